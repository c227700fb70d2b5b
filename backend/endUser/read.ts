import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { fileOf } from '../document/rules.ts';
import { flagsOf } from '../organization/table.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import { isProhibited, isProhibitedIn } from '../record/party.ts';
import type { Spelling } from '../record/search.ts';
import { endUserColumns } from './columns.ts';
import { endUserText, matchingEndUsers, screenings, visibleEndUsers } from './filters.ts';
import type { EndUserListQuery } from './listSchema.ts';
import type { EndUser } from './schema.ts';

/** Selects an end user's columns, with the programs and groups that the caller may open. */
const full = (rows: ReturnType<typeof visibleEndUsers>, caller: Caller) =>
  rows.select((eb) => [
    'e.id',
    'e.organization_id',
    'e.label',
    'e.first_name',
    'e.last_name',
    'e.external_organization_name',
    'e.country',
    'e.risk_level',
    'e.visual_compliance_date',
    'e.notes',
    'e.opc',
    'e.sample',
    'e.lock_version',
    'e.created_at',
    'e.updated_at',
    'o.feature_flags',
    jsonArrayFrom(
      eb
        .selectFrom('end_user_programs as m')
        .innerJoin('programs as p', 'p.id', 'm.program_id')
        .select(['p.id', 'p.name'])
        .whereRef('m.end_user_id', '=', 'e.id')
        .where('p.id', 'in', programsOf(caller))
        .orderBy('p.id'),
    ).as('programs'),
    jsonArrayFrom(
      eb
        .selectFrom('end_user_groups as m')
        .innerJoin('groups as g', 'g.id', 'm.group_id')
        .select('g.id')
        .whereRef('m.end_user_id', '=', 'e.id')
        .where('g.program_id', 'in', programsOf(caller))
        .orderBy('g.id'),
    ).as('groups'),
    jsonObjectFrom(
      screenings(eb)
        .select(['d.id', 'd.document_type', 'd.expiry_date', 'd.filename', 'd.content_type', 'd.size', 'd.thumb_key'])
        .orderBy('d.created_at', 'desc')
        .orderBy('d.id', 'desc')
        .limit(1),
    ).as('screening'),
  ]);

export type EndUserRow = Awaited<ReturnType<typeof readEndUserRow>>;

/** Returns the end users that match a query, by label by default. */
export function sortedEndUsers(db: Db, caller: Caller, query: EndUserListQuery, spelling: Spelling) {
  const matching = matchingEndUsers(db, caller, query, spelling);
  const list = { matching, id: 'e.id', searched: endUserText('label'), spelling, by: 'label' as const };
  return sortedDirectory(query, { ...list, sortBy: (column) => endUserColumns[column].sortBy(caller) });
}

/** Reads a page of end users, sorted by label by default. @throws 422 like `readPage` */
export function readEndUsers(db: Db, caller: Caller, query: EndUserListQuery) {
  const list = (spelling: Spelling) => sortedEndUsers(db, caller, query, spelling);
  return readDirectory(
    db,
    query,
    list,
    {
      summaries: (page) => page.select(['e.id', 'e.label', isProhibitedIn('e').as('prohibited')]).execute(),
      records: async (page) => (await full(page, caller).execute()).map((row) => toRecord(row, caller)),
    },
    [query.filters?.external_organization_name],
  );
}

/** Reads these end users, in any order, omitting those that do not exist or are not the caller's. */
export async function readEndUserRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<EndUser[]> {
  const rows = await full(visibleEndUsers(db, caller).where('e.id', '=', anyOf(ids)), caller).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads an end user's row. @param lock locks it for this transaction @throws 404 if missing or out of the caller's scope */
export async function readEndUserRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await full(visibleEndUsers(db, caller), caller)
    .where('e.id', '=', id)
    .$if(lock, (rows) => rows.forUpdate('e'))
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to an end user's record. The OPC switch is hidden if the organization's flag is off. */
export function toRecord(row: EndUserRow, caller: Caller): EndUser {
  const { programs, groups, feature_flags, sample: _sample, screening: _screening, ...fields } = row;
  return {
    ...fields,
    prohibited: isProhibited(row.risk_level),
    opc: flagsOf(feature_flags).opc_enabled ? row.opc : null,
    program_ids: programs.map(({ id }) => id),
    programs,
    attachment: can(caller, 'attachments', 'read') ? attachmentOf(row) : null,
    group_ids: groups.map(({ id }) => id),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('update', !can(caller, 'end_users', 'write') && noRight())],
  };
}

function attachmentOf({ id: endUserId, screening }: EndUserRow): EndUser['attachment'] {
  if (!screening) return null;
  const { id, document_type, expiry_date } = screening;
  return { id, document_type, expiry_date, file: fileOf(screening, `/api/v1/end_users/${endUserId}`) };
}
