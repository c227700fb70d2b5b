import { sql } from 'kysely';
import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { idParams, route } from '../http/route.ts';
import { manyAssigned } from '../record/assigned.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, listOf } from '../record/list.ts';
import { answerOf, manyAnswer, onlyOf } from '../record/many.ts';
import { type Numbered, offeredNumber } from '../record/numbering.ts';
import {
  assignedStatus,
  manyStatuses,
  statusAnswer,
  statusChange,
  statusList,
  substatusList,
  substatusQuery,
} from '../record/status.ts';
import { substatusesOf } from '../substatus/table.ts';
import { readOrder, readOrderRow, readOrders } from './read.ts';
import { nextStatuses, purchaseOrderStatuses } from './rules.ts';
import {
  assignedUsers,
  purchaseOrder,
  purchaseOrderCreate,
  purchaseOrderDefaults,
  purchaseOrderListQuery,
  purchaseOrderSummary,
  purchaseOrderUpdate,
} from './schema.ts';
import { assignStatuses, assignUsers, createOrder, updateOrder } from './write.ts';

const read = [['purchase_orders', 'read']] as const;
const write = [['purchase_orders', 'write']] as const;
const assign = [['purchase_orders', 'assign_status']] as const;
/** Only our own orders count: an external number says nothing about the next. */
const numbered: Numbered = { table: 'purchase_orders', number: 'order_number', counted: sql`not external` };

/** api/v1's calls on purchase orders. */
export const purchaseOrderRoutes = [
  route('get', read, {
    path: '/api/v1/purchase_orders',
    summary: 'Purchase orders of a program, or of all that the caller may open.',
    query: purchaseOrderListQuery,
    answer: listOf(z.union([purchaseOrder, purchaseOrderSummary])),
    handle: async ({ db, caller, query }) => readOrders(db, caller, query),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/statuses',
    summary: 'The statuses of purchase orders, in the order of their life.',
    answer: statusList,
    handle: async () => statusAnswer(purchaseOrderStatuses),
  }),
  route('get', write, {
    path: '/api/v1/purchase_orders/new_defaults',
    summary: 'What a new order of a program starts with: the number after its latest.',
    query: z.strictObject({ program_id: idParameter }),
    answer: dataOf(purchaseOrderDefaults),
    handle: async ({ db, caller, query }) => ({
      data: { order_number: await offeredNumber(db, caller, query.program_id, numbered) },
    }),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id',
    summary: 'One purchase order.',
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
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    query: programQuery,
    body: purchaseOrderUpdate,
    wrapper: 'purchase_order',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: await updateOrder(inProgram(call), call.params.id, call.body) }),
  }),
  route('put', write, {
    path: '/api/v1/purchase_orders/:id/manage',
    summary: 'Sets who is assigned.',
    params: idParams,
    body: assignedUsers,
    wrapper: 'user',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: onlyOf(await assignUsers(call, [call.params.id], call.body.ids, false)) }),
  }),
  route('put', write, {
    path: '/api/v1/purchase_orders/manage',
    summary:
      'Sets who is assigned to many orders, the same users to each: all or none, or with `partial` where they can be.',
    body: manyAssigned,
    answer: manyAnswer(purchaseOrder),
    handle: async (call) => {
      const { ids, user, partial, lock_versions } = call.body;
      return answerOf(await assignUsers(call, ids, user.ids, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('put', assign, {
    path: '/api/v1/purchase_orders/assigned_status',
    summary: 'Moves many orders to another status: all or none, or with `partial` those that can be moved.',
    body: manyStatuses,
    answer: manyAnswer(purchaseOrder),
    handle: async (call) => {
      const { ids, record, partial, lock_versions } = call.body;
      return answerOf(await assignStatuses(call, ids, record, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/assigned_status',
    summary: 'Where the order stands and where it may go now.',
    params: idParams,
    answer: dataOf(assignedStatus),
    handle: async ({ db, caller, params }) => {
      const { status, sub_status } = await readOrderRow(db, caller, params.id);
      return { data: { status, sub_status, next: nextStatuses(status) } };
    },
  }),
  route('put', assign, {
    path: '/api/v1/purchase_orders/:id/assigned_status',
    summary: 'Moves the order to another status.',
    params: idParams,
    body: statusChange,
    wrapper: 'record',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: onlyOf(await assignStatuses(call, [call.params.id], call.body, false)) }),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/available_status_reasons',
    summary: 'The substatuses that go with a status.',
    params: idParams,
    query: substatusQuery(purchaseOrderStatuses),
    answer: substatusList,
    handle: async ({ db, caller, params, query }) => {
      const order = await readOrderRow(db, caller, params.id);
      return { data: await substatusesOf(db, order.organization_id, 'purchase_order', query.status) };
    },
  }),
];
