/** Closing orders whose items are not finished, through the gateway. */
import { expect, it } from 'vitest';
import { newItems, newOrder } from '../support/records.ts';
import { suiteStack } from '../support/stack.ts';

const stack = suiteStack();
const MOVE = `mutation($id: ID!, $confirmed: Boolean! = false) {
  assignPurchaseOrderStatus(id: $id, input: { status: "closed" }, confirmed: $confirmed) {
    purchaseOrder { status { key } } errors { field message code }
  }
}`;
const MOVE_MANY = `mutation($type: StatusModel!, $ids: [ID!]!, $status: String!, $confirmed: Boolean! = false) {
  assignStatuses(type: $type, ids: $ids, status: $status, confirmed: $confirmed, partial: true) {
    results { record { id } errors { field message code } } errors { message }
  }
}`;
const unfinished = {
  field: 'base',
  message: '1 line is not received: 1 · Nevirapine 200 mg',
  code: 'UNFINISHED_ITEMS',
};

it('names what is missing, one order or many, and closes what is confirmed', async () => {
  const { backend, get } = stack();
  const api = await backend.as('procurement');
  const [item] = await newItems(api, backend.world, 1);
  const id = String(item?.purchase_order_id);
  const empty = String((await newOrder(api, backend.world)).id);
  expect(await get('procurement', MOVE, { id })).toEqual({
    assignPurchaseOrderStatus: { purchaseOrder: null, errors: [unfinished] },
  });
  const many = { type: 'PURCHASE_ORDER', ids: [empty, id], status: 'closed' };
  expect(await get('procurement', MOVE_MANY, many)).toEqual({
    assignStatuses: {
      results: [
        { record: { id: empty }, errors: [] },
        { record: null, errors: [unfinished] },
      ],
      errors: [],
    },
  });
  expect(await get('procurement', MOVE, { id, confirmed: true })).toEqual({
    assignPurchaseOrderStatus: { purchaseOrder: { status: { key: 'closed' } }, errors: [] },
  });
});

it('confirms many, and nothing of other kinds of records', async () => {
  const { backend, get } = stack();
  const api = await backend.as('procurement');
  const [first, second] = [await newItems(api, backend.world, 1), await newItems(api, backend.world, 1)];
  const confirmed = { status: 'closed', confirmed: true };
  const orders = { type: 'PURCHASE_ORDER', ids: [first[0]?.purchase_order_id], ...confirmed };
  expect(await get('procurement', MOVE_MANY, orders)).toMatchObject({ assignStatuses: { results: [{ errors: [] }] } });
  const items = { type: 'ORDER_ITEM', ids: [second[0]?.id], status: 'on_hold', confirmed: true };
  expect(await get('procurement', MOVE_MANY, items)).toMatchObject({ assignStatuses: { results: [{ errors: [] }] } });
});
