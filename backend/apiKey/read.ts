import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Caller, can } from '../access/caller.ts';
import { mayGrant } from '../access/grants.ts';
import { accessMessages } from '../access/messages.ts';
import type { Role } from '../access/roles.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import { type Spelling, searchName } from '../record/search.ts';
import { apiKeyColumns } from './columns.ts';
import type { ApiKeyListQuery } from './listSchema.ts';
import { messages } from './messages.ts';
import type { ApiKey, State } from './schema.ts';

const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('api_keys as k')
    .innerJoin('users as u', 'u.id', 'k.user_id')
    .innerJoin('users as m', 'm.id', 'k.maker_id')
    .where('k.organization_id', 'in', caller.organizationIds);

const state = sql<State>`(case
  when k.revoked_at is not null then 'revoked'
  when k.expires_at <= now() then 'expired'
  when m.status <> 'active' then 'suspended'
  else 'active' end)`;

const full = (rows: ReturnType<typeof visible>) =>
  rows.select((eb) => [
    'k.id',
    'k.name',
    'k.organization_id',
    'u.permission_id',
    'k.all_programs',
    jsonArrayFrom(
      eb
        .selectFrom('user_programs as p')
        .select('p.program_id as id')
        .whereRef('p.user_id', '=', 'k.user_id')
        .orderBy('p.program_id'),
    ).as('programs'),
    'k.user_id',
    'k.maker_id',
    state.as('state'),
    'k.expires_at',
    'k.last_used_at',
    'k.revoked_at',
    'k.lock_version',
    'k.created_at',
    'k.updated_at',
  ]);

type ApiKeyRow = Awaited<ReturnType<typeof readApiKeyRow>>;

/** Returns the API keys that match a query, by name by default. */
export function sortedApiKeys(db: Db, caller: Caller, query: ApiKeyListQuery, spelling: Spelling) {
  const states = query.filters?.state;
  const matching = visible(db, caller).$if(states !== undefined, (rows) => rows.where(state, 'in', states ?? []));
  return sortedDirectory(query, {
    matching,
    id: 'k.id',
    searched: searchName('k.search_text'),
    spelling,
    by: 'name',
    sortBy: (column) => apiKeyColumns[column].sortBy,
  });
}

/** Reads a page of API keys, sorted by name by default. @throws 422 like `readPage` */
export function readApiKeys(db: Db, caller: Caller, roles: readonly Role[], query: ApiKeyListQuery) {
  return readDirectory(db, query, (spelling) => sortedApiKeys(db, caller, query, spelling), {
    summaries: (page) => page.select(['k.id', 'k.name']).execute(),
    records: async (page) => (await full(page).execute()).map((row) => toRecord(row, caller, roles)),
  });
}

/** Reads these API keys, in any order, omitting those that do not exist or are not the caller's. */
export async function readApiKeyRecords(
  db: Db,
  caller: Caller,
  roles: readonly Role[],
  ids: readonly number[],
): Promise<ApiKey[]> {
  const rows = await full(visible(db, caller).where('k.id', '=', anyOf(ids))).execute();
  return rows.map((row) => toRecord(row, caller, roles));
}

/** Reads a key's row. @param lock locks it for this transaction @throws 404 if missing or out of the caller's scope */
export async function readApiKeyRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await full(visible(db, caller))
    .where('k.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('k'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to an API key's record. */
export function toRecord({ programs, ...row }: ApiKeyRow, caller: Caller, roles: readonly Role[]): ApiKey {
  const refused = (!can(caller, 'api_keys', 'write') && noRight()) || whyNotRevocable(caller, row, roles);
  return {
    ...row,
    permission_name: roles.find(({ id }) => id === row.permission_id)?.name ?? accessMessages.unknownRole,
    program_ids: programs.map(({ id }) => id),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('revoke', refused || (row.state === 'revoked' && messages.alreadyRevoked))],
  };
}

/** Returns why the caller cannot revoke a key, or null: only a person whose role may grant the key's role can. */
export function whyNotRevocable(
  caller: Caller,
  { permission_id }: Pick<ApiKeyRow, 'permission_id'>,
  roles: readonly Role[],
): string | null {
  if (caller.key) return messages.peopleOnly;
  const role = roles.find(({ id }) => id === permission_id);
  return role && !mayGrant(caller.role, role) ? messages.higherKey : null;
}
