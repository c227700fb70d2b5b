import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Caller, can } from '../access/caller.ts';
import { type Role, roleId } from '../access/roles.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { pictureOf } from '../files/picture.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory } from '../record/directoryList.ts';
import { matchingUsers, sortBy, visibleUsers } from './filters.ts';
import { messages } from './messages.ts';
import { mayGrant } from './rules.ts';
import type { User, UserListQuery, UserSummary } from './schema.ts';

const full = (rows: ReturnType<typeof visibleUsers>) =>
  rows.select((eb) => [
    'u.id',
    'u.first_name',
    'u.last_name',
    'u.status',
    'u.email',
    'u.phone_number',
    'u.job_title',
    'u.time_zone',
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
    // An active user's link resets a password.
    sql<boolean>`u.status = 'inactive' and (
      exists (select from password_links l where l.user_id = u.id and l.expires_at > now())
      or exists (select from mails m where m.user_id = u.id and m.kind = 'invitation' and m.expires_at > now()))`.as(
      'is_invited',
    ),
  ]);

export type UserRow = Awaited<ReturnType<typeof readUserRow>>;

/** Reads one page of users, by name by default. @throws 422 as `readPage` does */
export function readUsers(db: Db, caller: Caller, roles: readonly Role[], query: UserListQuery) {
  return readDirectory<ReturnType<typeof matchingUsers>, keyof typeof sortBy, UserSummary, User>(db, query, {
    matching: matchingUsers(db, caller, roles, query),
    id: 'u.id',
    sortBy,
    by: 'name',
    summaries: async (page) => {
      const rows = await page.select(['u.id', 'u.first_name', 'u.last_name', 'u.status', 'u.picture_key']).execute();
      return rows.map(({ picture_key, ...row }) => ({ ...row, picture: pictureOf('users', row.id, picture_key) }));
    },
    records: async (page) => (await full(page).execute()).map((row) => toRecord(row, caller, roles)),
  });
}

/** Reads one user's row. @param lock locks it for this transaction @throws 404 when missing or not the caller's */
export async function readUserRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await full(visibleUsers(db, caller))
    .where('u.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('u'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a user's record. */
export function toRecord(row: UserRow, caller: Caller, roles: readonly Role[]): User {
  const {
    programs,
    picture_key,
    picture_thumb_key: _,
    is_new: _new,
    is_invited: _invited,
    service: _service,
    ...fields
  } = row;
  return {
    ...fields,
    picture: pictureOf('users', row.id, picture_key),
    permission_name: roles.find((role) => role.id === row.permission_id)?.name ?? 'Unknown role',
    organization_admin: row.permission_id === roleId.organizationAdministrator,
    program_ids: programs.map(({ id }) => id),
    created_at: row.created_at.toISOString(),
    abilities: abilitiesOf(caller, row, roles),
  };
}

/** Returns what the caller may do with a user. */
function abilitiesOf(caller: Caller, row: UserRow, roles: readonly Role[]): Ability[] {
  const refused = (!can(caller, 'users', 'update') && noRight) || whyOutOfScope(caller, row, roles);
  const toOthers = refused || (caller.key && messages.peopleOnly) || whyOneself(caller, row.id);
  const active = row.status === 'active';
  return [
    abilityUnless('update', refused),
    abilityUnless('deactivate', toOthers || (!active && !row.is_invited && messages.alreadyInactive)),
    abilityUnless('activate', toOthers || (active && messages.alreadyActive)),
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
