import type { Caller } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { versioned } from '../history/versioned.ts';
import { onUniqueViolation } from '../http/failure.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import { readPages } from '../record/pages.ts';
import type { Spelling } from '../record/search.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { airlineColumns } from './columns.ts';
import type { AirlineListQuery, AirlinePagesQuery } from './listSchema.ts';
import { abilitiesOf, readCourierRow, visibleCouriers } from './read.ts';
import type { Airline, AirlineCreate, AirlineParams, AirlineUpdate } from './schema.ts';

const columns = [
  'id',
  'organization_id',
  'courier_id',
  'name',
  'prefix',
  'notes',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const unique = { airlines_prefix: 'prefix' };
const airlines = versioned({
  type: 'Airline',
  read: ({ db, caller }: WriteContext, path: AirlineParams, lock) => readRow(db, caller, path, lock),
  toRecord: (row, { caller }) => toAirline(row, caller),
  parentsOf: ({ courier_id: id }) => [{ type: 'Courier', id }],
});

const ofOrganizations = (db: Db, caller: Caller) =>
  db.selectFrom('airlines').where('organization_id', 'in', caller.organizationIds);

const visible = (db: Db, caller: Caller, courierId: number) =>
  ofOrganizations(db, caller).where('courier_id', '=', courierId);

type AirlineRow = Awaited<ReturnType<typeof readRow>>;

/** Returns the airlines of a courier that match a query, by name by default. */
export function sortedAirlines(db: Db, caller: Caller, courierId: number, query: AirlineListQuery, spelling: Spelling) {
  const matching = visible(db, caller, courierId);
  return sortedDirectory(query, {
    matching,
    id: 'id',
    spelling,
    by: 'name',
    sortBy: (column) => airlineColumns[column].sortBy,
  });
}

/** Reads a page of a courier's airlines, sorted by name by default. @throws 404, 422 like `readPage` */
export async function readAirlines(db: Db, caller: Caller, courierId: number, query: AirlineListQuery) {
  await readCourierRow(db, caller, courierId);
  return readDirectory(db, query, (spelling) => sortedAirlines(db, caller, courierId, query, spelling), {
    summaries: (page) => page.select(['id', 'name']).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toAirline(row, caller)),
  });
}

/** Reads a page of airlines for each of several couriers, as `readAirlines` does for one. @throws 422 like `readPages` */
export async function readAirlinePages(db: Db, caller: Caller, { ids, page, items, sort }: AirlinePagesQuery) {
  const couriers = await visibleCouriers(db, caller).select('id').where('id', '=', anyOf(ids)).orderBy('id').execute();
  const { field, direction } = sort ?? { field: 'name' as const, direction: 'asc' as const };
  const list = {
    matching: ofOrganizations(db, caller).where('courier_id', '=', anyOf(ids)),
    id: 'id',
    under: 'courier_id',
    order: { by: airlineColumns[field].sortBy, direction },
  };
  const records = couriers.map(({ id }) => id);
  return readPages(db, records, { page, items }, list, (found) => readAirlineRecords(db, caller, found));
}

/** Reads these airlines, in any order, omitting those that do not exist or are not the caller's. */
export async function readAirlineRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Airline[]> {
  const rows = await ofOrganizations(db, caller).select(columns).where('id', '=', anyOf(ids)).execute();
  return rows.map((row) => toAirline(row, caller));
}

/** Reads an airline of a courier. @throws 404 if either is missing or out of scope, or the courier does not match */
export async function readAirline(db: Db, caller: Caller, path: AirlineParams): Promise<Airline> {
  return toAirline(await readRow(db, caller, path), caller);
}

/** Creates an airline of a courier. @throws 422 for invalid input, 404 if the courier is out of the caller's scope */
export async function createAirline(context: WriteContext, courierId: number, input: AirlineCreate): Promise<Airline> {
  const { db, caller } = context;
  const { organization_id, sample } = await readCourierRow(db, caller, courierId);
  const { id } = await onUniqueViolation(
    db
      .insertInto('airlines')
      .values({ ...input, organization_id, sample, courier_id: courierId })
      .returning('id')
      .executeTakeFirstOrThrow(),
    unique,
  );
  return airlines.finish(context, { id: courierId, airlineId: id }, 'create', differences({}, input));
}

/** Changes the sent fields. @throws 409 `stale` if `lock_version` is sent and is not the newest, 422, 404 */
export function updateAirline(context: WriteContext, path: AirlineParams, input: AirlineUpdate): Promise<Airline> {
  const { lock_version, ...fields } = input;
  const values = { ...fields, ...newVersion };
  return airlines.update(context, path, lock_version, (before) => ({
    changes: differences(before, fields),
    write: () =>
      onUniqueViolation(context.db.updateTable('airlines').set(values).where('id', '=', before.id).execute(), unique),
  }));
}

async function readRow(db: Db, caller: Caller, { id, airlineId }: AirlineParams, lock = false) {
  const row = await visible(db, caller, id)
    .select(columns)
    .where('id', '=', airlineId)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

function toAirline({ organization_id: _, ...row }: AirlineRow, caller: Caller): Airline {
  return {
    ...row,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: abilitiesOf(caller),
  };
}
