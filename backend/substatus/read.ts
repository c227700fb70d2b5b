import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import type { Spelling } from '../record/search.ts';
import { substatusColumns } from './columns.ts';
import type { SubstatusListQuery } from './listSchema.ts';
import { messages } from './messages.ts';
import type { Substatus } from './schema.ts';
import type { StatusesByModel } from './table.ts';

const columns = [
  'id',
  'organization_id',
  'model',
  'status',
  'sub_status',
  'archived',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const visible = (db: Db, caller: Caller) =>
  db.selectFrom('status_reasons').where('organization_id', 'in', caller.organizationIds);

type SubstatusRow = Awaited<ReturnType<typeof readSubstatusRow>>;

/** Returns the substatuses that match a query, by text by default. @param statuses those of each kind of record */
export function sortedSubstatuses(
  db: Db,
  caller: Caller,
  statuses: StatusesByModel,
  query: SubstatusListQuery,
  spelling: Spelling,
) {
  const { model, status, archived } = query.filters ?? {};
  const matching = visible(db, caller)
    .$if(model !== undefined, (rows) => rows.where('model', 'in', model ?? []))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []))
    .$if(archived !== undefined, (rows) => rows.where('archived', '=', archived ?? false));
  const list = { matching, id: 'id', spelling, by: 'sub_status' as const };
  return sortedDirectory(query, { ...list, sortBy: (column) => substatusColumns(statuses)[column].sortBy });
}

/** Reads one page of substatuses, by text by default. @throws 422 as `readPage` does */
export function readSubstatuses(db: Db, caller: Caller, statuses: StatusesByModel, query: SubstatusListQuery) {
  return readDirectory(db, query, (spelling) => sortedSubstatuses(db, caller, statuses, query, spelling), {
    summaries: (page) => page.select(['id', 'sub_status']).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toRecord(row, caller)),
  });
}

/** Reads these substatuses, in any order, omitting those that do not exist or are not the caller's. */
export async function readSubstatusRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Substatus[]> {
  const rows = await visible(db, caller).where('id', '=', anyOf(ids)).select(columns).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads one substatus's row. @param lock locks it for this transaction @throws 404 when missing or not the caller's */
export async function readSubstatusRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await visible(db, caller)
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a substatus's record. */
export function toRecord(row: SubstatusRow, caller: Caller): Substatus {
  const gone = row.archived && messages.archived;
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [
      abilityUnless('update', (!can(caller, 'substatuses', 'write') && noRight()) || gone),
      abilityUnless('archive', (!can(caller, 'substatuses', 'archive') && noRight()) || gone),
    ],
  };
}
