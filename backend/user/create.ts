import { type Caller, programsOf } from '../access/caller.ts';
import { invalid, outOfReach } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { pictureChanges, pictureColumns } from '../files/picture.ts';
import { differences } from '../history/table.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { checkEach, passedOf } from '../record/checkEach.ts';
import { anyOf } from '../record/listOrder.ts';
import { onlyOf, type RowResult, resultsOf, rowIn, type SentRow } from '../record/many.ts';
import { organizationOfNew } from '../record/organization.ts';
import type { UserContext } from './context.ts';
import { invitedUntil, mailInvitations } from './invitation.ts';
import { messages } from './messages.ts';
import { wantedRole } from './role.ts';
import type { User, UserCreate } from './schema.ts';
import { type AddressContext, ownersOf } from './takenAddress.ts';
import { unique, users } from './write.ts';

/** Invites a user, who has no password until the mailed link is used. @throws as rows of `createUsers` are rejected */
export async function createUser(context: AddressContext, input: UserCreate): Promise<User> {
  return onlyOf(await createUsers(context, [{ row: input }], false));
}

/**
 * Invites many users, with a fixed number of statements. A row is rejected with 422 on a broken rule; a taken address names
 * its user, if the caller may see that one. So a repeated list invites only those who are not there yet. Of the addresses
 * of other organizations, a call that invites nobody tells the first, as an invitation of one would.
 * @throws 429 as `ownersOf`
 */
export async function createUsers(
  context: AddressContext,
  sent: readonly SentRow<UserCreate>[],
  partial: boolean,
): Promise<RowResult<User>[]> {
  const { db, caller } = context;
  const rows = sent.flatMap((each) => ('row' in each ? [each.row] : []));
  const programs = await programsIn(db, caller, rows);
  const owners = await ownersOf(
    context,
    rows.map(({ email }) => email),
  );
  let isTold = false;
  const ids = new Map<string, number>();
  const outcomes = await checkEach(db, sent, {
    partial,
    check: (each) => {
      const row = rowIn(each);
      const user = newUser(context, row);
      const isOpen = (id: number) => programs.get(id) === user.columns.organization_id;
      if (!user.program_ids.every(isOpen)) throw outOfReach('program_ids', messages.notFound);
      const owner = owners.get(row.email);
      if (owner === 'elsewhere' && (partial || !isTold)) {
        isTold = true;
        throw invalid({ email: [messages.taken] });
      }
      if (owner && owner !== 'elsewhere') throw invalid({ email: [messages.takenBy(owner.name)] });
      return user;
    },
    write: async (passed) => {
      for (const { id, email } of await insertUsers(db, passed)) ids.set(email ?? '', id);
    },
  });
  const done = passedOf(outcomes).map((user) => ({ ...user, id: idIn(ids, user.columns.email) }));
  await insertMemberships(db, done);
  const made = done.map(({ id }) => id);
  await mailInvitations(context, made);
  const written = done.map(({ id, columns, pictures, program_ids }) => {
    const { status: _status, invited_until: _until, ...fields } = columns;
    const changes = differences({}, { ...fields, program_ids });
    return { key: id, changes: [...changes, ...pictureChanges('users', id, null, pictures)] };
  });
  return resultsOf(outcomes, await users.finishMany(context, 'create', written));
}

function idIn(ids: ReadonlyMap<string, number>, email: string): number {
  const id = ids.get(email);
  if (id === undefined) throw new Error('A stored user has no id');
  return id;
}

type NewUser = ReturnType<typeof newUser>;

/** Returns the columns and programs of a new user. @throws 422 */
function newUser({ caller, services }: UserContext, input: UserCreate) {
  const { permission_id: _role, organization_admin: _admin, program_ids = [], picture, ...fields } = input;
  const organization_id = organizationOfNew(caller, fields.organization_id);
  const permission_id = wantedRole(caller.role, services.roles, input, null);
  const invitation = { status: 'invited' as const, invited_until: invitedUntil(services.now()) };
  const columns = { ...fields, organization_id, permission_id, ...invitation };
  return { columns, pictures: pictureColumns(picture), program_ids };
}

/** Returns the organizations of the programs that rows name, of those that the caller can access. */
async function programsIn(db: Db, caller: Caller, rows: readonly UserCreate[]): Promise<ReadonlyMap<number, number>> {
  const found = await db
    .selectFrom('programs')
    .select(['id', 'organization_id'])
    .where('id', 'in', programsOf(caller))
    .where('id', '=', anyOf(rows.flatMap(({ program_ids = [] }) => program_ids)))
    .execute();
  return new Map(found.map(({ id, organization_id }) => [id, organization_id]));
}

function insertUsers(db: Db, rows: readonly NewUser[]) {
  const values = rows.map(({ columns, pictures }) => ({ ...columns, ...pictures }));
  return onUniqueViolation(db.insertInto('users').values(values).returning(['id', 'email']).execute(), unique);
}

async function insertMemberships(
  db: Db,
  rows: readonly { readonly id: number; readonly program_ids: readonly number[] }[],
): Promise<void> {
  const values = rows.flatMap(({ id, program_ids }) => program_ids.map((program_id) => ({ user_id: id, program_id })));
  if (values.length > 0) await db.insertInto('user_programs').values(values).execute();
}
