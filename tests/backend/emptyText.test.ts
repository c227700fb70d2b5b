/** Tests that null and an empty text clear an optional text, be it free text or a key of a closed list. */
import { expect, it } from 'vitest';
import type { One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { itemFields, newItem, newOrder, newShipment } from '../support/records.ts';

const backend = suiteBackend();

it.each([
  ['null', null],
  ['an empty text', ''],
])('%s clears every optional text of an item, and is stored as null in a new one', async (_what, empty) => {
  const api = await backend().as('manager');
  const order = await newOrder(api, backend().world);
  const filled = {
    ...{ invoice_number: 'I-1', wcm_invoice_number: 'W-1', hs_code: '3822.19', notes: 'Keep dry', un_number: 'UN3373' },
    ...{ storage: 'frozen', shipment: 'air', mta_status: 'signed' },
  };
  const emptied = Object.fromEntries(Object.keys(filled).map((field) => [field, empty]));
  const cleared = Object.fromEntries(Object.keys(filled).map((field) => [field, null]));
  const item = await newItem(api, order.id, filled);
  expect(item).toMatchObject(filled);
  const change = {
    ...emptied,
    assessment_attributes: { dg_class: empty },
    goods_receipt_attributes: { condition: empty },
  };
  const { data } = await api.put<One<object>>(`order_items/${item.id}`, { order_item: change });
  expect(data).toMatchObject({ ...cleared, assessment: { dg_class: null }, goods_receipt: { condition: null } });
  const order_item = { ...itemFields(order.id, { position: '7' }), ...emptied };
  expect((await api.post<One<object>>('order_items', { order_item })).data).toMatchObject(cleared);
});

it.each([
  ['null', null],
  ['an empty text', ''],
])('%s clears the optional texts of a shipment, a vendor and an end user', async (_what, empty) => {
  const { as, world } = backend();
  const api = await as('orgAdmin');
  const shipment = await newShipment(api, world, { package_type: 'box', incoterm: 'FCA', awb: '123' });
  const put = async (path: string, body: object) => (await api.put<One<object>>(path, body)).data;
  const commercial_invoice = { package_type: empty, incoterm: empty, awb: empty };
  expect(await put(`commercial_invoices/${shipment.id}`, { commercial_invoice })).toMatchObject({
    package_type: null,
    incoterm: null,
    awb: null,
  });
  const cleared = { risk_level: null, notes: null };
  const fields = { risk_level: empty, notes: empty };
  expect(await put(`vendors/${world.vendor}`, { vendor: fields })).toMatchObject(cleared);
  expect(await put(`end_users/${world.endUser}`, { end_user: fields })).toMatchObject(cleared);
});

it('an unknown key of a closed list is rejected on its field', async () => {
  const api = await backend().as('manager');
  const item = await newItem(api, (await newOrder(api, backend().world)).id);
  const { errors } = await api.refused(422, 'put', `order_items/${item.id}`, { order_item: { storage: 'cellar' } });
  expect(errors).toEqual({ storage: ['is not one of the allowed values'] });
});
