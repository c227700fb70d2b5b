import { sql } from 'kysely';
import { z } from 'zod';
import { idParams, route } from '../http/route.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, idParameter, listOf } from '../record/list.ts';
import { type Numbered, offeredNumber } from '../record/numbering.ts';
import { assignedStatus, reasonList, reasonQuery, statusAnswer, statusChange, statusList } from '../record/status.ts';
import { todayOf } from '../record/timeZone.ts';
import { reasonsFor } from '../substatus/table.ts';
import { addItems, removeItem } from './items.ts';
import { readShipment, readShipmentRow, readShipments } from './read.ts';
import { nextStatuses, shipmentStatuses } from './rules.ts';
import {
  approvals,
  assignedUsers,
  selectedItems,
  shipment,
  shipmentCreate,
  shipmentDefaults,
  shipmentLight,
  shipmentListQuery,
  shipmentUpdate,
} from './schema.ts';
import { assignStatus } from './status.ts';
import { assignUsers, createShipment, setApprovals, updateShipment } from './write.ts';

const read = [['commercial_invoices', 'read']] as const;
const create = [['commercial_invoices', 'create']] as const;
const write = [['commercial_invoices', 'write']] as const;
const numbered: Numbered = { table: 'shipments', number: 'invoice_number', counted: sql`true` };
const path = '/api/v1/commercial_invoices';
const one = `${path}/:id`;

/** api/v1's calls on shipments, which it calls commercial invoices. */
export const shipmentRoutes = [
  route('get', read, {
    path,
    summary: 'Shipments of a program. Weights are in kilograms; `for_this_week` is the week in the `Time-Zone` sent.',
    query: shipmentListQuery,
    answer: listOf(z.union([shipment, shipmentLight])),
    handle: async ({ db, caller, query, services }) =>
      readShipments(db, caller, query, todayOf(caller, services.now())),
  }),
  route('get', read, {
    path: `${path}/statuses`,
    summary: 'The statuses of shipments, in the order of their life.',
    answer: statusList,
    handle: async () => statusAnswer(shipmentStatuses),
  }),
  route('get', create, {
    path: `${path}/new_defaults`,
    summary: 'What a new shipment of a program starts with: the invoice number after its latest.',
    query: z.strictObject({ program_id: idParameter }),
    answer: dataOf(shipmentDefaults),
    handle: async ({ db, caller, query }) => ({
      data: { invoice_number: await offeredNumber(db, caller, query.program_id, numbered) },
    }),
  }),
  route('get', read, {
    path: one,
    summary: 'One shipment.',
    params: idParams,
    query: programQuery,
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await readShipment(call.db, inProgram(call).caller, call.params.id) }),
  }),
  route('post', create, {
    path,
    summary: 'Makes a shipment. Its commercial name is its invoice number unless it is given.',
    body: shipmentCreate,
    wrapper: 'commercial_invoice',
    status: 201,
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await createShipment(call, call.body) }),
  }),
  route('put', write, {
    path: one,
    summary: 'Changes the fields that are sent; with `lock_version` only that version.',
    params: idParams,
    query: programQuery,
    body: shipmentUpdate,
    wrapper: 'commercial_invoice',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await updateShipment(inProgram(call), call.params.id, call.body) }),
  }),
  route('put', write, {
    path: `${one}/manage`,
    summary: 'Sets who is assigned.',
    params: idParams,
    body: assignedUsers,
    wrapper: 'user',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await assignUsers(call, call.params.id, call.body.ids) }),
  }),
  route('put', [['commercial_invoices', 'set_approval']], {
    path: `${one}/approvals`,
    summary: 'Sets the approval dates that are sent: none later than today in the `Time-Zone` sent, at least one kept.',
    params: idParams,
    query: programQuery,
    body: approvals,
    wrapper: 'commercial_invoice',
    answer: dataOf(shipment),
    handle: async (call) => {
      const today = todayOf(call.caller, call.services.now());
      return { data: await setApprovals(inProgram(call), call.params.id, call.body, today) };
    },
  }),
  route('post', write, {
    path: `${one}/order_items`,
    summary: 'Takes items into the shipment: all of them or none.',
    params: idParams,
    body: selectedItems,
    status: 201,
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await addItems(call, call.params.id, call.body.selected_order_item_ids) }),
  }),
  route('delete', write, {
    path: `${one}/order_items/:orderItemId`,
    summary: 'Takes an item out of the shipment.',
    params: idParams.extend({ orderItemId: idParameter }),
    handle: async (call) => removeItem(call, call.params.id, call.params.orderItemId),
  }),
  route('get', read, {
    path: `${one}/assigned_status`,
    summary: 'Where the shipment stands and where it may be moved now; never to `in_review`, which sending does.',
    params: idParams,
    answer: dataOf(assignedStatus),
    handle: async ({ db, caller, params }) => {
      const { status, sub_status } = await readShipmentRow(db, caller, params.id);
      return { data: { status, sub_status, next: nextStatuses(status) } };
    },
  }),
  route(
    'put',
    [
      ['commercial_invoices', 'assign_status'],
      ['commercial_invoices', 'send_for_review'],
    ],
    {
      path: `${one}/assigned_status`,
      summary:
        'Moves the shipment to another status, and its items with it to `shipping` and `delivered`. `in_review` without a reason is Send for Review: from open, with the right send_for_review.',
      params: idParams,
      body: statusChange,
      wrapper: 'record',
      answer: dataOf(shipment),
      handle: async (call) => ({ data: await assignStatus(call, call.params.id, call.body) }),
    },
  ),
  route('get', read, {
    path: `${one}/available_status_reasons`,
    summary: 'The reasons that go with a status.',
    params: idParams,
    query: reasonQuery,
    answer: reasonList,
    handle: async ({ db, caller, params, query }) => {
      const { organization_id } = await readShipmentRow(db, caller, params.id);
      return { data: await reasonsFor(db, organization_id, 'commercial_invoice', query.status) };
    },
  }),
];
