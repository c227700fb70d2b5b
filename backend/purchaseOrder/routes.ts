import { sql } from 'kysely';
import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, idParameter, listOf } from '../record/list.ts';
import { type Numbered, offeredNumber } from '../record/numbering.ts';
import { assignedStatus, reasonList, reasonQuery, statusAnswer, statusChange, statusList } from '../record/status.ts';
import { reasonsFor } from '../substatus/table.ts';
import { readOrder, readOrderRow, readOrders } from './read.ts';
import { nextStatuses, purchaseOrderStatuses } from './rules.ts';
import {
  assignedUsers,
  purchaseOrder,
  purchaseOrderCreate,
  purchaseOrderDefaults,
  purchaseOrderLight,
  purchaseOrderListQuery,
  purchaseOrderUpdate,
} from './schema.ts';
import { assignStatus, assignUsers, createOrder, updateOrder } from './write.ts';

const read = [['purchase_orders', 'read']] as const;
const write = [['purchase_orders', 'write']] as const;
/** Orders that are made here: a number from outside says nothing about the next. */
const numbered: Numbered = { table: 'purchase_orders', number: 'order_number', counted: sql`not external` };

/** api/v1's calls on purchase orders. */
export const purchaseOrderRoutes = [
  route('get', read, {
    path: '/api/v1/purchase_orders',
    summary: 'Purchase orders of a program.',
    query: purchaseOrderListQuery,
    answer: listOf(z.union([purchaseOrder, purchaseOrderLight])),
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
    summary: 'Makes a purchase order.',
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
    handle: async (call) => ({ data: await assignUsers(call, call.params.id, call.body.ids) }),
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
  route('put', [['purchase_orders', 'assign_status']], {
    path: '/api/v1/purchase_orders/:id/assigned_status',
    summary: 'Moves the order to another status.',
    params: idParams,
    body: statusChange,
    wrapper: 'record',
    answer: dataOf(purchaseOrder),
    handle: async (call) => ({ data: await assignStatus(call, call.params.id, call.body) }),
  }),
  route('get', read, {
    path: '/api/v1/purchase_orders/:id/available_status_reasons',
    summary: 'The reasons that go with a status.',
    params: idParams,
    query: reasonQuery,
    answer: reasonList,
    handle: async ({ db, caller, params, query }) => {
      const order = await readOrderRow(db, caller, params.id);
      return { data: await reasonsFor(db, order.organization_id, 'purchase_order', query.status) };
    },
  }),
];
