/** A backend with only sessions and a cable, on which comments can be published. Controlled over IPC. */
import { startStubApi } from '../../support/stubApi.ts';
import type { Published } from './messages.ts';

const api = await startStubApi();
/** The messages that it accepts. */
type Order = { users: number } | { subscriptions: true } | { publish: number; bytes?: number };

process.on('message', (order: Order) => {
  if ('users' in order) {
    process.send?.({ tokens: Array.from({ length: order.users }, (_, user) => api.sessions.issue(user + 1)) });
  } else if ('subscriptions' in order) {
    process.send?.({ subscriptions: api.cable.subscriptions().length });
  } else {
    const sentAt = performance.timeOrigin + performance.now();
    api.cable.broadcast('PurchaseOrderCommentsChannel', commentEvent(order.publish, order.bytes));
    process.send?.({ published: order.publish, sentAt } satisfies Published);
  }
});
process.send?.({ url: api.url, cableUrl: api.cableUrl });

/** Returns a comment as api/v1 announces it; its message contains the number that is counted. */
const commentEvent = (number: number, bytes = 200) => ({
  action_type: 'create',
  comment: {
    id: number,
    message: `#${number}#`.padEnd(bytes, 'The consignee asks for the certificate of analysis. '),
    source: 'internal',
    user: { id: 7, first_name: 'Amina', last_name: 'Okafor', picture: null },
    created_at: '2026-11-20T08:00:00.000Z',
    edited_at: null,
    legacy_from_sap: false,
    parent: { id: 1, type: 'PurchaseOrder', label: 'PO 10001', purchase_order_id: null },
    abilities: [
      { action: 'update', allowed: false, reason: 'Not your comment' },
      { action: 'remove', allowed: false, reason: 'Not your comment' },
    ],
  },
});
