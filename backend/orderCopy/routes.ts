import { z } from 'zod';
import { text } from '../api/validate.ts';
import { idParams, route } from '../http/route.ts';
import { purchaseOrder } from '../purchaseOrder/schema.ts';
import { dataOf } from '../record/list.ts';
import { copyOrder } from './copy.ts';

const copies = [
  ['purchase_orders', 'read'],
  ['purchase_orders', 'write'],
  ['order_items', 'read'],
  ['order_items', 'write'],
] as const;

/** The api/v1 route that orders once more what was ordered before. */
export const orderCopyRoutes = [
  route('post', copies, {
    path: '/api/v1/purchase_orders/:id/copy',
    summary:
      'Creates a copy of an order under another number: with its vendor, end user, group, funding and items, without statuses, dates, assigned users, assessments, receipts, shipments and other numbers.',
    params: idParams,
    body: z.strictObject({ order_number: text() }),
    wrapper: 'purchase_order',
    status: 201,
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: await copyOrder(call, call.params.id, call.body.order_number) }),
  }),
];
