import { beforeAll, describe, expect, it } from 'vitest';
import { newItem, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
let orderId: string;

beforeAll(async () => {
  const { backend } = stack();
  const order = await newOrder(await backend.as('manager'), backend.world);
  orderId = String(order.id);
});

const CREATE = `mutation($input: CreateOrderItemInput!) {
  createOrderItem(input: $input) {
    orderItem {
      id position quantity valuePerItem totalValue shipmentType storage countriesOfManufacture notes hsCode lockVersion
      status { key } assessment { dgClass dgDescription } goodsReceipt { receivedDate condition }
    }
    errors { field message code }
  }
}`;
const whole = {
  position: '1',
  catalogNumber: 'CAT-1',
  material: 'Nevirapine 200 mg',
  quantity: 12.5,
  sizePerItem: 'KT',
  valuePerItem: '3.1025',
};

describe('an order item', () => {
  it('is created with all fields of its input, except empty texts', async () => {
    const { conditions, storageRequirements, shipmentTypes } = (await stack().get(
      'manager',
      '{ conditions { key } storageRequirements { key } shipmentTypes { key } }',
    )) as Record<string, Array<{ key: string }>>;
    const input = {
      ...whole,
      purchaseOrderId: orderId,
      notes: '',
      hsCode: '3002.15',
      shipmentType: shipmentTypes?.[0]?.key,
      storage: storageRequirements?.[0]?.key,
      countriesOfManufacture: ['KE', 'IN'],
      dgClass: '3',
      dgDescription: 'Flammable',
      condition: conditions?.[0]?.key,
      receivedDate: '2026-01-31',
    };
    const { createOrderItem } = (await stack().get('manager', CREATE, { input })) as Record<
      string,
      Record<string, unknown>
    >;
    expect(createOrderItem?.['errors']).toEqual([]);
    expect(createOrderItem?.['orderItem']).toMatchObject({
      position: '1',
      quantity: '12.5',
      valuePerItem: '3.1025',
      totalValue: '38.78',
      shipmentType: input.shipmentType,
      storage: input.storage,
      countriesOfManufacture: ['KE', 'IN'],
      notes: null,
      status: { key: 'open' },
      assessment: { dgClass: '3', dgDescription: 'Flammable' },
      goodsReceipt: { receivedDate: '2026-01-31', condition: input.condition },
    });
  });

  it('is rejected field by field, under the field names of the input', async () => {
    const input = {
      ...whole,
      purchaseOrderId: orderId,
      position: '7',
      quantity: '0',
      valuePerItem: '1.00505',
      dgClass: '99',
      shipmentType: 'by mule',
    };
    const { createOrderItem } = (await stack().get('manager', CREATE, { input })) as {
      createOrderItem: { orderItem: null; errors: Array<{ field: string; code: string }> };
    };
    expect(createOrderItem.orderItem).toBeNull();
    const fields = createOrderItem.errors.map((error) => error.field);
    expect(fields).toEqual(expect.arrayContaining(['quantity', 'valuePerItem', 'dgClass', 'shipmentType']));
    expect(new Set(createOrderItem.errors.map((error) => error.code))).toEqual(new Set(['INVALID']));
  });

  it('changes only the fields that are sent, clears null ones, and rejects a stale edit with the current item', async () => {
    const { backend, get } = stack();
    const item = await newItem(await backend.as('manager'), Number(orderId), {
      position: '20',
      hs_code: '1234.56',
      notes: 'Fragile',
    });
    const update = `mutation($id: ID!, $input: UpdateOrderItemInput!) {
      updateOrderItem(id: $id, input: $input) { orderItem { hsCode notes material lockVersion } errors { code } current { material } }
    }`;
    const input = { lockVersion: item.lock_version, hsCode: null, material: 'Efavirenz' };
    expect(await get('manager', update, { id: item.id, input })).toMatchObject({
      updateOrderItem: {
        orderItem: { hsCode: null, notes: 'Fragile', material: 'Efavirenz' },
        errors: [],
        current: null,
      },
    });
    expect(await get('manager', update, { id: item.id, input })).toEqual({
      updateOrderItem: { orderItem: null, errors: [{ code: 'STALE' }], current: { material: 'Efavirenz' } },
    });
  });

  it('moves through its statuses, and can be removed only while it is open', async () => {
    const { backend, get } = stack();
    const item = await newItem(await backend.as('manager'), Number(orderId), { position: '30' });
    const query =
      '{ orderItem(id: ID) { status { key } nextStatuses { key name } statusReasons(status: "on_hold") abilities { action allowed } } }';
    const { orderItem } = (await get('manager', query.replace('ID', String(item.id)))) as {
      orderItem: { nextStatuses: unknown };
    };
    expect(orderItem).toMatchObject({ status: { key: 'open' }, statusReasons: ['Waiting for vendor'] });
    expect(orderItem.nextStatuses).toContainEqual({ key: 'on_hold', name: expect.any(String) });
    const move = `mutation($id: ID!) {
      assignOrderItemStatus(id: $id, input: { status: "on_hold", subStatus: "Waiting for vendor" }) { orderItem { status { key } subStatus } errors { code } }
      deleteOrderItem(id: $id) { deletedId errors { field message code } }
    }`;
    expect(await get('orgAdmin', move, { id: item.id })).toEqual({
      assignOrderItemStatus: { orderItem: { status: { key: 'on_hold' }, subStatus: 'Waiting for vendor' }, errors: [] },
      deleteOrderItem: {
        deletedId: null,
        errors: [{ field: 'base', message: 'Cannot remove with status different than OPEN', code: 'TRANSITION' }],
      },
    });
    const open = await newItem(await backend.as('manager'), Number(orderId), { position: '31' });
    const remove =
      'mutation($id: ID!, $v: Int) { deleteOrderItem(id: $id, lockVersion: $v) { deletedId errors { code } current { position } } }';
    expect(await get('orgAdmin', remove, { id: open.id, v: open.lock_version - 1 })).toEqual({
      deleteOrderItem: { deletedId: null, errors: [{ code: 'STALE' }], current: { position: '31' } },
    });
    expect(await get('orgAdmin', remove, { id: open.id, v: open.lock_version })).toEqual({
      deleteOrderItem: { deletedId: String(open.id), errors: [], current: null },
    });
    expect(await get('manager', `{ orderItem(id: ${open.id}) { id } }`)).toEqual({ orderItem: null });
  });

  it('is found by every filter and sorted by every sort field of the schema', async () => {
    const { get, backend } = stack();
    const list = `query($p: ID!, $filter: OrderItemFilter, $sort: OrderItemSort) {
      orderItems(programId: $p, filter: $filter, sort: $sort, search: "nevirapine") { data { id purchaseOrder { id } } meta { count } }
    }`;
    const range = { from: '0', to: '1000' };
    const filter = {
      material: 'nevir',
      catalogNumber: 'CAT',
      quantity: range,
      totalValue: range,
      valuePerItem: range,
      urgent: false,
      splitKit: false,
      statuses: ['open'],
      countriesOfManufacture: ['KE'],
      dgClasses: ['3'],
      dgDescription: 'flam',
      receivedDate: { from: '2026-01-01', to: '2026-12-31' },
      vendorName: 'pharma',
    };
    const found = await get('manager', list, { p: backend.world.program, filter });
    expect(found).toMatchObject({ orderItems: { data: [{ purchaseOrder: { id: orderId } }], meta: { count: 1 } } });
    const rest = {
      invoiceNumber: 'x',
      wcmInvoiceNumber: 'x',
      conditions: ['good'],
      mtaStatuses: ['none'],
      shipmentTypes: ['x'],
      storages: ['x'],
      eeiExport: true,
    };
    const { errors } = await stack().ask('manager', list, { p: backend.world.program, filter: rest });
    // Unknown keys are rejected by name, which shows that each filter arrived.
    expect(errors.every((error) => error.extensions.code === 'BAD_USER_INPUT')).toBe(true);
    for (const field of [
      'POSITION',
      'MATERIAL',
      'CATALOG_NUMBER',
      'STATUS',
      'DG_CLASS',
      'HS_CODE',
      'QUANTITY',
      'VALUE_PER_ITEM',
      'TOTAL_VALUE',
    ]) {
      for (const direction of ['ASC', 'DESC'])
        await get('manager', list, { p: backend.world.program, sort: { field, direction } });
    }
    const lists = `query($p: ID!, $o: ID!) {
      urgent: orderItems(programId: $p, filter: { overview: URGENT_ITEMS }) { data { urgent } }
      fresh: orderItems(programId: $p, purchaseOrderId: $o, assessed: false, received: false) { data { purchaseOrderId } }
      done: orderItems(purchaseOrderId: $o, received: true) { data { id } }
      orders: purchaseOrders(programId: $p, filter: { overview: PENDING_ORDERS }) { data { id } }
    }`;
    await newItem(await backend.as('manager'), Number(orderId), { position: '40', urgent: true });
    expect(await get('manager', lists, { p: backend.world.program, o: orderId })).toMatchObject({
      urgent: { data: [{ urgent: true }] },
      fresh: { data: expect.arrayContaining([{ purchaseOrderId: orderId }]) },
      done: { data: [] },
      orders: { data: [{ id: orderId }] },
    });
    const nowhere = '{ orderItems(purchaseOrderId: 999999) { meta { count } } }';
    expect(await get('manager', nowhere)).toEqual({ orderItems: { meta: { count: 0 } } });
  });

  it('is written with its order as it is after the write in the same answer', async () => {
    const { backend, get } = stack();
    const { id: purchaseOrderId } = await newOrder(await backend.as('manager'), backend.world);
    const other = await newItem(await backend.as('manager'), Number(orderId), { position: '4711' });
    const orderAfter = 'id totalValue itemsWork { toAssess }';
    const sent = async (call: string) => {
      const answer = (await get('orgAdmin', `mutation { written: ${call} }`)) as { written: Record<string, unknown> };
      return answer.written;
    };
    const fields = (position: string, quantity = '2') =>
      `position: "${position}", catalogNumber: "C", material: "M", quantity: "${quantity}", sizePerItem: "EA", valuePerItem: "5"`;
    const created =
      await sent(`createOrderItem(input: { purchaseOrderId: ${purchaseOrderId}, splitQuantity: true, ${fields('1')} }) {
      orderItem { id } purchaseOrder { ${orderAfter} } }`);
    const { id } = created['orderItem'] as { id: string };
    const order = (totalValue: string, toAssess: number) => ({
      id: String(purchaseOrderId),
      totalValue,
      itemsWork: { toAssess },
    });
    const version = async (item: string | number) => {
      const { orderItem } = (await get('orgAdmin', `{ orderItem(id: ${item}) { lockVersion } }`)) as {
        orderItem: { lockVersion: number };
      };
      return `lockVersion: ${orderItem.lockVersion}`;
    };
    expect(created['purchaseOrder']).toEqual(order('10.00', 1));
    expect(
      await sent(
        `updateOrderItem(id: ${id}, input: { quantity: "4", ${await version(id)} }) { purchaseOrder { ${orderAfter} } }`,
      ),
    ).toEqual({ purchaseOrder: order('20.00', 1) });
    expect(
      await sent(`createOrderItems(purchaseOrderId: ${purchaseOrderId}, inputs: [{ ${fields('2')} }, { ${fields('3')} }]) {
        results { purchaseOrder { id } } purchaseOrders { ${orderAfter} } }`),
    ).toEqual({
      results: [{ purchaseOrder: { id: String(purchaseOrderId) } }, { purchaseOrder: { id: String(purchaseOrderId) } }],
      purchaseOrders: [order('40.00', 3)],
    });
    expect(
      await sent(
        `splitOrderItemByQuantity(id: ${id}, input: { quantity: "1", ${await version(id)} }) { errors { message } purchaseOrder { ${orderAfter} } }`,
      ),
    ).toEqual({ errors: [], purchaseOrder: order('40.00', 4) });
    const more = await sent(`createOrderItem(input: { purchaseOrderId: ${purchaseOrderId}, ${fields('9')} }) {
      orderItem { id } }`);
    const last = more['orderItem'] as { id: string };
    expect(await sent(`deleteOrderItem(id: ${last.id}) { deletedId purchaseOrder { ${orderAfter} } }`)).toEqual({
      deletedId: last.id,
      purchaseOrder: order('40.00', 4),
    });
    expect(
      await sent(
        `assessOrderItem(id: ${id}, input: { dgClass: "3", dgDescription: "Flammable", ${await version(id)} }) { errors { message } purchaseOrder { ${orderAfter} } }`,
      ),
    ).toEqual({
      errors: [],
      purchaseOrder: order('40.00', 3),
    });
    expect(
      await sent(`updateOrderItems(inputs: [{ id: ${id}, quantity: "1", ${await version(id)} }, { id: ${other.id}, notes: "N", ${await version(other.id)} }]) {
        errors { message } purchaseOrders { id } }`),
    ).toEqual({ errors: [], purchaseOrders: [{ id: String(purchaseOrderId) }, { id: orderId }] });
    expect(
      await sent(
        `deleteOrderItems(inputs: [{ id: ${other.id}, ${await version(other.id)} }]) { results { deletedId } purchaseOrders { id } }`,
      ),
    ).toEqual({ results: [{ deletedId: String(other.id) }], purchaseOrders: [{ id: orderId }] });
  });

  it('says where it is in its order, and once removed, what it was and who removed it', async () => {
    const { backend } = stack();
    const manager = await backend.as('manager');
    const order = await newOrder(manager, backend.world);
    const [first, second] = [
      await newItem(manager, order.id, { position: '1', material: 'Gloves' }),
      await newItem(manager, order.id, { position: '2', material: 'Masks' }),
    ];
    const place = `{ orderItem(id: ${second.id}) { place { at count } } }`;
    expect(await stack().get('viewer', place)).toEqual({ orderItem: { place: { at: 2, count: 2 } } });
    await manager.delete(`order_items/${first.id}`);
    const removed = (id: number) => `{ removedOrderItem(purchaseOrderId: ${order.id}, id: ${id}) {
      id purchaseOrderId position material splitFrom { id }
      removal { source user { fullName } changes { field from } }
    } }`;
    expect(await stack().get('viewer', removed(first.id))).toMatchObject({
      removedOrderItem: {
        id: String(first.id),
        purchaseOrderId: String(order.id),
        position: '1',
        material: 'Gloves',
        splitFrom: null,
        removal: {
          source: 'PERSON',
          user: { fullName: 'manager Tester' },
          changes: expect.arrayContaining([{ field: 'catalogNumber', from: first.catalog_number }]),
        },
      },
    });
    expect(await stack().get('viewer', removed(second.id))).toEqual({ removedOrderItem: null });
  });

  it('starts with the defaults of its order', async () => {
    const query = `{ purchaseOrder(id: ${orderId}) { newItemDefaults { position quantity urgent shipmentType storage } } }`;
    expect(await stack().get('manager', query)).toMatchObject({
      purchaseOrder: { newItemDefaults: { position: expect.stringMatching(/^\d+$/), quantity: '1', urgent: false } },
    });
  });
});
