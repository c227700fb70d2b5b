/** One valid call of every route for the steps of an item. */
import type { Sample } from './samples.ts';

export const stepSamples: Record<string, Sample> = {
  'POST /order_items/:id/split_quantity': { body: { order_item: { quantity: '4' } } },
  'POST /order_items/:id/split_kit': {
    body: {
      order_item: {
        parts: [1, 2].map((part) => ({
          material: `Part ${part}`,
          catalog_number: `PART-${part}`,
          quantity: '5',
          value_per_item: '2.50',
        })),
      },
    },
  },
  'PATCH /assessments/:id': { body: { order_item: { assessment_attributes: { dg_class: '3' } } } },
  'DELETE /assessments/:id': {},
  'PATCH /goods_receipts/:id': { body: { order_item: { goods_receipt_attributes: { received_date: '2026-03-02' } } } },
  'DELETE /goods_receipts/:id': {},
  'POST /goods_receipts/:id/release': { body: { reason: 'Inspected' } },
  'GET /order_items/:id/receipts': {},
};
