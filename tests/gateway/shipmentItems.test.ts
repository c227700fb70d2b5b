import { describe, expect, it } from 'vitest';
import { newItem, newItems, newShipment, unused } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();

async function made(fields: object = {}) {
  const { backend } = stack();
  return newShipment(await backend.as('logistics'), backend.world, fields);
}

async function items(count: number, fields: object = {}) {
  const { backend } = stack();
  return newItems(await backend.as('procurement'), backend.world, count, fields);
}

const setItem = (id: number, fields: object) =>
  stack().backend.db.updateTable('order_items').set(fields).where('id', '=', id).execute();

const ADD = `mutation($id: ID!, $orderItemIds: [ID!]!) {
  addShipmentItems(id: $id, input: { orderItemIds: $orderItemIds }) {
    shipment { lockVersion dgClasses dgDeclaration valuesByHsCode { hsCode value } orderItems { data { id shipmentId shipmentAwbPrefix shipmentAwbNumber } meta { count } } }
    errors { field message code }
  }
}`;
const REMOVE = `mutation($id: ID!, $orderItemId: ID!) {
  removeShipmentItem(id: $id, input: { orderItemId: $orderItemId }) {
    shipment { lockVersion orderItems { data { id } } } errors { field code }
  }
}`;

describe('the items of a shipment', () => {
  it('are added together, listed by position with their values, and removed one by one', async () => {
    const { get } = stack();
    const { id } = await made({ awb: '125-12345675' });
    const [one, two] = await items(2, { hs_code: '3822.19', assessment_attributes: { dg_class: '3' } });
    if (!one || !two) throw new Error('There are two');
    const waybill = { shipmentAwbPrefix: '125', shipmentAwbNumber: '12345675' };
    const rows = [one, two].map((item) => ({ id: String(item.id), shipmentId: String(id), ...waybill }));
    expect(await get('logistics', ADD, { id, orderItemIds: [two.id, one.id] })).toEqual({
      addShipmentItems: {
        shipment: {
          lockVersion: 2,
          dgClasses: ['3'],
          dgDeclaration: true,
          valuesByHsCode: [{ hsCode: '382219', value: '50.00' }],
          orderItems: { data: rows, meta: { count: 2 } },
        },
        errors: [],
      },
    });
    expect(await get('logistics', REMOVE, { id, orderItemId: one.id })).toEqual({
      removeShipmentItem: {
        shipment: { lockVersion: 3, orderItems: { data: [{ id: String(two.id) }] } },
        errors: [],
      },
    });
  });

  it('are all rejected if one of them cannot be added, under the field name of the input', async () => {
    const { get } = stack();
    const { id } = await made();
    const [fine, bad] = await items(2);
    if (!fine || !bad) throw new Error('There are two');
    const add = () => get('logistics', ADD, { id, orderItemIds: [fine.id, bad.id] });
    await setItem(bad.id, { status: 'no_ship' });
    expect(await add()).toEqual({
      addShipmentItems: {
        shipment: null,
        errors: [
          { field: 'orderItemIds', message: expect.stringMatching(`^is not open.*: PO .*Line 2`), code: 'INVALID' },
        ],
      },
    });
    await setItem(bad.id, { status: 'open', countries_of_manufacture: [] });
    expect(await add()).toEqual({
      addShipmentItems: {
        shipment: null,
        errors: [
          { field: 'base', message: 'At least one Country of Manufacture needs to be provided.', code: 'INVALID' },
        ],
      },
    });
    expect(await get('logistics', `{ orderItem(id: ${fine.id}) { shipment { id } } }`)).toEqual({
      orderItem: { shipment: null },
    });
  });

  it('can be neither added nor removed once the shipment is in review', async () => {
    const { get, ask } = stack();
    const { id } = await made();
    const [inside, outside] = await items(2);
    if (!inside || !outside) throw new Error('There are two');
    await get('logistics', ADD, { id, orderItemIds: [inside.id] });
    await get('logistics', `mutation { sendShipmentForReview(id: ${id}) { errors { code } } }`);
    const refused = { shipment: null, errors: [expect.objectContaining({ field: 'base', code: 'TRANSITION' })] };
    expect(await get('logistics', ADD, { id, orderItemIds: [outside.id] })).toEqual({ addShipmentItems: refused });
    expect(await get('logistics', REMOVE, { id, orderItemId: inside.id })).toEqual({ removeShipmentItem: refused });
    expect((await ask('logistics', REMOVE, { id, orderItemId: outside.id })).errors[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
  });

  it('are added once, however often the request is sent with the same key', async () => {
    const { gateway, tokenOf } = stack();
    const { id } = await made();
    const [item] = await items(1);
    const who = { token: await tokenOf('logistics'), headers: { 'idempotency-key': unused('add') } };
    const add = () => gateway.ask(ADD, { id, orderItemIds: [item?.id] }, who);
    const [first, second] = [await add(), await add()];
    expect(first.data).toMatchObject({ addShipmentItems: { errors: [], shipment: { lockVersion: 2 } } });
    expect(second.data).toEqual(first.data);
  });
});

describe('comments on a shipment', () => {
  it('are its own, or include those of its items', async () => {
    const { get } = stack();
    const { id } = await made();
    const [item] = await items(1);
    await get('logistics', ADD, { id, orderItemIds: [item?.id] });
    const write = 'mutation($input: CreateCommentInput!) { createComment(input: $input) { errors { code } } }';
    await get('manager', write, { input: { type: 'SHIPMENT', id, message: 'When does it leave?' } });
    await get('manager', write, { input: { type: 'ORDER_ITEM', id: item?.id, message: 'Keep cold' } });
    const read = `query($on: CommentableInput!, $all: CommentableInput!) {
      own: comments(on: $on) { data { message } }
      all: comments(on: $all) { data { message parent { type } } }
      shipment(id: ${id}) { commentsCount }
    }`;
    const on = { type: 'SHIPMENT', id };
    expect(await get('logistics', read, { on, all: { ...on, withItems: true } })).toEqual({
      own: { data: [{ message: 'When does it leave?' }] },
      all: {
        data: [
          { message: 'Keep cold', parent: { type: 'ORDER_ITEM' } },
          { message: 'When does it leave?', parent: { type: 'SHIPMENT' } },
        ],
      },
      shipment: { commentsCount: 1 },
    });
  });
});

const AVAILABLE = `query($id: ID!, $filter: AvailableOrderItemFilter, $selectedIds: [ID!], $search: String) {
  shipment(id: $id) {
    availableOrderItems(filter: $filter, selectedIds: $selectedIds, search: $search, sort: { field: POSITION, direction: ASC }) {
      data {
        orderItem { id purchaseOrder { orderNumber } vendorName endUserName }
        selectable reason exportCheck { level hsCode value incompleteCode }
      }
      meta { page count }
    }
  }
}`;

interface Available {
  shipment: { availableOrderItems: { data: Array<{ orderItem: { id: string } }>; meta: { count: number } } };
}

describe('the items available to a shipment', () => {
  it('are listed with why they cannot be selected, and with the export rule applied to the selected ones', async () => {
    const { get } = stack();
    const { id } = await made();
    const material = unused('Kit');
    const [one, two, three] = await items(3, { material, hs_code: '3822190000', quantity: '500' });
    if (!one || !two || !three) throw new Error('There are three');
    await setItem(three.id, { status: 'on_hold', hs_code: null });
    const query = { id, filter: { material }, selectedIds: [one.id] };
    const row = (item: { id: number }) => ({
      orderItem: {
        id: String(item.id),
        purchaseOrder: { orderNumber: expect.any(String) },
        vendorName: 'Kenya Pharma',
        endUserName: 'Kenya Ministry',
      },
    });
    const exportCheck = { hsCode: '3822190000', incompleteCode: null };
    expect(await get('logistics', AVAILABLE, query)).toEqual({
      shipment: {
        availableOrderItems: {
          data: [
            {
              ...row(one),
              selectable: true,
              reason: null,
              exportCheck: { ...exportCheck, level: 'EXEMPT', value: '1250.00' },
            },
            {
              ...row(two),
              selectable: true,
              reason: null,
              exportCheck: { ...exportCheck, level: 'AT_LIMIT', value: '2500.00' },
            },
            {
              ...row(three),
              selectable: false,
              reason: 'Only open, assessed, received and ready items can be added',
              exportCheck: null,
            },
          ],
          meta: { page: 1, count: 3 },
        },
      },
    });
  });

  it('are found by every filter of the dialog', async () => {
    const { backend, get } = stack();
    const { id } = await made();
    const procurement = await backend.as('procurement');
    const [other] = await items(1);
    if (!other) throw new Error('There is one');
    const item = await newItem(procurement, other.purchase_order_id, {
      position: '7',
      material: 'Filtered kit',
      catalog_number: 'F-1',
      invoice_number: 'INV-F',
      wcm_invoice_number: 'WCM-F',
      urgent: true,
      split_kit: true,
      eei_export: true,
      mta_status: 'requested',
      storage: 'frozen',
      countries_of_manufacture: ['NO'],
      assessment_attributes: { dg_class: '3', dg_description: 'Flammable' },
      goods_receipt_attributes: { received_date: '2026-02-03', condition: 'good' },
    });
    const exactly = { from: '25.00', to: '25.00' };
    const filter = {
      material: 'filtered',
      catalogNumber: 'f-1',
      invoiceNumber: 'inv-f',
      wcmInvoiceNumber: 'wcm-f',
      receivedDate: { from: '2026-02-03', to: '2026-02-03' },
      dgDescription: 'flam',
      vendorName: 'pharma',
      quantity: { from: 10, to: 10 },
      totalValue: exactly,
      valuePerItem: { from: '2.5', to: '2.5' },
      urgent: true,
      splitKit: true,
      eeiExport: true,
      statuses: ['open'],
      countriesOfManufacture: ['NO'],
      conditions: ['good'],
      dgClasses: ['3'],
      mtaStatuses: ['requested'],
      storages: ['frozen'],
    };
    const found = async (wanted: object) => {
      const { shipment } = (await get('logistics', AVAILABLE, { id, filter: wanted })) as unknown as Available;
      return shipment.availableOrderItems.data.map(({ orderItem }) => orderItem.id);
    };
    expect(await found(filter)).toEqual([String(item.id)]);
    // Each filter arrives: if its value is changed, the item is no longer found.
    const turned = {
      urgent: false,
      splitKit: false,
      eeiExport: false,
      statuses: ['received'],
      countriesOfManufacture: ['KE'],
      conditions: ['damaged'],
      dgClasses: ['8'],
      mtaStatuses: ['not_required'],
      storages: ['ambient'],
      material: 'nothing of the kind',
      receivedDate: { from: '2026-02-04' },
      quantity: { to: 9 },
    };
    for (const [name, value] of Object.entries(turned)) expect(await found({ ...filter, [name]: value })).toEqual([]);
  });

  it('are visible only to users who may fill the shipment', async () => {
    const { id } = await made();
    const { data, errors } = await stack().ask(
      'viewer',
      `{ shipment(id: ${id}) { id availableOrderItems { meta { count } } } }`,
    );
    expect(errors.map((error) => error.extensions.code)).toEqual(['FORBIDDEN']);
    expect(data).toEqual({ shipment: { id: String(id), availableOrderItems: null } });
  });
});
