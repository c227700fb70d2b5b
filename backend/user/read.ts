import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Caller, can } from '../access/caller.ts';
import { mayGrant } from '../access/grants.ts';
import { accessMessages } from '../access/messages.ts';
import { type Role, roleId } from '../access/roles.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { pictureOf } from '../files/picture.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import type { Spelling } from '../record/search.ts';
import { userColumns } from './columns.ts';
import { matchingUsers, visibleUsers } from './filters.ts';
import type { UserListQuery } from './listSchema.ts';
import { messages } from './messages.ts';
import type { User, UserSummary } from './schema.ts';

const full = (rows: ReturnType<typeof visibleUsers>) =>
  rows.select((eb) => [
    'u.id',
    'u.first_name',
    'u.last_name',
    'u.status',
    'u.invited_until',
    'u.email',
    'u.phone_number',
    'u.job_title',
    'u.time_zone',
    'u.language',
    'u.date_order',
    'u.decimal_sign',
    'u.week_start',
    'u.picture_key',
    'u.picture_thumb_key',
    'u.permission_id',
    'u.organization_id',
    'u.service',
    'u.lock_version',
    'u.created_at',
    jsonArrayFrom(
      eb
        .selectFrom('user_programs as m')
        .select('m.program_id as id')
        .whereRef('m.user_id', '=', 'u.id')
        .orderBy('m.program_id'),
    ).as('programs'),
    sql<boolean>`u.password_hash is null`.as('is_new'),
  ]);

export type UserRow = Awaited<ReturnType<typeof readUserRows>>[number];

/** Returns the users that match a query, by name by default. */
export function sortedUsers(db: Db, caller: Caller, roles: readonly Role[], query: UserListQuery, spelling: Spelling) {
  return sortedDirectory(query, {
    matching: matchingUsers(db, caller, roles, query, spelling),
    searched: null,
    spelling,
    id: 'u.id',
    by: 'name',
    sortBy: (column) => userColumns[column].sortBy,
  });
}

type UserRows = ReturnType<typeof visibleUsers>;

/** Reads one page of users, by name by default. @throws 422 as `readPage` does */
export function readUsers(db: Db, caller: Caller, roles: readonly Role[], query: UserListQuery) {
  const list = (spelling: Spelling) => sortedUsers(db, caller, roles, query, spelling);
  const readers = {
    summaries: async (page: UserRows): Promise<UserSummary[]> => {
      const rows = await page.select(['u.id', 'u.first_name', 'u.last_name', 'u.status', 'u.picture_key']).execute();
      return rows.map(({ picture_key, ...row }) => ({ ...row, picture: pictureOf('users', row.id, picture_key) }));
    },
    records: async (page: UserRows) => (await full(page).execute()).map((row) => toRecord(row, caller, roles)),
  };
  return readDirectory(db, query, list, readers, [query.filters?.job_title]);
}

/** Reads the rows of the users with these ids that the caller may see. @param lock locks them, in id order */
export function readUserRows(db: Db, caller: Caller, ids: readonly number[], lock = false) {
  return full(visibleUsers(db, caller))
    .where('u.id', '=', anyOf(ids))
    .orderBy('u.id')
    .$if(lock, (rows) => rows.forUpdate('u'))
    .execute();
}

/** Reads one user's row. @param lock locks it for this transaction @throws 404 when missing or not the caller's */
export async function readUserRow(db: Db, caller: Caller, id: number, lock = false) {
  const [row] = await readUserRows(db, caller, [id], lock);
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a user's record. */
export function toRecord(row: UserRow, caller: Caller, roles: readonly Role[]): User {
  const { programs, picture_key, picture_thumb_key: _, is_new: _new, service: _service, ...fields } = row;
  const role = roles.find(({ id }) => id === row.permission_id);
  return {
    ...fields,
    invited_until: row.invited_until?.toISOString() ?? null,
    picture: pictureOf('users', row.id, picture_key),
    permission_name: role?.name ?? accessMessages.unknownRole,
    organization_admin: row.permission_id === roleId.organizationAdministrator,
    program_ids: programs.map(({ id }) => id),
    lacks_program: role?.scope === 'own programs' && programs.length === 0,
    created_at: row.created_at.toISOString(),
    abilities: abilitiesOf(caller, row, roles),
  };
}

/** Returns what the caller may do with a user. */
function abilitiesOf(caller: Caller, row: UserRow, roles: readonly Role[]): Ability[] {
  const refused = (!can(caller, 'users', 'update') && noRight()) || whyOutOfScope(caller, row, roles);
  const toOthers = refused || (caller.key && messages.peopleOnly) || whyOneself(caller, row.id);
  const whyNoInvitation =
    (!can(caller, 'users', 'create') && noRight()) ||
    toOthers ||
    ((row.status === 'active' || !row.is_new) && messages.hasSignedIn);
  // Whoever holds such a link signs in as the user: as much is asked of the caller as for an invitation.
  const whyNoReset =
    (!can(caller, 'users', 'create') && noRight()) ||
    toOthers ||
    ((row.status !== 'active' || row.is_new) && messages.notActive);
  return [
    abilityUnless('update', refused),
    abilityUnless('deactivate', toOthers || (row.status === 'inactive' && messages.alreadyInactive)),
    abilityUnless('activate', toOthers || (row.status === 'active' && messages.alreadyActive)),
    abilityUnless('invite', whyNoInvitation),
    abilityUnless('copy_invitation_link', whyNoInvitation || (row.status !== 'invited' && messages.notInvited)),
    abilityUnless('copy_reset_link', whyNoReset),
  ];
}

/**
 * Returns the reason the caller cannot manage a user, or null. Callers may manage themselves; other users need a role
 * that the caller could grant. The user of an API key is managed with the key.
 */
export function whyOutOfScope(
  caller: Caller,
  user: Pick<UserRow, 'id' | 'permission_id' | 'service'>,
  roles: readonly Role[],
): string | null {
  if (user.service) return messages.apiKey;
  const role = roles.find(({ id }) => id === user.permission_id);
  const isManaged = user.id === caller.userId || !role || mayGrant(caller.role, role);
  return isManaged ? null : messages.higherUser;
}

/** Returns the reason callers cannot activate or deactivate themselves. */
export function whyOneself(caller: Caller, userId: number): string | null {
  return userId === caller.userId ? messages.oneself : null;
}
