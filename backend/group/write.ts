import { type Caller, programsOf } from '../access/caller.ts';
import { invalid, outOfReach } from '../api/errors.ts';
import { messages as apiMessages } from '../api/messages.ts';
import type { Db } from '../db/client.ts';
import { note } from '../history/note.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { addressColumns, withAddress, withPlainAddress } from '../record/address.ts';
import { becomesProhibited } from '../record/party.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import { whyNotMixed } from '../record/sample.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { tellOfProhibition } from '../shipment/rules.ts';
import { messages } from './messages.ts';
import { type GroupRow, readGroupRow, toRecord } from './read.ts';
import type { Group, GroupCreate, GroupUpdate } from './schema.ts';

const unique = { groups_name: 'name' };
const groups = versioned({
  type: 'Group',
  read: ({ db, caller }: WriteContext, id: number, lock) => readGroupRow(db, caller, id, lock),
  toRecord: (row, { caller }) => toRecord(row, caller),
});

/** Creates a group of a program. @throws 422 for invalid input, such as a program out of the caller's scope */
export const createGroup = (context: WriteContext, input: GroupCreate): Promise<Group> => insertGroup(context, input);

/** Creates a group that a file only names: its address, which every other new group has, is asked for at its first edit. */
export const createGroupWithoutAddress = (context: WriteContext, program_id: number, name: string): Promise<Group> =>
  insertGroup(context, { program_id, name });

type NewGroup = Omit<GroupCreate, 'address_attributes'> & Partial<Pick<GroupCreate, 'address_attributes'>>;

async function insertGroup(context: WriteContext, input: NewGroup): Promise<Group> {
  const { db, caller } = context;
  if (!caller.programIds.includes(input.program_id)) throw outOfReach('program_id', messages.notFound);
  checkNotInFuture(context, { visual_compliance_date: input.visual_compliance_date });
  const fields = withAddress(input);
  const { id } = await onUniqueViolation(
    db.insertInto('groups').values(addressColumns(fields)).returning('id').executeTakeFirstOrThrow(),
    unique,
  );
  return groups.finish(context, id, 'create', differences({}, fields));
}

/**
 * Changes the sent fields. A group without an address must be sent one. A move is noted in the former program, too.
 * @throws 409 `stale` if `lock_version` is sent and is not the newest, 422, 404
 */
export function updateGroup(context: WriteContext, id: number, input: GroupUpdate): Promise<Group> {
  const { db, caller } = context;
  const { lock_version, id: sentId = id, ...body } = input;
  checkNotInFuture(context, { visual_compliance_date: body.visual_compliance_date });
  const fields = withAddress(body);
  const values = { ...addressColumns(fields), ...newVersion };
  return groups.update(context, id, lock_version, async (before) => {
    if (sentId !== id) throw invalid({ id: [messages.otherPath] });
    const isMoved = fields.program_id !== undefined && fields.program_id !== before.program_id;
    const changes = differences(withPlainAddress(before), fields);
    if (changes.length > 0 && !before.address && !fields.address) {
      throw invalid({ address_attributes: [apiMessages.blank] });
    }
    if (isMoved) await checkMove(db, caller, before, fields.program_id ?? 0);
    return {
      changes,
      write: async () => {
        await onUniqueViolation(db.updateTable('groups').set(values).where('id', '=', id).execute(), unique);
        if (isMoved) await noteLeaving(context, before);
      },
      ...(becomesProhibited(before.risk_level, fields.risk_level) && {
        notify: () =>
          tellOfProhibition(context, { kind: 'group', id, name: before.name, organizationId: before.organization_id }),
      }),
    };
  });
}

/** Adds the move to the feed of the former program, for callers who see only that program and would miss it. */
function noteLeaving(context: WriteContext, group: GroupRow): Promise<void> {
  const { id, organization_id: organizationId, program_id: programId } = group;
  const lockVersion = group.lock_version + 1;
  const left = { type: 'Group', id, organizationId, programId, lockVersion, action: 'edit' } as const;
  return note(context, [], [{ ...left, by: context.caller.userId }]);
}

/** Checks that the program is the caller's and in the same organization, and that no order or shipment uses the group. */
async function checkMove(
  db: Db,
  caller: Caller,
  group: { id: number; organization_id: number; sample: boolean },
  programId: number,
): Promise<void> {
  const program = await db
    .selectFrom('programs')
    .select('sample')
    .where('id', '=', programId)
    .where('id', 'in', programsOf(caller))
    .where('organization_id', '=', group.organization_id)
    .executeTakeFirst();
  if (!program) throw outOfReach('program_id', messages.notFound);
  const mixed = whyNotMixed(group, program);
  if (mixed) throw invalid({ program_id: [mixed] });
  const usedBy = (table: 'purchase_orders' | 'shipments') =>
    db.selectFrom(table).select(`${table}.id`).where(`${table}.group_id`, '=', group.id).limit(1).executeTakeFirst();
  if ((await usedBy('purchase_orders')) || (await usedBy('shipments'))) {
    throw invalid({ program_id: [messages.used] });
  }
}
