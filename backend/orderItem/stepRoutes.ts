import { can } from '../access/caller.ts';
import { forbidden } from '../api/errors.ts';
import { readReceipts } from '../goodsReceipt/table.ts';
import { idParams, route } from '../http/route.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, listOf } from '../record/list.ts';
import { readAvailable } from './available.ts';
import { availableItemsQuery } from './listSchema.ts';
import { readItemRow } from './read.ts';
import { receipts, release } from './receiptSchema.ts';
import { receiveItem, releaseItem, takeBackReceipt } from './receive.ts';
import { availableItem, orderItem, orderItemReceive, orderItemUpdate } from './schema.ts';
import { splitKit, splitQuantity } from './split.ts';
import { kitSplit, quantitySplit, splitItems } from './splitSchema.ts';
import { assess, takeBackAssessment } from './steps.ts';
import { takeStep } from './write.ts';

const mayAssess = [
  ['order_items', 'assess'],
  ['order_items', 'write'],
] as const;
const mayReceive = [
  ['order_items', 'receive'],
  ['order_items', 'write'],
] as const;

/** The api/v1 routes for the steps of an item: assessment, receipt, split and selection for a shipment. */
export const itemStepRoutes = [
  route('patch', mayAssess, {
    path: '/api/v1/assessments/:id',
    summary:
      "Marks an open item, or a received part of a kit, as assessed; the id is the item's. With `order_item`, also updates those fields: both or neither.",
    params: idParams,
    query: programQuery,
    body: orderItemUpdate.optional(),
    wrapper: 'order_item',
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await takeStep(inProgram(call), call.params.id, assess, call.body) }),
  }),
  route('delete', mayAssess, {
    path: '/api/v1/assessments/:id',
    summary:
      "Takes an assessment back: the item is open again, and the findings stay in its fields. Possible only while the item's status is still assessed and the item is in no shipment that was sent for review.",
    params: idParams,
    query: programQuery,
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await takeStep(inProgram(call), call.params.id, takeBackAssessment) }),
  }),
  route('patch', mayReceive, {
    path: '/api/v1/goods_receipts/:id',
    summary:
      "Marks an assessed item as received; the id is the item's. With `order_item`, also updates those fields: both or neither. With a `received_quantity` below the item's, the item becomes what arrived; the rest becomes a new item that is still to be received and in no shipment, and is among the `parts` of the answer.",
    params: idParams,
    query: programQuery,
    body: orderItemReceive.optional(),
    wrapper: 'order_item',
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await receiveItem(inProgram(call), call.params.id, call.body) }),
  }),
  route('delete', mayReceive, {
    path: '/api/v1/goods_receipts/:id',
    summary:
      "Takes a receipt back: the item is assessed again, or open if it was not assessed, and date and condition stay in its fields; a part stays a part. Possible only while the item's status is still received and the item is in no shipment that was sent for review.",
    params: idParams,
    query: programQuery,
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await takeBackReceipt(inProgram(call), call.params.id) }),
  }),
  route('post', [['order_items', 'write']], {
    path: '/api/v1/goods_receipts/:id/release',
    summary:
      "Releases an item whose `goods_receipt.needs_release` says that it did not arrive as it should; the id is the item's. A later change of condition, temperature or storage requirement ends the release.",
    params: idParams,
    query: programQuery,
    body: release,
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await releaseItem(inProgram(call), call.params.id, call.body) }),
  }),
  route('get', [['order_items', 'read']], {
    path: '/api/v1/order_items/:id/receipts',
    summary: "An item's receipts as they were recorded, corrected and taken back, the oldest first.",
    params: idParams,
    query: programQuery,
    answer: receipts,
    handle: async (call) => {
      const { id } = await readItemRow(call.db, inProgram(call).caller, call.params.id);
      return { data: await readReceipts(call.db, id) };
    },
  }),
  route('post', [['order_items', 'split']], {
    path: '/api/v1/order_items/:id/split_quantity',
    summary:
      'Splits a quantity off an item; returns the item and the new one, which has a copy of everything else except comments and documents.',
    params: idParams,
    query: programQuery,
    body: quantitySplit,
    wrapper: 'order_item',
    status: 201,
    answer: splitItems,
    handle: async (call) => ({ data: await splitQuantity(inProgram(call), call.params.id, call.body) }),
  }),
  route('post', [['order_items', 'split']], {
    path: '/api/v1/order_items/:id/split_kit',
    summary:
      "Splits a kit into parts whose values add up to the kit's; returns the item, which is now the first part, and the others. None of them is assessed.",
    params: idParams,
    query: programQuery,
    body: kitSplit,
    wrapper: 'order_item',
    status: 201,
    answer: splitItems,
    handle: async (call) => ({ data: await splitKit(inProgram(call), call.params.id, call.body) }),
  }),
  route('get', [['commercial_invoices', 'write']], {
    path: '/api/v1/commercial_invoices/:id/available_order_items',
    summary:
      'The items that the shipment can take; those that cannot be selected now say why in the ability `select`. The export rule counts `selected_order_item_ids`.',
    params: idParams,
    query: availableItemsQuery,
    answer: listOf(availableItem),
    handle: async ({ db, caller, params, query, services }) => {
      if (!can(caller, 'order_items', 'read')) throw forbidden();
      return readAvailable(db, caller, params.id, query, services.config.eeiThresholdUsd);
    },
  }),
];
