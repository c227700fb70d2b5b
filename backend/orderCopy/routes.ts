import { z } from 'zod';
import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { text } from '../api/validate.ts';
import { idParams, route } from '../http/route.ts';
import { purchaseOrder } from '../purchaseOrder/schema.ts';
import { dataOf } from '../record/list.ts';
import { copyOrder } from './copy.ts';

const write = [['purchase_orders', 'write']] as const;
/** A copy shows what the order has, and makes items. */
const asks = [
  ['purchase_orders', 'read'],
  ['order_items', 'read'],
  ['order_items', 'write'],
] as const;

/** The api/v1 route that orders once more what was ordered before. */
export const orderCopyRoutes = [
  route('post', write, {
    path: '/api/v1/purchase_orders/:id/copy',
    summary:
      'Creates a copy of an order under another number: with its vendor, end user, group, funding and items, without statuses, dates, assigned users, assessments, receipts, shipments and other numbers.',
    params: idParams,
    body: z.strictObject({ order_number: text() }),
    wrapper: 'purchase_order',
    status: 201,
    answer: dataOf(purchaseOrder),
    handle: async (call) => {
      if (!asks.every(([area, right]) => can(call.caller, area, right))) throw forbidden();
      return { data: await copyOrder(call, call.params.id, call.body.order_number) };
    },
  }),
];
