import { type Caller, can, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { withCountryName } from '../lookup/rules.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { momentWithin } from '../record/list.ts';
import { anyOf } from '../record/listOrder.ts';
import { isProhibited, isProhibitedIn, screenedAs } from '../record/party.ts';
import { type Spelling, searchName } from '../record/search.ts';
import { groupColumns } from './columns.ts';
import type { GroupListQuery } from './listSchema.ts';
import type { Group } from './schema.ts';

const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('groups as g')
    .innerJoin('programs as p', 'p.id', 'g.program_id')
    .where('g.program_id', 'in', programsOf(caller));

const full = (rows: ReturnType<typeof visible>) =>
  rows.select((eb) => [
    'g.id',
    'g.name',
    'g.program_id',
    'p.organization_id',
    'p.sample',
    'p.name as program_name',
    'g.attn',
    'g.latin_name',
    'g.tax_number',
    'g.requires_import_permit',
    'g.phone_number',
    'g.risk_level',
    'g.visual_compliance_date',
    'g.address',
    'g.lock_version',
    'g.created_at',
    'g.updated_at',
    eb
      .selectFrom('end_user_groups as e')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('e.group_id', '=', 'g.id')
      .as('end_users_count'),
  ]);

export type GroupRow = Awaited<ReturnType<typeof readGroupRow>>;

/** Returns the groups that match a query, by name by default. */
export function sortedGroups(db: Db, caller: Caller, query: GroupListQuery, spelling: Spelling) {
  const { program_id, end_user_id, filters = {} } = query;
  const matching = visible(db, caller)
    .where((eb) => eb.and(screenedAs('g', filters)))
    .where((eb) => eb.and(momentWithin('g.updated_at', filters.updated_at_from, filters.updated_at_to)))
    .$if(program_id !== undefined, (rows) => rows.where('g.program_id', '=', program_id ?? 0))
    .$if(end_user_id !== undefined, (rows) =>
      rows.where('g.id', 'in', (eb) =>
        eb
          .selectFrom('end_user_groups')
          .select('group_id')
          .where('end_user_id', '=', end_user_id ?? 0),
      ),
    );
  return sortedDirectory(query, {
    matching,
    id: 'g.id',
    searched: searchName('g.search_text'),
    spelling,
    by: 'name',
    sortBy: (column) => groupColumns[column].sortBy,
  });
}

/** Reads a page of groups, sorted by name by default. @throws 422 like `readPage` */
export function readGroups(db: Db, caller: Caller, query: GroupListQuery) {
  return readDirectory(db, query, (spelling) => sortedGroups(db, caller, query, spelling), {
    summaries: (page) => page.select(['g.id', 'g.name', isProhibitedIn('g').as('prohibited')]).execute(),
    records: async (page) => (await full(page).execute()).map((row) => toRecord(row, caller)),
  });
}

/** Reads these groups, in any order, omitting those that do not exist or are not the caller's. */
export async function readGroupRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Group[]> {
  const rows = await full(visible(db, caller).where('g.id', '=', anyOf(ids))).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads a group's row. @param lock locks it for this transaction @throws 404 if missing or out of the caller's scope */
export async function readGroupRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await full(visible(db, caller))
    .where('g.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('g'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a group's record. */
export function toRecord(row: GroupRow, caller: Caller): Group {
  const { program_name, end_users_count, sample: _sample, ...fields } = row;
  return {
    ...fields,
    prohibited: isProhibited(row.risk_level),
    address: withCountryName(row.address),
    program: { id: row.program_id, name: program_name },
    end_users_count: Number(end_users_count),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('update', !can(caller, 'groups', 'write') && noRight())],
  };
}
