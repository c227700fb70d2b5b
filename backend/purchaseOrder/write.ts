import { type Caller, programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { differences, type HistoryEntry, writeHistory } from '../history/table.ts';
import { type FieldMessages, invalid, notFound, refusedTransition, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { recordChanged } from '../live/broadcast.ts';
import { notifyAssigned } from '../notification/rules.ts';
import { checkAssigned, setAssigned } from '../record/assigned.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { checkedStatus } from '../substatus/rules.ts';
import { assignable } from '../user/rules.ts';
import { messages } from './messages.ts';
import { type PurchaseOrderRow, readOrder, readOrderRow, shownFields } from './read.ts';
import { asShown, nextStatuses, purchaseOrderStatuses, whyLocked } from './rules.ts';
import type { PurchaseOrder, PurchaseOrderCreate, PurchaseOrderUpdate } from './schema.ts';

const assignments = { table: 'purchase_order_users', record: 'purchase_order_id' } as const;
const unique = { purchase_orders_number: 'order_number' };

/** Makes an order. @throws 422 on what breaks a rule, 404 when the program is not the caller's */
export async function createOrder(context: WriteContext, input: PurchaseOrderCreate): Promise<PurchaseOrder> {
  const { db, caller } = context;
  const { user_ids = [], ...fields } = input;
  const program = await db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select(['p.organization_id', 'p.order_number_internal_enabled', 'o.feature_flags'])
    .where('p.id', '=', input.program_id)
    .where('p.id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!program) throw invalid({ program_id: [messages.notFound] });
  checkSwitches(program, fields);
  await checkFields(db, fields, { ...program, program_id: input.program_id });
  checkAssigned(user_ids, await assignable(db, input.program_id, user_ids), 'user_ids');
  const { id } = await taken(
    db
      .insertInto('purchase_orders')
      .values({ ...fields, organization_id: program.organization_id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  await setAssigned(db, assignments, id, user_ids);
  const record = await readOrder(db, caller, id);
  const { organization_id } = program;
  await writeHistory(db, [entry(caller, { id, organization_id }, 'create', differences({}, { ...fields, user_ids }))]);
  announceChange(context, record, organization_id, 'create');
  await notifyNew(context, { id, organization_id, program_id: input.program_id }, user_ids);
  return record;
}

/** Changes the sent fields. @throws 409 `stale` when `lock_version` is sent and no longer the newest, 422, 404 */
export async function updateOrder(
  context: WriteContext,
  id: number,
  input: PurchaseOrderUpdate,
): Promise<PurchaseOrder> {
  const { db, caller } = context;
  const before = await lockOrder(context, id);
  const { lock_version, ...fields } = input;
  if (lock_version !== undefined && lock_version !== before.lock_version) throw stale(await readOrder(db, caller, id));
  const locked = whyLocked(before.status);
  if (locked) throw refusedTransition(locked);
  checkSwitches(before, fields);
  const changes = differences(before, fields);
  if (changes.length === 0) return readOrder(db, caller, id);
  await checkFields(db, fields, before);
  if (changes.some(({ field }) => keptByItems.includes(field))) await lockItems(db, id);
  if (fields.group_id !== undefined && fields.group_id !== before.group_id) await checkShipped(db, id, fields.group_id);
  await taken(
    db
      .updateTable('purchase_orders')
      .set({ ...fields, ...newVersion })
      .where('id', '=', id)
      .execute(),
    unique,
  );
  return finish(context, before, 'update', changes);
}

/** Sets who is assigned. @throws 422 when somebody may not be assigned, 404 */
export async function assignUsers(context: WriteContext, id: number, userIds: number[]): Promise<PurchaseOrder> {
  const { db } = context;
  const before = await lockOrder(context, id);
  if (before.status === 'archived') throw refusedTransition(messages.archived);
  const from = before.users.map((user) => user.id);
  const to = [...new Set(userIds)].sort((a, b) => a - b);
  const added = to.filter((user) => !from.includes(user));
  checkAssigned(added, await assignable(db, before.program_id, added), 'ids');
  const changes = differences({ user_ids: from }, { user_ids: to });
  if (changes.length === 0) return readOrder(db, context.caller, id);
  await setAssigned(db, assignments, id, to);
  await db.updateTable('purchase_orders').set(newVersion).where('id', '=', id).execute();
  const record = await finish(context, before, 'assign_users', changes);
  await notifyNew(context, before, added);
  return record;
}

/** Moves an order to another status, checked against where it stands at this moment. @throws 409 `transition`, 422, 404 */
export async function assignStatus(
  context: WriteContext,
  id: number,
  to: { status: string; sub_status?: string | null | undefined },
): Promise<PurchaseOrder> {
  const { db } = context;
  const before = await lockOrder(context, id);
  const standing = {
    organizationId: before.organization_id,
    status: before.status,
    sub_status: before.sub_status,
    next: nextStatuses(before.status),
  };
  const after = await checkedStatus(db, 'purchase_order', purchaseOrderStatuses, standing, to);
  const changes = differences(before, after);
  if (changes.length === 0) return readOrder(db, context.caller, id);
  await db
    .updateTable('purchase_orders')
    .set({ ...after, ...newVersion })
    .where('id', '=', id)
    .execute();
  return finish(context, before, 'assign_status', changes);
}

/** Takes the row for this transaction, so that what is checked is still so when it is written. */
async function lockOrder({ db, caller }: WriteContext, id: number): Promise<PurchaseOrderRow> {
  const row = await db.selectFrom('purchase_orders').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return readOrderRow(db, caller, id);
}

/** What the items of an order have a copy of, so that changing it changes them. */
const keptByItems = ['order_number', 'vendor_id', 'group_id'];

/** Takes the items in the order in which shipments take them, so that two writers never wait for each other. */
async function lockItems(db: Db, id: number): Promise<void> {
  const items = db.selectFrom('order_items').select('id').where('purchase_order_id', '=', id);
  await items.orderBy('id').forNoKeyUpdate().execute();
}

/** A shipment is for one group, and so are its items, which must be taken: none may get another group. @throws 422 */
async function checkShipped(db: Db, id: number, groupId: number): Promise<void> {
  const elsewhere = await db
    .selectFrom('order_items as i')
    .innerJoin('shipments as s', 's.id', 'i.shipment_id')
    .select('i.id')
    .where('i.purchase_order_id', '=', id)
    .where('s.group_id', '!=', groupId)
    .limit(1)
    .executeTakeFirst();
  if (elsewhere) throw invalid({ group_id: [messages.itemsInShipments] });
}

async function finish(
  context: WriteContext,
  before: PurchaseOrderRow,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): Promise<PurchaseOrder> {
  await writeHistory(context.db, [entry(context.caller, before, action, changes)]);
  const record = await readOrder(context.db, context.caller, before.id);
  announceChange(context, record, before.organization_id, 'edit');
  return record;
}

function entry(
  caller: Caller,
  order: { id: number; organization_id: number },
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
): HistoryEntry {
  return {
    organizationId: order.organization_id,
    type: 'PurchaseOrder',
    id: order.id,
    userId: caller.userId,
    action,
    changes: asShown(changes),
  };
}

function announceChange(
  { announce, caller }: WriteContext,
  record: PurchaseOrder,
  organizationId: number,
  action: 'create' | 'edit',
): void {
  announce(
    recordChanged({
      action,
      type: 'PurchaseOrder',
      id: record.id,
      lockVersion: record.lock_version,
      by: caller.userId,
      programId: record.program_id,
      organizationId,
    }),
  );
}

/** What is hidden must not be sent, also where nothing would change: who sends it must not learn what is kept. @throws 422 */
function checkSwitches(order: Parameters<typeof shownFields>[0], fields: PurchaseOrderUpdate): void {
  const hidden = Object.entries(shownFields(order)).filter(([field, shown]) => !shown && field in fields);
  const errors: FieldMessages = Object.fromEntries(hidden.map(([field]) => [field, [messages.switchedOff]]));
  if (hidden.length > 0) throw invalid(errors);
}

type Place = Pick<PurchaseOrderRow, 'organization_id' | 'program_id'>;

/**
 * Finds what an order refers to, where an order of this organization and program may. What could leave the program is
 * locked, so that it stays until the order is written.
 */
const findReferred = {
  vendor_id: (db: Db, id: number, { organization_id }: Place) =>
    db
      .selectFrom('vendors')
      .select('id')
      .where('id', '=', id)
      .where('organization_id', '=', organization_id)
      .executeTakeFirst(),
  end_user_id: (db: Db, id: number, { program_id }: Place) =>
    db
      .selectFrom('end_user_programs')
      .select('end_user_id')
      .where('end_user_id', '=', id)
      .where('program_id', '=', program_id)
      .forKeyShare()
      .executeTakeFirst(),
  group_id: (db: Db, id: number, { program_id }: Place) =>
    db
      .selectFrom('groups')
      .select('id')
      .where('id', '=', id)
      .where('program_id', '=', program_id)
      .forKeyShare()
      .executeTakeFirst(),
};

/** What an order refers to must be of its organization and program. @throws 422 */
async function checkFields(db: Db, fields: PurchaseOrderUpdate, order: Place): Promise<void> {
  const errors: FieldMessages = {};
  for (const field of ['vendor_id', 'end_user_id', 'group_id'] as const) {
    const id = fields[field];
    if (id !== undefined && !(await findReferred[field](db, id, order))) errors[field] = [messages.notFound];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function notifyNew(
  context: WriteContext,
  order: Pick<PurchaseOrderRow, 'id' | 'organization_id' | 'program_id'>,
  userIds: readonly number[],
): Promise<void> {
  const { id, organization_id: organizationId, program_id: programId } = order;
  return notifyAssigned(context, { type: 'PurchaseOrder', id, organizationId, programId }, userIds);
}
