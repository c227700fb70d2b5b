import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { idParams, route } from '../http/route.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, listOf } from '../record/list.ts';
import { answerOf, manyAnswer, onlyOf } from '../record/many.ts';
import { pagesOf } from '../record/pages.ts';
import {
  assignedStatus,
  manyStatuses,
  statusAnswer,
  statusChange,
  substatusList,
  substatusQuery,
} from '../record/status.ts';
import { substatusesOf } from '../substatus/table.ts';
import { createItem, createItems } from './create.ts';
import { orderItemDefaults, readDefaults } from './defaults.ts';
import { orderItemListQuery, orderItemPagesQuery } from './listSchema.ts';
import { itemPlace, readPlace, readRemovedItem, removedItem } from './place.ts';
import { readItem, readItemPages, readItemRow, readItems } from './read.ts';
import { orderItemsRemoval, removeItem, removeItems } from './remove.ts';
import { nextStatuses, orderItemStatuses } from './rules.ts';
import {
  orderItem,
  orderItemCreate,
  orderItemSummary,
  orderItemsCreate,
  orderItemsUpdate,
  orderItemUpdate,
  removalQuery,
} from './schema.ts';
import { itemStatusList, shownStatus } from './statusSchema.ts';
import { itemsWork, readItemsWork } from './work.ts';
import { assignStatuses, updateItem, updateItems } from './write.ts';

const read = [['order_items', 'read']] as const;
const write = [['order_items', 'write']] as const;
const assign = [['order_items', 'assign_status']] as const;
/** Users who assess, receive or split edit the fields of that form; the rules define which. */
const edit = [...write, ['order_items', 'assess'], ['order_items', 'receive'], ['order_items', 'split']] as const;

/** The api/v1 routes of order items. */
export const orderItemRoutes = [
  route('get', read, {
    path: '/api/v1/order_items',
    summary:
      'Order items of an order, a program or a shipment, or of all programs that the caller can access. Those of a program that wait to be assessed (`assessed=false`) or received (`received=false`) omit items of closed and archived orders, which can be neither.',
    query: orderItemListQuery,
    answer: listOf(z.union([orderItem, orderItemSummary])),
    handle: async ({ db, caller, query }) => readItems(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/order_items',
    summary: 'The items of several orders, one page for each.',
    query: orderItemPagesQuery,
    answer: pagesOf(orderItem),
    handle: async ({ db, caller, query }) => readItemPages(db, caller, 'purchase_orders', query),
  }),
  route('get', read, {
    path: '/api/v1/commercial_invoices/order_items',
    summary: 'The items of several shipments, one page for each.',
    query: orderItemPagesQuery,
    answer: pagesOf(orderItem),
    handle: async ({ db, caller, query }) => readItemPages(db, caller, 'shipments', query),
  }),
  route('get', read, {
    path: '/api/v1/order_items/statuses',
    summary: 'The statuses of order items, in lifecycle order.',
    answer: itemStatusList,
    handle: async () => statusAnswer(orderItemStatuses.map(shownStatus)),
  }),
  route('get', write, {
    path: '/api/v1/purchase_orders/:id/order_items/new_parent_defaults',
    summary:
      'The default values of a new item of an order: the next line number, and shipment type and storage of the last item.',
    params: idParams,
    answer: dataOf(orderItemDefaults),
    handle: async ({ db, caller, params }) => ({ data: await readDefaults(db, caller, params.id) }),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/items_work',
    summary: 'What is left to do with the items of an order: how many wait for which step, and what they lack.',
    params: idParams,
    answer: dataOf(itemsWork),
    handle: async ({ db, caller, params }) => ({ data: await readItemsWork(db, caller, params.id) }),
  }),
  route('get', [['purchase_orders', 'read']], {
    path: '/api/v1/purchase_orders/:id/removed_items/:itemId',
    summary:
      'An item that was removed from the order: what it was, who removed it and when. Requires read on order items, too.',
    params: idParams.extend({ itemId: idParameter }),
    answer: dataOf(removedItem),
    handle: async ({ db, caller, params }) => ({ data: await readRemovedItem(db, caller, params.id, params.itemId) }),
  }),
  route('get', read, {
    path: '/api/v1/order_items/:id/place',
    summary: 'The place of an item among the items of its order, by position.',
    params: idParams,
    answer: dataOf(itemPlace),
    handle: async ({ db, caller, params }) => ({ data: await readPlace(db, caller, params.id) }),
  }),
  route('get', read, {
    path: '/api/v1/order_items/:id',
    summary: 'An order item by id.',
    params: idParams,
    query: programQuery,
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await readItem(call.db, inProgram(call).caller, call.params.id) }),
  }),
  route('post', write, {
    path: '/api/v1/order_items',
    summary: 'Adds an item to an order.',
    body: orderItemCreate,
    wrapper: 'order_item',
    status: 201,
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await createItem(call, call.body) }),
  }),
  route('post', write, {
    path: '/api/v1/purchase_orders/:id/order_items',
    summary: 'Adds many items to an order: all or none, or with `partial` those that can be added.',
    params: idParams,
    body: orderItemsCreate,
    answer: manyAnswer(orderItem),
    handle: async (call) => {
      const { order_items, partial } = call.body;
      return answerOf(await createItems(call, call.params.id, order_items, partial), {
        sent: 'order_items',
        partial,
        written: 201,
      });
    },
  }),
  route('patch', edit, {
    path: '/api/v1/order_items',
    summary:
      'Updates many items, of each only the fields sent: all or none, or with `partial` those that can be updated.',
    body: orderItemsUpdate,
    answer: manyAnswer(orderItem),
    handle: async (call) => {
      const { order_items, partial } = call.body;
      return answerOf(await updateItems(call, order_items, partial), { sent: 'order_items', partial });
    },
  }),
  route('put', edit, {
    path: '/api/v1/order_items/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    query: programQuery,
    body: orderItemUpdate,
    wrapper: 'order_item',
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: await updateItem(inProgram(call), call.params.id, call.body) }),
  }),
  route('delete', [['order_items', 'deactivate']], {
    path: '/api/v1/order_items/:id',
    summary:
      'Removes an item; possible only while its status is open. With `lock_version`, only if it is the current version.',
    params: idParams,
    query: removalQuery,
    handle: async (call) => removeItem(call, call.params.id, call.query.lock_version),
  }),
  route('post', [['order_items', 'deactivate']], {
    path: '/api/v1/order_items/removals',
    summary:
      'Removes many items, each only while its status is open: all or none, or with `partial` those that can be removed. Returns each removed item as it was.',
    body: orderItemsRemoval,
    answer: manyAnswer(orderItem),
    handle: async (call) => {
      const { order_items, partial } = call.body;
      return answerOf(await removeItems(call, order_items, partial), { sent: 'order_items', partial });
    },
  }),
  route('get', read, {
    path: '/api/v1/order_items/:id/assigned_status',
    summary: "The item's status, and the statuses it can move to now.",
    params: idParams,
    answer: dataOf(assignedStatus),
    handle: async ({ db, caller, params }) => {
      const item = await readItemRow(db, caller, params.id);
      return { data: { status: item.status, sub_status: item.sub_status, next: nextStatuses(item) } };
    },
  }),
  route('put', assign, {
    path: '/api/v1/order_items/assigned_status',
    summary: 'Moves many items to the same status: all or none, or with `partial` those that can be moved.',
    body: manyStatuses,
    answer: manyAnswer(orderItem),
    handle: async (call) => {
      const { ids, record, partial, lock_versions } = call.body;
      return answerOf(await assignStatuses(call, ids, record, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('put', assign, {
    path: '/api/v1/order_items/:id/assigned_status',
    summary: 'Moves the item to another status.',
    params: idParams,
    body: statusChange,
    wrapper: 'record',
    answer: dataOf(orderItem),
    handle: async (call) => ({ data: onlyOf(await assignStatuses(call, [call.params.id], call.body, false)) }),
  }),
  route('get', read, {
    path: '/api/v1/order_items/:id/available_status_reasons',
    summary: 'The substatuses available for a status.',
    params: idParams,
    query: substatusQuery(orderItemStatuses),
    answer: substatusList,
    handle: async ({ db, caller, params, query }) => {
      const item = await readItemRow(db, caller, params.id);
      return { data: await substatusesOf(db, item.organization_id, 'order_item', query.status) };
    },
  }),
];
