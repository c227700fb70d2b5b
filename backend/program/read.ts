import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { flagsOf } from '../organization/table.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import { type Spelling, searchName } from '../record/search.ts';
import { viewsOf } from '../session/rules.ts';
import { programColumns } from './columns.ts';
import type { ProgramListQuery } from './listSchema.ts';
import { navigationFor } from './rules.ts';
import type { Program } from './schema.ts';

const among = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .where('p.id', 'in', [0, ...ids]);

const full = (rows: ReturnType<typeof among>) =>
  rows.select([
    'p.id',
    'p.organization_id',
    'p.name',
    'p.slug',
    'p.color_palette',
    'p.order_number_internal_enabled',
    'p.required_approvals',
    'p.second_person_approves',
    'p.sample',
    'p.lock_version',
    'p.created_at',
    'p.updated_at',
    'o.feature_flags',
  ]);

type ProgramRow = Awaited<ReturnType<typeof readProgramRow>>;

/** Returns the programs that the caller may open and that match a query, by name. */
export function sortedPrograms(db: Db, caller: Caller, query: ProgramListQuery, spelling: Spelling) {
  const { organization_id } = query;
  const matching = among(db, caller.programIds).$if(organization_id !== undefined, (rows) =>
    rows.where('p.organization_id', '=', organization_id ?? 0),
  );
  return sortedDirectory(query, {
    matching,
    id: 'p.id',
    searched: searchName('p.search_text'),
    spelling,
    by: 'name',
    sortBy: (column) => programColumns[column].sortBy,
  });
}

/**
 * Reads one page of the programs that the caller may open, by name; all of them with `all`. `display_all_programs` has no
 * effect: administrators always see all programs of their organizations, others those that they are members of.
 * @throws 422 as `readPage` does
 */
export function readPrograms(db: Db, caller: Caller, query: ProgramListQuery) {
  const paging = { ...query, pagination: query.pagination && !query.all };
  return readDirectory(db, paging, (spelling) => sortedPrograms(db, caller, query, spelling), {
    summaries: (page) => page.select(['p.id', 'p.name']).execute(),
    records: async (page) => (await full(page).execute()).map((row) => toRecord(row, caller)),
  });
}

/** Reads these programs, in any order, omitting those that do not exist or that the caller may not open. */
export async function readProgramRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Program[]> {
  const rows = await full(among(db, caller.programIds).where('p.id', '=', anyOf(ids))).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads a program's row if it is in `programIds`. @param lock locks it for this transaction @throws 404 */
export async function readProgramRow(db: Db, programIds: readonly number[], id: number, lock = false) {
  const row = await full(among(db, programIds))
    .where('p.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('p'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a program's record. The purchase request number shows if the program or the organization has it on. */
export function toRecord({ color_palette, feature_flags, ...row }: ProgramRow, caller: Caller): Program {
  return {
    ...row,
    navigation: navigationFor(row.id, viewsOf(caller.role)),
    color_palette_details: color_palette,
    order_number_internal_enabled:
      row.order_number_internal_enabled || flagsOf(feature_flags).order_number_internal_enabled,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('update', !can(caller, 'programs', 'update') && noRight())],
  };
}
