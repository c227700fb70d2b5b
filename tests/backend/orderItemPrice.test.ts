/** The price of an order item has up to four decimals; dangerous goods counted in pieces have a net quantity in each. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderItem } from '../../backend/orderItem/schema.ts';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Api, One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { printed } from '../support/pdf.ts';
import { newItem, newOrder, newShipment, readHistory } from '../support/records.ts';

const backend = suiteBackend();
let procurement: Api;
let order: PurchaseOrder;

beforeAll(async () => {
  procurement = await backend().as('procurement');
  order = await newOrder(procurement, backend().world);
});

const change = async (id: number, order_item: object) =>
  (await procurement.put<One<OrderItem>>(`order_items/${id}`, { order_item })).data;
const refused = async (id: number, order_item: object) =>
  (await procurement.refused(422, 'put', `order_items/${id}`, { order_item })).errors;
const lastChanges = async (id: number) => (await readHistory(backend().db, 'OrderItem', id)).at(-1)?.changes;

describe('the price of an item', () => {
  it('has two to four decimals, as it was entered; the total is rounded to the cent', async () => {
    const shown = async (fields: object) => {
      const { value_per_item, total_value } = await newItem(procurement, order.id, { quantity: '3', ...fields });
      return [value_per_item, total_value];
    };
    expect(await shown({ position: '1', value_per_item: '0.0125' })).toEqual(['0.0125', '0.04']);
    expect(await shown({ position: '2', value_per_item: '240.0000' })).toEqual(['240.00', '720.00']);
    expect(await shown({ position: '3', value_per_item: '1.5' })).toEqual(['1.50', '4.50']);
    expect(await shown({ position: '4', value_per_item: 1.505 })).toEqual(['1.505', '4.52']);
  });

  it('is in the history as it is shown, and unchanged when it is sent in another form', async () => {
    const { id } = await newItem(procurement, order.id, { position: '10', value_per_item: '240' });
    await change(id, { value_per_item: '0.0125' });
    expect(await lastChanges(id)).toEqual([{ field: 'value_per_item', from: '240.00', to: '0.0125' }]);
    expect((await change(id, { value_per_item: 0.0125 })).lock_version).toBe(2);
    expect(await refused(id, { value_per_item: '0.01251' })).toEqual({
      value_per_item: ['must have 4 digits after decimal or less'],
    });
  });

  it('is printed whole on the invoice, with its thousands, beside totals of two decimals', async () => {
    const manager = await backend().as('manager');
    const cheap = await newItem(procurement, order.id, {
      position: '20',
      quantity: '1000',
      value_per_item: '0.0125',
      countries_of_manufacture: ['IN'],
    });
    const dear = await newItem(procurement, order.id, {
      position: '21',
      quantity: '2',
      value_per_item: '12345.6789',
      countries_of_manufacture: ['IN'],
    });
    const { id } = await newShipment(manager, backend().world);
    const selected_order_item_ids = [cheap.id, dear.id];
    await manager.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids });
    const { text } = await printed(backend(), id);
    expect(text).toContain('1,000 each 0.0125 12.50');
    expect(text).toContain('2 each 12,345.6789 24,691.36');
    expect(text).toContain('Goods 24,703.86');
  });
});

describe('the net quantity in one unit', () => {
  it('has the unit of a mass or a volume: both or neither', async () => {
    const { id } = await newItem(procurement, order.id, { position: '30', un_number: 'UN1170' });
    expect(await change(id, { net_quantity: '0.500', net_quantity_unit: 'LTR' })).toMatchObject({
      net_quantity: '0.5',
      net_quantity_unit: 'LTR',
    });
    expect(await lastChanges(id)).toEqual([
      { field: 'net_quantity', from: null, to: '0.5' },
      { field: 'net_quantity_unit', from: null, to: 'LTR' },
    ]);
    expect(await refused(id, { net_quantity: null })).toEqual({
      net_quantity: ["can't be blank while its unit is given"],
    });
    expect(await refused(id, { net_quantity_unit: '' })).toEqual({
      net_quantity_unit: ["can't be blank while the net quantity is given"],
    });
    expect(await refused(id, { net_quantity: '0', net_quantity_unit: 'EA' })).toEqual({
      net_quantity: ['must be greater than 0'],
      net_quantity_unit: ['is not one of the allowed values'],
    });
    expect(await change(id, { net_quantity: null, net_quantity_unit: null })).toMatchObject({ net_quantity: null });
  });
});
