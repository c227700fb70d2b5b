import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { insertShipment, newItem, newOrder, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let procurement: Api;
let clerk: Api;
let order: PurchaseOrder;

beforeAll(async () => {
  const { as, world } = backend();
  procurement = await as('procurement');
  clerk = await as('inventory');
  order = await newOrder(procurement, world);
});

const addItem = (fields: object) => newItem(procurement, order.id, fields);
const edit = (item: OrderItem, fields: object, api = procurement) =>
  api.put<One<OrderItem>>(`order_items/${item.id}`, { order_item: fields });
const refusedEdit = (status: number, item: OrderItem, fields: object, api = procurement) =>
  api.refused<OrderItem>(status, 'put', `order_items/${item.id}`, { order_item: fields });
const historyOf = (item: OrderItem) => readHistory(backend().db, 'OrderItem', item.id);

describe('editing an order item', () => {
  it('changes only the fields sent and records the changes in the history', async () => {
    const item = await addItem({ position: '40', notes: 'from the plant in Nairobi' });
    const { data } = await edit(item, { lock_version: 1, quantity: '12.000', notes: null, hs_code: '3822.19' });
    expect(data).toMatchObject({
      quantity: '12',
      notes: null,
      hs_code: '3822.19',
      total_value: '30.00',
      lock_version: 2,
    });
    expect(data.material).toBe(item.material);
    expect((await historyOf(item)).at(-1)).toMatchObject({
      action: 'update',
      changes: expect.arrayContaining([
        { field: 'quantity', from: '10', to: '12' },
        { field: 'notes', from: 'from the plant in Nairobi', to: null },
      ]),
    });
  });

  it('changes nothing if no value differs', async () => {
    const item = await addItem({ position: '41' });
    const { data } = await edit(item, { quantity: '10.0', value_per_item: 2.5, countries_of_manufacture: [] });
    expect(data.lock_version).toBe(1);
    expect(await historyOf(item)).toHaveLength(1);
  });

  it('rejects an outdated version with 409 and the current record', async () => {
    const item = await addItem({ position: '42' });
    await edit(item, { lock_version: 1, material: 'Somebody else was first' });
    const { code, data } = await refusedEdit(409, item, { lock_version: 1, material: 'Me too' });
    expect(code).toBe('stale');
    expect(data).toMatchObject({ material: 'Somebody else was first', lock_version: 2 });
    await edit(item, { material: 'Without a version the last one wins' });
  });

  it('never marks the item as assessed or received', async () => {
    const item = await addItem({ position: '43' });
    const { data } = await edit(item, {
      assessment_attributes: { assessed: true, dg_class: '8' },
      goods_receipt_attributes: { received: true, condition: 'good' },
    });
    expect(data.assessment).toEqual({ assessed: false, dg_class: '8', dg_description: null });
    expect(data.goods_receipt).toMatchObject({ received: false, received_date: null, condition: 'good' });
  });

  it('lets a clerk change only the assessment, the receipt and the split options', async () => {
    const item = await addItem({ position: '44' });
    const { data } = await edit(
      item,
      {
        // The form sends the whole item; only fields that differ count.
        material: item.material,
        split_kit: true,
        assessment_attributes: { dg_class: '5.1' },
        goods_receipt_attributes: { received_date: '2026-04-01', condition: 'opened' },
      },
      clerk,
    );
    expect(data).toMatchObject({
      split_kit: true,
      assessment: { dg_class: '5.1' },
      goods_receipt: { condition: 'opened' },
    });
    const { error } = await refusedEdit(
      403,
      item,
      { material: 'Other', assessment_attributes: { dg_class: '3' } },
      clerk,
    );
    expect(error).toBe('Your role does not allow changes to material');
    const logistics = await backend().as('logistics');
    await refusedEdit(403, item, { assessment_attributes: { dg_class: '3' } }, logistics);
    expect((await edit(item, { split_quantity: true }, logistics)).data.split_quantity).toBe(true);
    await refusedEdit(403, item, { split_quantity: false }, await backend().as('viewer'));
  });

  it('hides fields that are switched off, keeps their data, and rejects them when sent', async () => {
    const { db, world } = backend();
    const item = await addItem({ position: '45', invoice_number: 'INV-7', wbg_mat_doc: 'MD-1' });
    expect(item).toMatchObject({ invoice_number: 'INV-7', wbg_mat_doc: 'MD-1' });
    const flags = (value: string) =>
      db.updateTable('organizations').set({ feature_flags: value }).where('id', '=', world.organization).execute();
    const before = await db
      .selectFrom('organizations')
      .select('feature_flags')
      .where('id', '=', world.organization)
      .executeTakeFirstOrThrow();
    await flags('{"wbg_mat_doc_enabled": true}');
    try {
      const { data } = await procurement.get<One<OrderItem>>(`order_items/${item.id}`);
      expect(data).toMatchObject({ invoice_number: null, wbg_mat_doc: 'MD-1' });
      expect((await refusedEdit(422, item, { invoice_number: 'INV-8' })).errors).toEqual({
        invoice_number: ['is switched off in this organization'],
      });
      const list = `order_items?program_id=${world.program}&filters[invoice_number]=INV-7`;
      expect(await procurement.get(list)).toMatchObject({ meta: { count: 0 } });
    } finally {
      await flags(JSON.stringify(before.feature_flags));
    }
    const { data } = await procurement.get<One<OrderItem>>(`order_items/${item.id}`);
    expect(data.invoice_number).toBe('INV-7');
  });

  it('requires a country of manufacture while the item is in a shipment', async () => {
    const { db, world } = backend();
    const item = await addItem({ position: '46', countries_of_manufacture: ['IN'] });
    const shipment = await insertShipment(db, world, { awb: '176-12345675' });
    await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
    expect((await refusedEdit(422, item, { countries_of_manufacture: [] })).errors).toEqual({
      countries_of_manufacture: ["can't be blank while the item is in a shipment"],
    });
    const { data } = await edit(item, { countries_of_manufacture: ['CH'] });
    expect(data).toMatchObject({
      commercial_invoice_id: shipment,
      shipment_awb_prefix: '176',
      shipment_awb_number: '12345675',
    });
  });

  it.each([
    ['shipping', 'An item in transit cannot be edited'],
    ['delivered', 'A delivered item cannot be edited'],
    ['lost', 'A lost item cannot be edited'],
    ['demaged', 'A damaged item cannot be edited'],
    ['archived', 'An archived item cannot be edited'],
  ])('refuses edits of an item that is %s', async (status, reason) => {
    const item = await newItem(procurement, (await newOrder(procurement, backend().world)).id);
    await backend().db.updateTable('order_items').set({ status }).where('id', '=', item.id).execute();
    expect(await refusedEdit(409, item, { material: 'Other' })).toEqual({ code: 'transition', error: reason });
    const { data } = await procurement.get<One<OrderItem>>(`order_items/${item.id}`);
    expect(data.abilities).toContainEqual({ action: 'update', allowed: false, reason });
    expect(data.permission.update).toBe(false);
  });

  it('respects the locks of order and shipment, except for roles that may edit in review', async () => {
    const { db, world, as } = backend();
    const own = await newOrder(procurement, world);
    const item = await newItem(procurement, own.id, { countries_of_manufacture: ['IN'] });
    const shipment = await insertShipment(db, world, { status: 'in_review' });
    await db.updateTable('order_items').set({ shipment_id: shipment }).where('id', '=', item.id).execute();
    expect(await refusedEdit(409, item, { material: 'Other' })).toEqual({
      code: 'transition',
      error: 'The invoice is in review and cannot be edited until reviewed',
    });
    await edit(item, { material: 'Managers may' }, await as('manager'));
    await db.updateTable('purchase_orders').set({ status: 'archived' }).where('id', '=', own.id).execute();
    const { error } = await refusedEdit(409, item, { material: 'Other' }, await as('manager'));
    expect(error).toBe('An archived order cannot be edited');
  });
});
