import { sql } from 'kysely';
import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { idParams, route } from '../http/route.ts';
import { manyAssigned } from '../record/assigned.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, listOf } from '../record/list.ts';
import { answerOf, manyAnswer, onlyOf } from '../record/many.ts';
import { type Numbered, offeredNumber } from '../record/numbering.ts';
import { sampleNumber } from '../record/sample.ts';
import { assignedStatus, statusAnswer, statusList, substatusList, substatusQuery } from '../record/status.ts';
import { substatusesOf } from '../substatus/table.ts';
import { createOrder } from './create.ts';
import type { IsDue } from './filters.ts';
import { purchaseOrderListQuery } from './listSchema.ts';
import { readOrder, readOrderRow, readOrders } from './read.ts';
import { nextStatuses, purchaseOrderStatuses } from './rules.ts';
import {
  assignedUsers,
  manyOrderStatuses,
  orderStatusChange,
  purchaseOrder,
  purchaseOrderCreate,
  purchaseOrderDefaults,
  purchaseOrderSummary,
  purchaseOrderUpdate,
} from './schema.ts';
import { assignStatuses, assignUsers, updateOrder } from './write.ts';

const read = [['purchase_orders', 'read']] as const;
const write = [['purchase_orders', 'write']] as const;
const assign = [['purchase_orders', 'assign_status']] as const;
/** Only our own orders count: an external number does not determine the next one. */
const numbered: Numbered = {
  table: 'purchase_orders',
  number: 'order_number',
  counted: sql`not external`,
  firstSample: sampleNumber('PO', 1),
};

/** The api/v1 routes of purchase orders. @param isDue matches items for which a step is due */
export const purchaseOrderRoutes = (isDue: IsDue) => [
  route('get', read, {
    path: '/api/v1/purchase_orders',
    summary: 'Purchase orders of a program, or of all programs that the caller can access.',
    query: purchaseOrderListQuery,
    answer: listOf(z.union([purchaseOrder, purchaseOrderSummary])),
    handle: async ({ db, caller, query }) => readOrders(db, caller, query, isDue),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/statuses',
    summary: 'The statuses of purchase orders, in lifecycle order.',
    answer: statusList,
    handle: async () => statusAnswer(purchaseOrderStatuses),
  }),
  route('get', write, {
    path: '/api/v1/purchase_orders/new_defaults',
    summary: 'The default values of a new order of a program: the number after its latest.',
    query: z.strictObject({ program_id: idParameter }),
    answer: dataOf(purchaseOrderDefaults),
    handle: async ({ db, caller, query }) => ({
      data: { order_number: await offeredNumber(db, caller, query.program_id, numbered) },
    }),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id',
    summary: 'A purchase order by id.',
    params: idParams,
    query: programQuery,
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: await readOrder(call.db, inProgram(call).caller, call.params.id) }),
  }),
  route('post', write, {
    path: '/api/v1/purchase_orders',
    summary: 'Creates a purchase order.',
    body: purchaseOrderCreate,
    wrapper: 'purchase_order',
    status: 201,
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: await createOrder(call, call.body) }),
  }),
  route('patch', write, {
    path: '/api/v1/purchase_orders/:id',
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    query: programQuery,
    body: purchaseOrderUpdate,
    wrapper: 'purchase_order',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: await updateOrder(inProgram(call), call.params.id, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/purchase_orders/:id/manage',
    summary: 'Replaces the list of assigned users.',
    params: idParams,
    body: assignedUsers,
    wrapper: 'user',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: onlyOf(await assignUsers(call, [call.params.id], call.body.ids, false)) }),
  }),
  route('put', write, {
    path: '/api/v1/purchase_orders/manage',
    summary:
      'Replaces the assigned users of many orders with the same list: all or none, or with `partial` those that can be changed.',
    body: manyAssigned,
    answer: manyAnswer(purchaseOrder),
    handle: async (call) => {
      const { ids, user, partial, lock_versions } = call.body;
      return answerOf(await assignUsers(call, ids, user.ids, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('put', assign, {
    path: '/api/v1/purchase_orders/assigned_status',
    summary:
      'Moves many orders to the same status: all or none, or with `partial` those that can be moved. An order with unfinished items is closed only with `confirmed`.',
    body: manyOrderStatuses,
    answer: manyAnswer(purchaseOrder),
    handle: async (call) => {
      const { ids, record, partial, lock_versions } = call.body;
      return answerOf(await assignStatuses(call, ids, record, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/assigned_status',
    summary: "The order's status, and the statuses it can move to now.",
    params: idParams,
    answer: dataOf(assignedStatus),
    handle: async ({ db, caller, params }) => {
      const order = await readOrderRow(db, caller, params.id);
      return { data: { status: order.status, sub_status: order.sub_status, next: nextStatuses(order) } };
    },
  }),
  route('put', assign, {
    path: '/api/v1/purchase_orders/:id/assigned_status',
    summary:
      'Moves the order to another status. If items are not received, or are received and not shipped, it is closed only with `confirmed`: 422 `unfinished_items` names them.',
    params: idParams,
    body: orderStatusChange,
    wrapper: 'record',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: onlyOf(await assignStatuses(call, [call.params.id], call.body, false)) }),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/available_status_reasons',
    summary: 'The substatuses available for a status.',
    params: idParams,
    query: substatusQuery(purchaseOrderStatuses),
    answer: substatusList,
    handle: async ({ db, caller, params, query }) => {
      const order = await readOrderRow(db, caller, params.id);
      return { data: await substatusesOf(db, order.organization_id, 'purchase_order', query.status) };
    },
  }),
];
