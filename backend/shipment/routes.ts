import { sql } from 'kysely';
import { z } from 'zod';
import { personOf } from '../access/caller.ts';
import { idParameter } from '../api/validate.ts';
import { idParams, route } from '../http/route.ts';
import { manyAssigned } from '../record/assigned.ts';
import { inProgram, programQuery } from '../record/inProgram.ts';
import { dataOf, listOf } from '../record/list.ts';
import { answerOf, manyAnswer, onlyOf } from '../record/many.ts';
import { type Numbered, offeredNumber } from '../record/numbering.ts';
import { sampleNumber } from '../record/sample.ts';
import { assignedStatus, statusAnswer, substatusList, substatusQuery } from '../record/status.ts';
import { todayOf } from '../record/timeZone.ts';
import { substatusesOf } from '../substatus/table.ts';
import { readApprovals, setApprovals } from './approvals.ts';
import { setDelivery } from './delivery.ts';
import { delivery, manyShipmentStatuses, shipmentStatusChange } from './deliverySchema.ts';
import { addItems, removeItem } from './items.ts';
import { shipmentListQuery } from './listSchema.ts';
import { readShipment, readShipmentRow, readShipments } from './read.ts';
import { nextStatuses } from './rules.ts';
import {
  approvals,
  approvalsQuery,
  assignedUsers,
  givenApprovals,
  selectedItems,
  shipment,
  shipmentCreate,
  shipmentDefaults,
  shipmentSummary,
  shipmentUpdate,
} from './schema.ts';
import { assignStatuses } from './status.ts';
import { shipmentStatuses } from './statuses.ts';
import { shipmentStatusList, shownStatus } from './statusSchema.ts';
import { assignUsers, createShipment, updateShipment } from './write.ts';

const read = [['commercial_invoices', 'read']] as const;
const create = [['commercial_invoices', 'create']] as const;
const write = [['commercial_invoices', 'write']] as const;
const move = [
  ['commercial_invoices', 'assign_status'],
  ['commercial_invoices', 'send_for_review'],
] as const;
const numbered: Numbered = {
  table: 'shipments',
  number: 'invoice_number',
  counted: sql`true`,
  firstSample: sampleNumber('CI', 1),
};
const path = '/api/v1/commercial_invoices';
const one = `${path}/:id`;

/** The api/v1 routes of shipments, which api/v1 calls commercial invoices. */
export const shipmentRoutes = [
  route('get', read, {
    path,
    summary:
      'Shipments of a program, or of all programs that the caller can access. Weights are in kilograms; `for_this_week` is the current week of the zone in the `Time-Zone` header.',
    query: shipmentListQuery,
    answer: listOf(z.union([shipment, shipmentSummary])),
    handle: async ({ db, caller, query, services }) =>
      readShipments(db, caller, query, todayOf(caller, services.now())),
  }),
  route('get', read, {
    path: `${path}/statuses`,
    summary: 'The statuses of shipments, in lifecycle order.',
    answer: shipmentStatusList,
    handle: async () => statusAnswer(shipmentStatuses.map(shownStatus)),
  }),
  route('get', create, {
    path: `${path}/new_defaults`,
    summary: 'The default values of a new shipment of a program: the invoice number after its latest.',
    query: z.strictObject({ program_id: idParameter }),
    answer: dataOf(shipmentDefaults),
    handle: async ({ db, caller, query }) => ({
      data: { invoice_number: await offeredNumber(db, caller, query.program_id, numbered) },
    }),
  }),
  route('get', read, {
    path: one,
    summary: 'A shipment by id.',
    params: idParams,
    query: programQuery,
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await readShipment(call.db, inProgram(call).caller, call.params.id) }),
  }),
  route('post', create, {
    path,
    summary: 'Creates a shipment. Its commercial name is its invoice number unless another name is given.',
    body: shipmentCreate,
    wrapper: 'commercial_invoice',
    status: 201,
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await createShipment(call, call.body) }),
  }),
  route('put', write, {
    path: one,
    summary: 'Updates only the fields sent; with `lock_version`, only if it is the current version.',
    params: idParams,
    query: programQuery,
    body: shipmentUpdate,
    wrapper: 'commercial_invoice',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await updateShipment(inProgram(call), call.params.id, call.body) }),
  }),
  route('put', write, {
    path: `${one}/manage`,
    summary: 'Replaces the list of assigned users.',
    params: idParams,
    body: assignedUsers,
    wrapper: 'user',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: onlyOf(await assignUsers(call, [call.params.id], call.body.ids, false)) }),
  }),
  route('get', read, {
    path: `${one}/approvals`,
    summary:
      'The approval dates: who set each, whether it counts for what the shipment is now, and what changed since.',
    params: idParams,
    query: approvalsQuery,
    answer: dataOf(givenApprovals),
    handle: async ({ db, caller, params, query }) => ({
      data: await readApprovals(db, caller, params.id, query.since),
    }),
  }),
  route('put', [['commercial_invoices', 'set_approval']], {
    path: `${one}/approvals`,
    summary:
      'Sets the approval dates sent: none later than today in the zone of the `Time-Zone` header, and at least one must remain. Each is kept with the content that it approves; sent again, a date approves what the content is now.',
    params: idParams,
    query: programQuery,
    body: approvals,
    wrapper: 'commercial_invoice',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await setApprovals(inProgram(call), call.params.id, call.body) }),
  }),
  route('post', write, {
    path: `${one}/order_items`,
    summary: 'Adds items to the shipment, all or none.',
    params: idParams,
    body: selectedItems,
    status: 201,
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await addItems(call, call.params.id, call.body.selected_order_item_ids) }),
  }),
  route('delete', write, {
    path: `${one}/order_items/:orderItemId`,
    summary: 'Removes an item from the shipment.',
    params: idParams.extend({ orderItemId: idParameter }),
    handle: async (call) => removeItem(call, call.params.id, call.params.orderItemId),
  }),
  route('put', write, {
    path: `${path}/manage`,
    summary:
      'Replaces the assigned users of many shipments with the same list: all or none, or with `partial` those that can be changed.',
    body: manyAssigned,
    answer: manyAnswer(shipment),
    handle: async (call) => {
      const { ids, user, partial, lock_versions } = call.body;
      return answerOf(await assignUsers(call, ids, user.ids, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('put', move, {
    path: `${path}/assigned_status`,
    summary:
      'Moves many shipments to the same status, like the call for a single one: all or none, or with `partial` those that can be moved.',
    body: manyShipmentStatuses,
    answer: manyAnswer(shipment),
    handle: async (call) => {
      const { ids, record, partial, lock_versions } = call.body;
      return answerOf(await assignStatuses(call, ids, record, partial, lock_versions), { sent: 'ids', partial });
    },
  }),
  route('get', read, {
    path: `${one}/assigned_status`,
    summary:
      "The shipment's status, and the statuses it can move to now; never `in_review`, which sending for review sets.",
    params: idParams,
    answer: dataOf(assignedStatus),
    handle: async ({ db, caller, params }) => {
      const row = await readShipmentRow(db, caller, params.id);
      return { data: { status: row.status, sub_status: row.sub_status, next: nextStatuses(row, personOf(caller)) } };
    },
  }),
  route('put', move, {
    path: `${one}/assigned_status`,
    summary:
      'Moves the shipment to another status; moving it to `shipping` or `delivered` also moves its items, and `delivered` records the delivery. `in_review` without a substatus is Send for Review: from open, with the right send_for_review.',
    params: idParams,
    body: shipmentStatusChange,
    wrapper: 'record',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: onlyOf(await assignStatuses(call, [call.params.id], call.body, false)) }),
  }),
  route('put', [['commercial_invoices', 'assign_status']], {
    path: `${one}/delivery`,
    summary:
      'Changes what is recorded of the delivery of a delivered shipment: only the fields sent. The date is neither later than today in the zone of the `Time-Zone` header nor before the ship date.',
    params: idParams,
    body: delivery,
    wrapper: 'commercial_invoice',
    answer: dataOf(shipment),
    handle: async (call) => ({ data: await setDelivery(call, call.params.id, call.body) }),
  }),
  route('get', read, {
    path: `${one}/available_status_reasons`,
    summary: 'The substatuses available for a status.',
    params: idParams,
    query: substatusQuery(shipmentStatuses),
    answer: substatusList,
    handle: async ({ db, caller, params, query }) => {
      const { organization_id } = await readShipmentRow(db, caller, params.id);
      return { data: await substatusesOf(db, organization_id, 'commercial_invoice', query.status) };
    },
  }),
];
