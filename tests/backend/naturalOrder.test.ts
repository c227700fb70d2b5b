import { expect, it } from 'vitest';
import type { PurchaseOrder } from '../../backend/purchaseOrder/schema.ts';
import type { Many } from '../support/api.ts';
import { describeOnBoth } from '../support/backend.ts';
import { newOrder } from '../support/records.ts';

describeOnBoth('numbers in the order of a list', (backend) => {
  it('are compared as numbers, wherever they stand in an order number', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const inOrder = [
      '2',
      '10',
      '0100',
      '101',
      '20260101000000000002',
      '20260101000000000010',
      '100000000000000000000000',
      'A2026/9-b',
      'a2026/10-a',
      'PO-2.9',
      'po-2.10',
      'PO-10',
      // A key this long still fits into its index.
      'x1'.repeat(49),
      'Заказ 2',
      'Заказ 10',
      'طلب ٢',
      'طلب ۷',
      'طلب ١٠',
      'आदेश २',
      'आदेश १०',
      '注文２',
      '注文9',
      '注文１０',
      '発注 9',
      '発注 𝟭𝟬',
    ];
    for (const order_number of inOrder.toReversed()) await newOrder(api, world, { order_number });
    const sorted = async (direction: 'asc' | 'desc') => {
      const query = `program_id=${world.program}&items=50&sort[field]=order_number&sort[direction]=${direction}`;
      const { data } = await api.get<Many<PurchaseOrder>>(`purchase_orders?${query}`);
      return data.map(({ order_number }) => order_number.number);
    };
    expect(await sorted('asc')).toEqual(inOrder);
    expect(await sorted('desc')).toEqual(inOrder.toReversed());
  });
});
