import { programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { type FieldMessages, invalid, refusedTransition, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { notifyAssigned } from '../notification/rules.ts';
import { checkAssigned, setAssigned } from '../record/assigned.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { assignable } from '../user/rules.ts';
import { finish, lockItemsOf, lockShipment, shared } from './change.ts';
import { messages } from './messages.ts';
import { readShipment, type ShipmentRow } from './read.ts';
import { airWaybillPrefix, isAirWaybill, whyNotApprovable, whyShipmentLocked } from './rules.ts';
import { type Approvals, approvalFields, type Shipment, type ShipmentCreate, type ShipmentUpdate } from './schema.ts';

const assignments = { table: 'shipment_users', record: 'shipment_id' } as const;
const unique = { shipments_number: 'invoice_number' };

/** Makes a shipment. @throws 422 on what breaks a rule */
export async function createShipment(context: WriteContext, input: ShipmentCreate): Promise<Shipment> {
  const { db, caller } = context;
  const { user_ids = [], ...given } = input;
  const fields = { ...given, commercial_name: given.commercial_name ?? given.invoice_number };
  const program = await db
    .selectFrom('programs')
    .select('organization_id')
    .where('id', '=', input.program_id)
    .where('id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!program) throw invalid({ program_id: [messages.notFound] });
  const { organization_id } = program;
  await checkReferences(db, fields, { organization_id, program_id: input.program_id });
  checkAssigned(user_ids, await assignable(db, input.program_id, user_ids), 'user_ids');
  const { id } = await taken(
    db
      .insertInto('shipments')
      .values({ ...fields, organization_id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  await setAssigned(db, assignments, id, user_ids);
  const created = { id, organization_id, program_id: input.program_id };
  const record = await finish(context, created, 'create', differences({}, { ...fields, user_ids }));
  await notifyAssigned(context, shared(created), user_ids);
  return record;
}

/** Changes the sent fields. @throws 409 `stale` when `lock_version` is sent and no longer the newest, 409 `transition`, 422, 404 */
export async function updateShipment(context: WriteContext, id: number, input: ShipmentUpdate): Promise<Shipment> {
  const { db, caller } = context;
  const before = await lockShipment(context, id);
  const { lock_version, ...fields } = input;
  await checkVersion(context, before, lock_version);
  const locked = whyShipmentLocked(caller.role, before.status);
  if (locked) throw refusedTransition(locked);
  const changes = differences({ ...before }, fields);
  if (changes.length === 0) return readShipment(db, caller, id);
  await checkReferences(db, fields, before);
  await checkItems(db, before, fields);
  await taken(
    db
      .updateTable('shipments')
      .set({ ...fields, ...newVersion })
      .where('id', '=', id)
      .execute(),
    unique,
  );
  return finish(context, before, 'update', changes);
}

/** Sets who is assigned. @throws 422 when somebody may not be assigned, 409 when it is archived, 404 */
export async function assignUsers(context: WriteContext, id: number, userIds: number[]): Promise<Shipment> {
  const { db, caller } = context;
  const before = await lockShipment(context, id);
  if (before.status === 'archived') throw refusedTransition(messages.archived);
  const from = before.users.map((user) => user.id);
  const to = [...new Set(userIds)].sort((a, b) => a - b);
  const added = to.filter((user) => !from.includes(user));
  checkAssigned(added, await assignable(db, before.program_id, added), 'ids');
  const changes = differences({ user_ids: from }, { user_ids: to });
  if (changes.length === 0) return readShipment(db, caller, id);
  await setAssigned(db, assignments, id, to);
  await db.updateTable('shipments').set(newVersion).where('id', '=', id).execute();
  const record = await finish(context, before, 'assign_users', changes);
  await notifyAssigned(context, shared(before), added);
  return record;
}

/**
 * Sets the approval dates that are sent; they change no status.
 * @param today the latest date that one may have
 * @throws 422 on a later one and when none would be left; 409 when the invoice is closed or archived; 404
 */
export async function setApprovals(
  context: WriteContext,
  id: number,
  input: Approvals,
  today: string,
): Promise<Shipment> {
  const { db, caller } = context;
  const before = await lockShipment(context, id);
  const { lock_version, ...dates } = input;
  await checkVersion(context, before, lock_version);
  const reason = whyNotApprovable(before.status);
  if (reason) throw refusedTransition(reason);
  const tooLate = approvalFields.filter((field) => (dates[field] ?? '') > today);
  if (tooLate.length > 0) {
    throw invalid(Object.fromEntries(tooLate.map((field) => [field, [messages.notAfterToday]])));
  }
  const after = { ...before, ...dates };
  if (approvalFields.every((field) => after[field] === null)) throw invalid({ base: [messages.lastApproval] });
  const changes = differences({ ...before }, dates);
  if (changes.length === 0) return readShipment(db, caller, id);
  await db
    .updateTable('shipments')
    .set({ ...dates, ...newVersion })
    .where('id', '=', id)
    .execute();
  return finish(context, before, 'set_approvals', changes);
}

async function checkVersion({ db, caller }: WriteContext, row: ShipmentRow, sent: number | undefined): Promise<void> {
  if (sent !== undefined && sent !== row.lock_version) throw stale(await readShipment(db, caller, row.id));
}

/**
 * Another group or way to travel must be one for the items inside, as when they were added. They are taken, so that they
 * stay so until the shipment is written. @throws 422
 */
async function checkItems(db: Db, before: ShipmentRow, { group_id, shipment_type }: ShipmentUpdate): Promise<void> {
  const group = group_id === before.group_id ? undefined : group_id;
  const travels = shipment_type === before.shipment_type ? null : shipment_type;
  if (!group && !travels) return;
  const items = await lockItemsOf(db, before.id);
  const errors: FieldMessages = {};
  if (group && items.some((item) => item.group_id !== group)) errors['group_id'] = [messages.itemsForOthers];
  if (travels && items.some((item) => item.shipment_type !== null && item.shipment_type !== travels)) {
    errors['shipment_type'] = [messages.itemsTravelOtherwise];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Foreign ids must be of the same organization and program. What begins with the prefix of one of the organization's
 * airlines must be an air waybill number; couriers' and house numbers have no such rule.
 */
async function checkReferences(
  db: Db,
  { group_id, courier_id, awb }: ShipmentUpdate,
  shipment: Pick<ShipmentRow, 'organization_id' | 'program_id'>,
): Promise<void> {
  const errors: FieldMessages = {};
  if (group_id !== undefined) {
    // Taken, so that it stays in the program until the shipment is written.
    const group = db.selectFrom('groups').select('id').where('id', '=', group_id).forKeyShare();
    if (!(await group.where('program_id', '=', shipment.program_id).executeTakeFirst())) {
      errors['group_id'] = [messages.notFound];
    }
  }
  if (courier_id) {
    const courier = db.selectFrom('couriers').select('id').where('id', '=', courier_id);
    if (!(await courier.where('organization_id', '=', shipment.organization_id).executeTakeFirst())) {
      errors['courier_id'] = [messages.notFound];
    }
  }
  const prefix = awb ? airWaybillPrefix(awb) : null;
  if (awb && prefix && !isAirWaybill(awb)) {
    const airline = db.selectFrom('airlines').select('id').where('organization_id', '=', shipment.organization_id);
    if (await airline.where((eb) => eb(eb.fn('btrim', ['prefix']), '=', prefix)).executeTakeFirst()) {
      errors['awb'] = [messages.notAnAirWaybill];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
