/** Notifications through the gateway, in front of a real backend. */

import type { FormattedExecutionResult } from 'graphql';
import { describe, expect, it } from 'vitest';
import { until } from '../support/processes.ts';
import { newItem, newLoadedShipment, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';
import { suiteStub } from '../support/stubbed.ts';

const stack = suiteStack();

const SHOWN = `id type readAt createdAt sender { id fullName } program { id name slug } record { type id label purchaseOrderId }
  ... on CommentNotification { commentId message source }
  ... on DocumentNotification { documentId documentType expiryDate }`;
const LIST = `query($unread: Boolean) { notifications(unread: $unread) { data { __typename ${SHOWN} } meta { count } } }`;

interface Summary {
  id: string;
  type: string;
  readAt: string | null;
  [field: string]: unknown;
}
const listOf = async (unread?: boolean) =>
  (
    (await stack().get('logistics', LIST, { unread })) as {
      notifications: { data: Summary[]; meta: { count: number } };
    }
  ).notifications;

describe('a notification', () => {
  it('is delivered live and in the list, with its record, and can be read and cleared', async () => {
    const { backend, gateway, get, tokenOf } = stack();
    const { world } = backend;
    const live: FormattedExecutionResult<Record<string, unknown>, unknown>[] = [];
    const client = gateway.live({ token: await tokenOf('logistics') });
    client.subscribe(
      { query: `subscription { notificationReceived { actionType notification { __typename ${SHOWN} } } }` },
      { next: (event) => void live.push(event), error() {}, complete() {} },
    );
    const event = async () => (await until('it is told', () => live.shift())).data;
    expect(await event()).toEqual({ notificationReceived: { actionType: 'REFETCH', notification: null } });

    const manager = await backend.as('manager');
    const order = await newOrder(manager, world);
    await manager.put(`purchase_orders/${order.id}/manage`, { user: { ids: [world.people.logistics] } });
    const common = {
      readAt: null,
      createdAt: expect.stringMatching(/Z$/),
      sender: { id: String(world.people.manager), fullName: 'manager Tester' },
      program: { id: String(world.program), name: 'Malaria', slug: 'malaria' },
      record: {
        type: 'PURCHASE_ORDER',
        id: String(order.id),
        label: expect.stringContaining(order.order_number.number),
        purchaseOrderId: null,
      },
    };
    const assigned = { __typename: 'AssignmentNotification', type: 'NEW_ASSIGNMENT', ...common };
    expect(await event()).toMatchObject({ notificationReceived: { actionType: 'CREATE', notification: assigned } });

    await get(
      'manager',
      `mutation { createComment(input: { type: PURCHASE_ORDER, id: ${order.id}, message: "Look", source: EXTERNAL }) { errors { message } } }`,
    );
    const commented = {
      __typename: 'CommentNotification',
      type: 'NEW_COMMENT',
      message: 'Look',
      source: 'EXTERNAL',
      ...common,
    };
    expect(await event()).toMatchObject({ notificationReceived: { actionType: 'CREATE', notification: commented } });
    await client.dispose();

    const { data, meta } = await listOf();
    expect([data, meta]).toMatchObject([[commented, assigned], { count: 2 }]);
    const [newest, oldest] = data;
    const read = 'mutation($id: ID!) { markNotificationRead(id: $id) { notification { id readAt } errors { code } } }';
    const marked = await get('logistics', read, { id: oldest?.id });
    expect(marked).toMatchObject({ markNotificationRead: { notification: { id: oldest?.id }, errors: [] } });
    expect((await listOf(true)).data).toMatchObject([{ id: newest?.id }]);
    expect((await listOf()).data.map(({ readAt }) => readAt === null)).toEqual([true, false]);
    const { errors } = await stack().ask('manager', read, { id: newest?.id });
    expect(errors.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);

    const clear = 'mutation($id: ID!) { clearNotifications(input: { upTo: $id }) { clearedUpTo errors { code } } }';
    expect(await get('logistics', clear, { id: oldest?.id })).toEqual({
      clearNotifications: { clearedUpTo: oldest?.id, errors: [] },
    });
    // Newer notifications stay.
    expect((await listOf()).data.map(({ id }) => id)).toEqual([newest?.id]);
  });

  it('includes the order that it is about, or that its item belongs to, with the readable fields', async () => {
    const { backend, get } = stack();
    const { world } = backend;
    const manager = await backend.as('manager');
    const order = await newOrder(manager, world);
    const item = await newItem(manager, order.id);
    await manager.put(`purchase_orders/${order.id}/manage`, { user: { ids: [world.people.inventory] } });
    await manager.post(`order_items/${item.id}/comments`, { comment: { message: 'Look', source: 'internal' } });
    const records = `{ notifications(items: 2) { data { record {
      type purchaseOrder { id orderNumber vendor { name } } shipment { id } } } } }`;
    const purchaseOrder = {
      id: String(order.id),
      orderNumber: order.order_number.number,
      vendor: { name: 'Kenya Pharma' },
    };
    const { notifications } = (await get('inventory', records)) as { notifications: object };
    expect(notifications).toEqual({
      data: [
        { record: { type: 'ORDER_ITEM', purchaseOrder, shipment: null } },
        { record: { type: 'PURCHASE_ORDER', purchaseOrder, shipment: null } },
      ],
    });
  });

  it('leads to a shipment that was sent for review', async () => {
    const { backend, get } = stack();
    const logistics = await backend.as('logistics');
    const shipment = await newLoadedShipment(await backend.as('manager'), backend.world);
    await logistics.put(`commercial_invoices/${shipment.id}/assigned_status`, { record: { status: 'in_review' } });
    const id = String(shipment.id);
    const { notifications } = (await get(
      'manager',
      `{ notifications { data { __typename type record { type id purchaseOrder { id } shipment { id group { name } } } } } }`,
    )) as { notifications: { data: object[] } };
    expect(notifications.data[0]).toEqual({
      __typename: 'ReviewNotification',
      type: 'SHIPMENT_IN_REVIEW',
      record: { type: 'SHIPMENT', id, purchaseOrder: null, shipment: { id, group: { name: 'Kenya clinics' } } },
    });
  });
});

describe('the notification settings of a user', () => {
  const SETTINGS = 'enabled allPrograms types { type enabled } programs { programId enabled }';
  const UPDATE = `mutation($input: UpdateNotificationSettingsInput!) {
    updateNotificationSettings(input: $input) { notificationSettings { ${SETTINGS} } errors { field code } }
  }`;

  it('enable everything at first, and change switch by switch', async () => {
    const { get, backend } = stack();
    const { notificationTypes } = (await get('inventory', '{ notificationTypes { type description } }')) as {
      notificationTypes: Array<{ type: string }>;
    };
    const kinds = [
      'NEW_COMMENT',
      'NEW_ASSIGNMENT',
      'DOCUMENT_EXPIRES_SOON',
      'DOCUMENT_EXPIRES_TODAY',
      'SHIPMENT_IN_REVIEW',
      'PARTY_PROHIBITED',
    ];
    expect(notificationTypes.map(({ type }) => type)).toEqual(kinds);
    const on = (type: string) => ({ type, enabled: true });
    const programId = String(backend.world.program);
    const first = { enabled: true, allPrograms: true, types: kinds.map(on), programs: [{ programId, enabled: true }] };
    expect(await get('inventory', `{ notificationSettings { ${SETTINGS} } }`)).toEqual({ notificationSettings: first });
    const input = {
      allPrograms: false,
      types: [{ type: 'DOCUMENT_EXPIRES_SOON', enabled: false }],
      programs: [{ programId, enabled: false }],
    };
    const changed = {
      ...first,
      allPrograms: false,
      types: kinds.map((type) => ({ type, enabled: type !== 'DOCUMENT_EXPIRES_SOON' })),
      programs: [{ programId, enabled: false }],
    };
    expect(await get('inventory', UPDATE, { input })).toEqual({
      updateNotificationSettings: { notificationSettings: changed, errors: [] },
    });
    expect(await get('inventory', UPDATE, { input: { enabled: false } })).toMatchObject({
      updateNotificationSettings: { notificationSettings: { ...changed, enabled: false } },
    });
  });

  it("accept only the user's own programs", async () => {
    const { other } = stack().backend.world;
    const input = { programs: [{ programId: String(other.program), enabled: false }] };
    const { updateNotificationSettings } = (await stack().get('inventory', UPDATE, { input })) as {
      updateNotificationSettings: { notificationSettings: null; errors: Array<{ field: string; code: string }> };
    };
    expect(updateNotificationSettings.notificationSettings).toBeNull();
    expect(updateNotificationSettings.errors[0]?.code).toBe('INVALID');
    expect(updateNotificationSettings.errors[0]?.field).toMatch(/^programs/);
  });
});

describe('another backend', async () => {
  const { api, gateway, token } = await suiteStub();

  const row = (id: number, eventType: string, data: object) => ({
    id,
    event_type: eventType,
    read_at: null,
    created_at: '2026-11-20T05:49:00.000Z',
    sender: null,
    data,
  });

  it('may spell kinds in lower case, omit parts, and send unknown kinds', async () => {
    const attached_to = { type: 'OrderItem', id: 9, label: 'Line 1', purchase_order_id: 4 };
    const attachment = { id: 7, document_type: 'visa', expiry_date: '2026-12-20' };
    const data = [
      row(3, 'attachment_will_expire_soon', { attached_to, attachment }),
      row(2, 'somebody_waved', {}),
      row(1, 'COMMERCIAL_INVOICE_IN_REVIEW', { object: { id: 5, label: 'CI-5' }, program: null }),
    ];
    api.on('GET', 'notifications', () => ({ body: { data, meta: { page: 1, pages: 1, count: 3 } } }));
    const answer = await gateway.ask(LIST, {}, { token });
    expect(answer.errors).toEqual([]);
    expect(answer.data).toMatchObject({
      notifications: {
        data: [
          {
            type: 'DOCUMENT_EXPIRES_SOON',
            program: null,
            record: { type: 'ORDER_ITEM', id: '9', purchaseOrderId: '4' },
            documentType: 'visa',
          },
          { type: 'SHIPMENT_IN_REVIEW', sender: null, record: { type: 'SHIPMENT', id: '5', purchaseOrderId: null } },
        ],
      },
    });
  });

  it('may key its settings by the kinds themselves', async () => {
    const notification_types = { NEW_COMMENT: false, new_assignment: true, somebody_waved: true };
    const settings = { notifications_enabled: true, all_programs: false, notification_types, programs_settings: [] };
    api.on('GET', 'notifications/settings', () => ({ body: { data: settings } }));
    const { data } = await gateway.ask('{ notificationSettings { types { type enabled } } }', {}, { token });
    expect(data).toEqual({
      notificationSettings: {
        types: [
          { type: 'NEW_COMMENT', enabled: false },
          { type: 'NEW_ASSIGNMENT', enabled: true },
        ],
      },
    });
  });

  it('may revoke the right, which ends the subscription', async () => {
    const client = gateway.live({ token });
    let heard = 0;
    let problem: unknown;
    client.subscribe(
      { query: 'subscription { notificationReceived { actionType } }' },
      {
        next() {
          heard += 1;
        },
        error(error) {
          problem = error;
        },
        complete() {},
      },
    );
    await until('it is heard', () => heard > 0);
    api.cable.broadcast('NotificationsChannel', { action_type: 'create', notification: row(4, 'somebody_waved', {}) });
    api.cable.revoke('NotificationsChannel');
    expect(await until('it ends', () => problem)).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect(heard).toBe(1);
    await client.dispose();
  });
});
