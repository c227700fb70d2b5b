import { beforeAll, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { Api, Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { insertShipment, newItem, newOrder } from '../support/records.ts';

describeOnBoth('the list of order items', (backend) => {
  let viewer: Api;
  let orderId: number;
  let shipmentId: number;

  /** Returns the line numbers of a query's results, in the same order. */
  const positions = async (query: string, api = viewer) => {
    const { data } = await api.get<Many<OrderItem>>(`order_items?${query}`);
    return data.map(({ position }) => position);
  };
  const ofOrder = (query: string) => positions(`purchase_order_id=${orderId}&${query}`);

  beforeAll(async () => {
    const { as, db, world } = backend();
    const api = await as('orgAdmin');
    viewer = await as('viewer');
    const order = await newOrder(api, world, { order_number: 'ORD-777' });
    orderId = order.id;
    shipmentId = await insertShipment(db, world);
    const line = (position: string, fields: object) => newItem(api, orderId, { position, ...fields });
    await line('1', {
      material: 'Zidovudine',
      catalog_number: 'AB-100%',
      quantity: '1.5',
      value_per_item: '100',
      urgent: true,
      eei_export: true,
      hs_code: '3004.90',
      mta_status: 'signed',
      countries_of_manufacture: ['IN', 'CH'],
    });
    const second = await line('2', {
      material: 'abacavir',
      catalog_number: 'CD-200',
      quantity: '20',
      value_per_item: '3.1025',
      split_kit: true,
      eei_export: false,
      shipment: 'ocean',
      storage: 'frozen',
      invoice_number: 'INV-9',
      wcm_invoice_number: 'WCM-1',
      assessment_attributes: { dg_class: '3', dg_description: 'Flammable' },
    });
    const third = await line('10', {
      material: 'Lamivudine',
      catalog_number: 'EF_300',
      quantity: '3',
      value_per_item: '7',
      countries_of_manufacture: ['KE'],
      goods_receipt_attributes: { received_date: '2026-05-05', condition: 'good' },
    });
    await db
      .updateTable('order_items')
      .set({ shipment_id: shipmentId, status: 'in_package', assessed: true, urgent: true })
      .where('id', '=', second.id)
      .execute();
    await db
      .updateTable('order_items')
      .set({ status: 'delivered', assessed: true, received: true, urgent: true })
      .where('id', '=', third.id)
      .execute();
    const another = await newOrder(api, world);
    await newItem(api, another.id, { position: '99', material: 'Efavirenz' });
  });

  it('is sorted numerically by position, and by every other field in either direction', async () => {
    expect(await ofOrder('')).toEqual(['1', '2', '10']);
    const sorted = (field: string, direction = 'asc') => ofOrder(`sort[field]=${field}&sort[direction]=${direction}`);
    expect(await sorted('position', 'desc')).toEqual(['10', '2', '1']);
    expect(await sorted('material')).toEqual(['2', '10', '1']);
    expect(await sorted('catalog_number')).toEqual(['1', '2', '10']);
    // In workflow order, not alphabetically.
    expect(await sorted('status', 'desc')).toEqual(['10', '2', '1']);
    expect(await sorted('dg_class')).toEqual(['2', '1', '10']);
    expect(await sorted('hs_code', 'desc')).toEqual(['1', '10', '2']);
    expect(await sorted('quantity')).toEqual(['1', '10', '2']);
    expect(await sorted('value_per_item')).toEqual(['2', '10', '1']);
    expect(await sorted('total_value')).toEqual(['10', '2', '1']);
  });

  it.each([
    ['filters[material]=BACA', ['2']],
    ['filters[catalog_number]=200', ['2']],
    ['filters[invoice_number]=inv-9', ['2']],
    ['filters[wcm_invoice_number]=WCM', ['2']],
    ['filters[assessment_dg_description]=flam', ['2']],
    ['filters[vendor_name]=kenya', ['1', '2', '10']],
    ['filters[vendor_name]=norway', []],
    ['filters[goods_receipt_received_date_from]=2026-05-05', ['10']],
    ['filters[goods_receipt_received_date_to]=2026-05-04', []],
    ['filters[quantity_from]=3', ['2', '10']],
    ['filters[quantity_to]=1.5', ['1']],
    ['filters[total_value_from]=62.05&filters[total_value_to]=62.05', ['2']],
    ['filters[value_per_item_from]=7&filters[value_per_item_to]=99.99', ['10']],
    ['filters[value_per_item_from]=3.1025&filters[value_per_item_to]=3.1025', ['2']],
    ['filters[value_per_item_from]=3.1026&filters[value_per_item_to]=6.9999', []],
    ['filters[urgent]=false', []],
    ['filters[urgent]=true', ['1', '2', '10']],
    ['filters[split_kit]=true', ['2']],
    ['filters[eei_export]=true', ['1']],
    ['filters[eei_export]=false', ['2']],
    ['filters[statuses][]=open&filters[statuses][]=delivered', ['1', '10']],
    ['filters[country_of_manufacture][]=ch&filters[country_of_manufacture][]=KE', ['1', '10']],
    ['filters[goods_receipt_condition][]=good', ['10']],
    ['filters[assessment_dg_class][]=3', ['2']],
    ['filters[mta_status][]=signed', ['1']],
    ['filters[shipment][]=ocean', ['2']],
    ['filters[storage][]=frozen', ['2']],
    ['filters[overview]=urgent_items', ['1', '2']],
  ])('is filtered by %s', async (filter, expected) => {
    expect(await ofOrder(filter)).toEqual(expected);
  });

  it('is searched by words of material, catalog number and order number, in any order', async () => {
    expect(await ofOrder('search=vudine')).toEqual(['1', '10']);
    expect(await ofOrder('search=ord-777')).toEqual(['1', '2', '10']);
    expect(await ofOrder(`search=${encodeURIComponent('100%')}`)).toEqual(['1']);
    expect(await ofOrder(`search=${encodeURIComponent('EF_3')}`)).toEqual(['10']);
    expect(await ofOrder('search=ab100 zidovudine ORD 777')).toEqual(['1']);
    expect(await ofOrder('filters[material]=777')).toEqual([]);
    // One or two characters match only the beginning of a word.
    expect(await ofOrder('search=la')).toEqual(['10']);
    expect(await ofOrder('search=di')).toEqual([]);
  });

  it("returns the items of an order, a program, a shipment, or all of the caller's programs", async () => {
    const { world } = backend();
    expect(await positions(`program_id=${world.program}`)).toEqual(['1', '2', '10', '99']);
    expect(await positions(`commercial_invoice_id=${shipmentId}`)).toEqual(['2']);
    expect(await positions('')).toEqual(['1', '2', '10', '99']);
  });

  it.each([21, 200])('finds the existing items among %i ids', async (count) => {
    const { data } = await viewer.get<Many<OrderItem>>(`order_items?purchase_order_id=${orderId}`);
    const filler = Array.from({ length: count - data.length }, (_, index) => 1_000_000 + index);
    const ids = [...filler, ...data.map(({ id }) => id)].map((id) => `ids[]=${id}`).join('&');
    expect(await positions(`${ids}&pagination=false`)).toEqual(['1', '2', '10']);
  });

  it('returns the items that are still to be assessed or received', async () => {
    expect(await ofOrder('assessed=false')).toEqual(['1']);
    expect(await ofOrder('received=false')).toEqual(['1', '2']);
  });

  it('returns pages that never overlap', async () => {
    const page = await viewer.get<Many<OrderItem>>(`order_items?purchase_order_id=${orderId}&items=2&page=2`);
    expect(page.data.map(({ position }) => position)).toEqual(['10']);
    expect(page.meta).toEqual({ page: 2, pages: 2, count: 3 });
  });

  it('rejects unknown parameters and invalid values by name', async () => {
    const errors = async (query: string) =>
      (await viewer.refused(422, 'get', `order_items?purchase_order_id=${orderId}&${query}`)).errors;
    expect(await errors('colour=red')).toEqual({ colour: ['is not allowed here'] });
    expect(await errors('filters[weight]=3')).toEqual({ 'filters.weight': ['is not allowed here'] });
    expect(await errors('sort[field]=notes')).toEqual({ 'sort.field': ['is not one of the allowed values'] });
    expect(await errors('filters[quantity_from]=few')).toEqual({ 'filters.quantity_from': ['is not a number'] });
    expect(await errors('items=201')).toEqual({ items: ['must be between 1 and 200'] });
  });

  it("contains nothing from outside the caller's organization and programs", async () => {
    const { as, world } = backend();
    const other = await as('otherAdmin');
    expect(await positions(`purchase_order_id=${orderId}`, other)).toEqual([]);
    await other.refused(404, 'get', `order_items?program_id=${world.program}&search=vudine`);
    const { data } = await viewer.get<Many<OrderItem>>(`order_items?purchase_order_id=${orderId}`);
    for (const path of ['', '/assigned_status', '/available_status_reasons?status=open', '/comments']) {
      await other.refused(404, 'get', `order_items/${data[0]?.id}${path}`);
    }
    await other.refused(404, 'put', `order_items/${data[0]?.id}`, { order_item: { material: 'Mine now' } });
    await other.refused(404, 'delete', `order_items/${data[0]?.id}`);
    await viewer.refused(404, 'get', 'order_items/abc');
  });
});
