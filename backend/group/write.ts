import { type Caller, programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { noteWrite } from '../history/note.ts';
import { differences, type HistoryEntry } from '../history/table.ts';
import { invalid, stale } from '../http/errors.ts';
import { taken } from '../http/failure.ts';
import { recordChanged } from '../live/broadcast.ts';
import { addressColumns, withAddress, withPlainAddress } from '../record/address.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { messages } from './messages.ts';
import { readGroupRow, toRecord } from './read.ts';
import type { Group, GroupCreate, GroupUpdate } from './schema.ts';

const unique = { groups_name: 'name' };

/** Makes a group of a program. @throws 422 on what breaks a rule, also a program that is not the caller's */
export async function createGroup(context: WriteContext, input: GroupCreate): Promise<Group> {
  const { db, caller } = context;
  if (!caller.programIds.includes(input.program_id)) throw invalid({ program_id: [messages.notFound] });
  const fields = withAddress(input);
  const { id } = await taken(
    db.insertInto('groups').values(addressColumns(fields)).returning('id').executeTakeFirstOrThrow(),
    unique,
  );
  return finish(context, id, 'create', differences({}, fields));
}

/**
 * Changes the sent fields; without an address the group's own must be there.
 * @throws 409 `stale` when `lock_version` is sent and no longer the newest, 422, 404
 */
export async function updateGroup(context: WriteContext, id: number, input: GroupUpdate): Promise<Group> {
  const { db, caller } = context;
  const before = await readGroupRow(db, caller, id, true);
  const { lock_version = before.lock_version, id: sentId = id, ...body } = input;
  if (sentId !== id) throw invalid({ id: [messages.otherPath] });
  if (lock_version !== before.lock_version) throw stale(toRecord(before, caller));
  const fields = withAddress(body);
  const changes = differences(withPlainAddress(before), fields);
  if (changes.length === 0) return toRecord(before, caller);
  if (!before.address && !fields.address) throw invalid({ address_attributes: ["can't be blank"] });
  const { program_id = before.program_id } = fields;
  if (program_id !== before.program_id) await checkMove(db, caller, before, program_id);
  const values = { ...addressColumns(fields), ...newVersion };
  await taken(db.updateTable('groups').set(values).where('id', '=', id).execute(), unique);
  return finish(context, id, 'update', changes, before.program_id);
}

/** Writes history and announces; where the group moved, its former program hears it, too. */
async function finish(
  context: WriteContext,
  id: number,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
  formerProgram?: number,
): Promise<Group> {
  const { db, caller, announce } = context;
  const row = await readGroupRow(db, caller, id);
  const { organization_id: organizationId, program_id: programId, lock_version: lockVersion } = row;
  const record = { type: 'Group', id, organizationId, lockVersion } as const;
  await noteWrite(context, { ...record, programId }, action, changes);
  if (formerProgram !== undefined && formerProgram !== programId) {
    announce(recordChanged({ ...record, programId: formerProgram, action: 'edit', by: caller.userId }));
  }
  return toRecord(row, caller);
}

/** Another program must be the caller's, of the same organization, and nothing may be for this group yet. */
async function checkMove(
  db: Db,
  caller: Caller,
  group: { id: number; organization_id: number },
  programId: number,
): Promise<void> {
  const program = await db
    .selectFrom('programs')
    .select('id')
    .where('id', '=', programId)
    .where('id', 'in', programsOf(caller))
    .where('organization_id', '=', group.organization_id)
    .executeTakeFirst();
  if (!program) throw invalid({ program_id: [messages.notFound] });
  const usedBy = (table: 'purchase_orders' | 'shipments') =>
    db.selectFrom(table).select(`${table}.id`).where(`${table}.group_id`, '=', group.id).limit(1).executeTakeFirst();
  if ((await usedBy('purchase_orders')) || (await usedBy('shipments'))) {
    throw invalid({ program_id: [messages.used] });
  }
}
