/** Creates notifications for people of the test world, through the gateway. */
import { inject } from 'vitest';
import type { Order } from '../../e2e/support/orders.ts';
import type { Person } from '../world.ts';
import { asking } from './session.ts';

type Commented = 'PURCHASE_ORDER' | 'ORDER_ITEM' | 'SHIPMENT';

/** Assigns a person to an order, who is notified of it. */
export async function assign(order: Order, person: Person, by: Person = 'manager'): Promise<void> {
  await asking(by)(
    `mutation($id: ID!, $input: AssignUsersInput!) {
      assignPurchaseOrderUsers(id: $id, input: $input) { errors { message } }
    }`,
    { id: order.id, input: { userIds: [String(inject('world').people[person])] } },
  );
}

/** Writes a comment, which the assigned users are notified of; returns its id. */
export async function comment(by: Person, type: Commented, id: string, message: string, source = 'INTERNAL') {
  const { createComment } = await asking(by)<{ createComment: { comment: { id: string } } }>(
    'mutation($input: CreateCommentInput!) { createComment(input: $input) { comment { id } errors { message } } }',
    { input: { type, id, message, source } },
  );
  return createComment.comment.id;
}

/** Returns the number of a person's unread notifications. */
export async function unreadOf(person: Person): Promise<number> {
  const { notifications } = await asking(person)<{ notifications: { meta: { count: number } } }>(
    '{ notifications(unread: true) { meta { count } } }',
  );
  return notifications.meta.count;
}

/** Removes all notifications of a person. */
export async function forget(person: Person): Promise<void> {
  const { notifications } = await asking(person)<{ notifications: { data: { id: string }[] } }>(
    '{ notifications(items: 1) { data { id } } }',
  );
  const upTo = notifications.data[0]?.id;
  if (!upTo) return;
  await asking(person)('mutation($id: ID!) { clearNotifications(input: { upTo: $id }) { errors { message } } }', {
    id: upTo,
  });
}
