import { type Caller, programsOf } from '../access/caller.ts';
import { type FieldMessages, invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { flagsOf } from '../organization/table.ts';
import { organizationOfNew } from '../record/organization.ts';
import { becomesProhibited } from '../record/party.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import { requireMark, whyNotMixed } from '../record/sample.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { tellOfProhibition } from '../shipment/rules.ts';
import { messages } from './messages.ts';
import { type EndUserRow, readEndUserRow, toRecord } from './read.ts';
import type { EndUser, EndUserCreate, EndUserInput, EndUserUpdate } from './schema.ts';

const endUsers = versioned({
  type: 'EndUser',
  read: ({ db, caller }: WriteContext, id: number, lock) => readEndUserRow(db, caller, id, lock),
  toRecord: (row, { caller }) => toRecord(row, caller),
});

/**
 * Creates an end user of an organization: by default that of its programs, else the caller's own. It is sample data if it is
 * for the sample program.
 * @throws 422 for invalid input
 */
export async function createEndUser(context: WriteContext, sent: EndUserCreate): Promise<EndUser> {
  const { db, caller } = context;
  const { organization_id: named, ...input } = sent;
  const organization_id = organizationOfNew(
    caller,
    named ?? (await organizationOfPrograms(db, caller, input.program_ids)),
  );
  const { feature_flags } = await db
    .selectFrom('organizations')
    .select('feature_flags')
    .where('id', '=', organization_id)
    .executeTakeFirstOrThrow();
  const sample = await isForSample(db, input);
  await check(context, { organization_id, feature_flags, sample }, input, input);
  const { program_ids, group_ids, ...columns } = input;
  const { id } = await db
    .insertInto('end_users')
    .values({ ...columns, sample, organization_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setMemberships(db, id, { program_ids: [], group_ids: [] }, input);
  return endUsers.finish(context, id, 'create', differences({}, input));
}

/** Returns the organization of the first of these programs; undefined if there is none that the caller may open. */
async function organizationOfPrograms(
  db: Db,
  caller: Caller,
  ids: readonly number[] = [],
): Promise<number | undefined> {
  const first = caller.programIds.find((id) => ids.includes(id));
  if (first === undefined) return undefined;
  const program = await db.selectFrom('programs').select('organization_id').where('id', '=', first).executeTakeFirst();
  return program?.organization_id;
}

/** Changes the sent fields. @throws 409 `stale` if `lock_version` is sent and is not the newest, 422, 404 */
export function updateEndUser(context: WriteContext, id: number, input: EndUserUpdate): Promise<EndUser> {
  const { db, caller } = context;
  const { lock_version, ...fields } = input;
  return endUsers.update(context, id, lock_version, async (row) => {
    const before = { ...toRecord(row, caller), opc: row.opc };
    await check(context, row, fields, { ...before, ...fields });
    const { program_ids: _programs, group_ids: _groups, ...columns } = fields;
    return {
      changes: differences(before, fields),
      write: async () => {
        const values = { ...columns, ...newVersion };
        await db.updateTable('end_users').set(values).where('id', '=', id).execute();
        await setMemberships(db, id, before, fields);
      },
      ...(becomesProhibited(row.risk_level, fields.risk_level) && {
        notify: () =>
          tellOfProhibition(context, { kind: 'end_user', id, name: row.label, organizationId: row.organization_id }),
      }),
    };
  });
}

/** Returns whether one of the programs of a new end user is for sample data. */
async function isForSample(db: Db, { program_ids = [] }: EndUserInput): Promise<boolean> {
  const programs = db
    .selectFrom('programs')
    .select('id')
    .where('id', 'in', [0, ...program_ids]);
  return (await programs.where('sample', '=', true).executeTakeFirst()) !== undefined;
}

/**
 * Checks that programs and groups are the caller's and the organization's, that they are for sample data if and only if the
 * end user is, that no hidden field is sent, and that a label remains, which of sample data says so.
 */
async function check(
  context: WriteContext,
  endUser: Pick<EndUserRow, 'organization_id' | 'feature_flags' | 'sample'>,
  sent: EndUserInput,
  after: EndUserInput,
): Promise<void> {
  const { db, caller } = context;
  checkNotInFuture(context, { visual_compliance_date: sent.visual_compliance_date });
  const errors: FieldMessages = {};
  const { program_ids = [], group_ids = [] } = sent;
  const programs = db
    .selectFrom('programs as p')
    .select(['p.id', 'p.sample'])
    .where('p.organization_id', '=', endUser.organization_id)
    .where('p.id', 'in', programsOf(caller));
  const found = await programs.where('p.id', 'in', [0, ...program_ids]).execute();
  const notIn = whyNotIn(endUser, program_ids, found);
  if (notIn) errors['program_ids'] = [notIn];
  const groups = programs.innerJoin('groups as g', 'g.program_id', 'p.id').where('g.id', 'in', [0, ...group_ids]);
  const foundGroups = await groups.execute();
  const notOf = whyNotIn(endUser, group_ids, foundGroups);
  if (notOf) errors['group_ids'] = [notOf];
  if ('opc' in sent && !flagsOf(endUser.feature_flags).opc_enabled) errors['opc'] = [messages.switchedOff];
  if (!after.last_name && !after.external_organization_name) errors['last_name'] = [messages.nameless];
  const isOutOfReach = found.length < program_ids.length || foundGroups.length < group_ids.length;
  if (Object.keys(errors).length > 0) throw invalid(errors, isOutOfReach);
  const person = [after.first_name, after.last_name].filter(Boolean).join(' ');
  if (person) requireMark(endUser.sample, 'last_name', person);
  else requireMark(endUser.sample, 'external_organization_name', after.external_organization_name ?? '');
}

/** Returns the reason an end user may not be in these programs, or groups of them, or null. */
function whyNotIn(
  endUser: Pick<EndUserRow, 'sample'>,
  sent: readonly number[],
  found: readonly { readonly sample: boolean }[],
): string | null {
  if (found.length < sent.length) return messages.notFound;
  return found.map((program) => whyNotMixed(endUser, program)).find((reason) => reason !== null) ?? null;
}

type Memberships = Pick<EndUserInput, 'program_ids' | 'group_ids'>;

/** Sets the sent memberships. Memberships out of the caller's scope stay. */
async function setMemberships(db: Db, id: number, from: Required<Memberships>, to: Memberships): Promise<void> {
  const { program_ids = from.program_ids ?? [], group_ids = from.group_ids ?? [] } = to;
  const programs = moved(from.program_ids ?? [], program_ids);
  const groups = moved(from.group_ids ?? [], group_ids);
  await db
    .deleteFrom('end_user_programs')
    .where('end_user_id', '=', id)
    .where('program_id', 'in', [0, ...programs.out])
    .execute();
  await db
    .deleteFrom('end_user_groups')
    .where('end_user_id', '=', id)
    .where('group_id', 'in', [0, ...groups.out])
    .execute();
  if (programs.in.length > 0) {
    const rows = programs.in.map((program_id) => ({ end_user_id: id, program_id }));
    await db.insertInto('end_user_programs').values(rows).execute();
  }
  if (groups.in.length > 0) {
    const rows = groups.in.map((group_id) => ({ end_user_id: id, group_id }));
    await db.insertInto('end_user_groups').values(rows).execute();
  }
}

/** Returns the added and the removed ids. */
function moved(from: readonly number[], to: readonly number[]) {
  return { in: to.filter((id) => !from.includes(id)), out: from.filter((id) => !to.includes(id)) };
}
