import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { contains, nullsLast, readPage } from '../record/list.ts';
import type { StatusReason, StatusReasonListQuery } from './schema.ts';

const columns = [
  'id',
  'organization_id',
  'model',
  'status',
  'sub_status',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const sortBy = { model: sql.ref('model'), status: sql.ref('status'), sub_status: sql`lower(sub_status)` };

const visible = (db: Db, caller: Caller) =>
  db.selectFrom('status_reasons').where('organization_id', 'in', caller.organizationIds);

type StatusReasonRow = Awaited<ReturnType<typeof readReasonRow>>;

/** One page of reasons, by text unless the query sorts otherwise. @throws 422 as `readPage` does */
export function readReasons(db: Db, caller: Caller, query: StatusReasonListQuery) {
  const { ids, search, sort, filters = {} } = query;
  const { model, status } = filters;
  const matching = visible(db, caller)
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'sub_status', search ?? '')))
    .$if(model !== undefined, (rows) => rows.where('model', 'in', model ?? []))
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status ?? []));
  const direction = sort?.direction ?? 'asc';
  const ordered = matching.orderBy(sortBy[sort?.field ?? 'sub_status'], nullsLast(direction)).orderBy('id', direction);
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const window = ordered.limit(limit).offset(offset);
    if (query.light) return window.select(['id', 'sub_status']).execute();
    return (await window.select(columns).execute()).map((row) => toRecord(row, caller));
  });
}

/** One reason's row. @param lock takes it for this transaction @throws 404 when it is not there or not the caller's */
export async function readReasonRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await visible(db, caller)
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A reason's record. */
export function toRecord({ organization_id: _, ...row }: StatusReasonRow, caller: Caller): StatusReason {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('update', !can(caller, 'substatuses', 'write') && noRight)],
  };
}
