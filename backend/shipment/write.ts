import { programsOf } from '../access/caller.ts';
import type { Role } from '../access/roles.ts';
import { type FieldMessages, invalid, outOfReach, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences, type FieldChange } from '../history/table.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { notifyAssigned } from '../notification/rules.ts';
import { checkAssigned, setAssigned } from '../record/assigned.ts';
import { checkParties } from '../record/party.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import { whyNotMixed, whyNotNumbered } from '../record/sample.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { airWaybillPrefix, isAirWaybill } from '../regulation/airWaybill.ts';
import { derivedFields } from '../shipmentAdvice/packageLines.ts';
import { assignable, assignsUsers } from '../user/rules.ts';
import { lockItemsOf, shared, shipments } from './change.ts';
import { checkExportFields } from './exportFields.ts';
import { messages } from './messages.ts';
import { packageMessages } from './packageMessages.ts';
import type { ShipmentRow } from './read.ts';
import { fixedFields, whyNotEdited, whyNotesLocked } from './rules.ts';
import type { Shipment, ShipmentCreate, ShipmentUpdate } from './schema.ts';

const assignments = { table: 'shipment_users', record: 'shipment_id' } as const;
const unique = { shipments_number: 'invoice_number' };
/** The fields of a shipment that name a party, with the kinds of the parties. */
const partyFields = { group_id: 'group', courier_id: 'courier' } as const;

/** Creates a shipment. @throws 422 on a broken rule */
export async function createShipment(context: WriteContext, input: ShipmentCreate): Promise<Shipment> {
  const { db, caller } = context;
  const { user_ids = [], ...given } = input;
  const fields = { ...given, commercial_name: given.commercial_name ?? given.invoice_number };
  const program = await db
    .selectFrom('programs')
    .select(['organization_id', 'sample'])
    .where('id', '=', input.program_id)
    .where('id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!program) throw outOfReach('program_id', messages.notFound);
  const { organization_id, sample } = program;
  checkNotInFuture(context, { shipped_date: fields.shipped_date });
  checkExportFields(context, fields, fields);
  await checkReferences(db, fields, { organization_id, sample, program_id: input.program_id });
  await checkParties(db, partyFields, fields);
  checkAssigned(user_ids, await assignable(db, input.program_id, user_ids), 'user_ids');
  const { id } = await onUniqueViolation(
    db
      .insertInto('shipments')
      .values({ ...fields, sample, organization_id })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  await setAssigned(db, assignments, [id], user_ids);
  const created = { id, organization_id, program_id: input.program_id };
  const record = await shipments.finish(context, id, 'create', differences({}, { ...fields, user_ids }));
  await notifyAssigned(context, [{ record: shared(created), userIds: user_ids }]);
  return record;
}

/** Changes the given fields. @throws 409 `stale` if `lock_version` is sent and not the newest, 409 `transition`, 422, 404 */
export function updateShipment(context: WriteContext, id: number, input: ShipmentUpdate): Promise<Shipment> {
  const { db, caller } = context;
  const { lock_version, ...fields } = input;
  return shipments.update(context, id, lock_version, (before) => {
    const changes = differences({ ...before }, fields);
    checkEdit(caller.role, before.status, Object.keys(fields), changes);
    if (before.package_lines > 0) checkDerived(changes);
    checkNotInFuture(context, { shipped_date: fields.shipped_date });
    if (fields.shipped_date && before.delivered_date !== null && fields.shipped_date > before.delivered_date) {
      throw invalid({ shipped_date: [messages.shippedAfter] });
    }
    checkExportFields(context, fields, { ...before, ...fields });
    const write = async () => {
      await checkReferences(db, fields, before);
      await checkParties(db, partyFields, fields, before);
      await checkItems(db, before, fields);
      const values = { ...fields, ...newVersion };
      await onUniqueViolation(db.updateTable('shipments').set(values).where('id', '=', id).execute(), unique);
    };
    return { changes, write };
  });
}

/** Rejects an edit that the shipment's status forbids. @throws 409 `transition`; 422 on fields that can no longer change */
function checkEdit(role: Role, status: string, sent: readonly string[], changes: readonly FieldChange[]): void {
  const onlyNotes = sent.length > 0 && sent.every((field) => field === 'notes');
  const locked = onlyNotes ? whyNotesLocked(role, status) : whyNotEdited(role, status);
  if (locked) throw rejectedTransition(locked);
  const fixed = fixedFields(status).filter(({ field }) => changes.some((change) => change.field === field));
  if (fixed.length > 0) throw invalid(Object.fromEntries(fixed.map(({ field }) => [field, [messages.fixed]])));
}

/** Rejects changes of totals that follow from the lines of packages. @throws 422 */
function checkDerived(changes: readonly FieldChange[]): void {
  const typed = derivedFields.filter((field) => changes.some((change) => change.field === field));
  if (typed.length > 0) throw invalid(Object.fromEntries(typed.map((field) => [field, [packageMessages.fromLines]])));
}

/** Sets the assigned users of shipments. */
export const assignUsers = assignsUsers({
  records: shipments,
  table: 'shipments',
  assignments,
  archived: () => messages.archived,
  notify: (context, added) =>
    notifyAssigned(
      context,
      added.map(({ row, userIds }) => ({ record: shared(row), userIds })),
    ),
});

/**
 * Checks that another group or mode of transport fits the items inside, as when they were added. Locks the items, so that
 * they stay so until the shipment is written.
 * @throws 422
 */
async function checkItems(db: Db, before: ShipmentRow, { group_id, shipment_type }: ShipmentUpdate): Promise<void> {
  const group = group_id === before.group_id ? undefined : group_id;
  const travels = shipment_type === before.shipment_type ? null : shipment_type;
  if (!group && !travels) return;
  const items = await lockItemsOf(db, [before.id]);
  const errors: FieldMessages = {};
  if (group && items.some((item) => item.group_id !== group)) errors['group_id'] = [messages.itemsForOthers];
  if (travels && items.some((item) => item.shipment_type !== null && item.shipment_type !== travels)) {
    errors['shipment_type'] = [messages.itemsTravelOtherwise];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * Checks that referenced ids are of the same organization and program, none of sample data unless the shipment is, and that
 * its number says so. A number that begins with the prefix of one of the organization's airlines, of sample data if the
 * shipment is, must be an air waybill number; couriers' and house numbers have no such rule.
 */
async function checkReferences(
  db: Db,
  { group_id, courier_id, awb, invoice_number }: ShipmentUpdate,
  shipment: Pick<ShipmentRow, 'organization_id' | 'program_id' | 'sample'> &
    Partial<Pick<ShipmentRow, 'invoice_number'>>,
): Promise<void> {
  const errors: FieldMessages = {};
  let isOutOfReach = false;
  const number = whyNotNumbered(shipment.sample, invoice_number, shipment.invoice_number);
  if (number) errors['invoice_number'] = [number];
  if (group_id !== undefined) {
    // Locked, so that it stays in the program until the shipment is written.
    const group = db.selectFrom('groups').select('id').where('id', '=', group_id).forKeyShare();
    if (!(await group.where('program_id', '=', shipment.program_id).executeTakeFirst())) {
      errors['group_id'] = [messages.notFound];
      isOutOfReach = true;
    }
  }
  if (courier_id) {
    const couriers = db.selectFrom('couriers').select('sample').where('id', '=', courier_id);
    const courier = await couriers.where('organization_id', '=', shipment.organization_id).executeTakeFirst();
    const reason = courier ? whyNotMixed(shipment, courier) : messages.notFound;
    if (reason) errors['courier_id'] = [reason];
    isOutOfReach ||= !courier;
  }
  const prefix = awb ? airWaybillPrefix(awb) : null;
  if (awb && prefix && !isAirWaybill(awb)) {
    const airline = db
      .selectFrom('airlines')
      .select('id')
      .where('organization_id', '=', shipment.organization_id)
      .where('sample', '=', shipment.sample);
    if (await airline.where((eb) => eb(eb.fn('btrim', ['prefix']), '=', prefix)).executeTakeFirst()) {
      errors['awb'] = [messages.notAnAirWaybill];
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors, isOutOfReach);
}
