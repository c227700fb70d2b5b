import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { withCountryName } from '../lookup/rules.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { anyOf } from '../record/listOrder.ts';
import { isProhibited, isProhibitedIn, screenedAs } from '../record/party.ts';
import { isForProgram } from '../record/sample.ts';
import type { Spelling } from '../record/search.ts';
import { courierColumns } from './columns.ts';
import type { CourierListQuery } from './listSchema.ts';
import type { Courier } from './schema.ts';

const columns = [
  'id',
  'organization_id',
  'company_name',
  'visual_compliance_date',
  'risk_level',
  'address',
  'sample',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

/** Selects the couriers that the caller may see. */
export const visibleCouriers = (db: Db, caller: Caller) =>
  db.selectFrom('couriers').where('organization_id', 'in', caller.organizationIds);

export type CourierRow = Awaited<ReturnType<typeof readCourierRow>>;

/** Returns the couriers that match a query, by name by default. */
export function sortedCouriers(db: Db, caller: Caller, query: CourierListQuery, spelling: Spelling) {
  const matching = visibleCouriers(db, caller)
    .where((eb) => eb.and(screenedAs('couriers', query.filters ?? {})))
    .$if(query.program_id !== undefined, (rows) => rows.where(isForProgram('couriers.sample', query.program_id ?? 0)));
  const list = { matching, id: 'id', spelling, by: 'company_name' as const };
  return sortedDirectory(query, { ...list, sortBy: (column) => courierColumns[column].sortBy });
}

/** Reads a page of couriers, sorted by name by default. @throws 422 like `readPage` */
export function readCouriers(db: Db, caller: Caller, query: CourierListQuery) {
  return readDirectory(db, query, (spelling) => sortedCouriers(db, caller, query, spelling), {
    summaries: (page) => page.select(['id', 'company_name', isProhibitedIn('couriers').as('prohibited')]).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toCourier(row, caller)),
  });
}

/** Reads these couriers, in any order, omitting those that do not exist or are not the caller's. */
export async function readCourierRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Courier[]> {
  const rows = await visibleCouriers(db, caller).where('id', '=', anyOf(ids)).select(columns).execute();
  return rows.map((row) => toCourier(row, caller));
}

/** Reads a courier's row. @param lock locks it for this transaction @throws 404 if missing or out of the caller's scope */
export async function readCourierRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await visibleCouriers(db, caller)
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Converts a row to a courier's record. */
export function toCourier({ sample: _sample, ...row }: CourierRow, caller: Caller): Courier {
  return {
    ...row,
    prohibited: isProhibited(row.risk_level),
    address: withCountryName(row.address),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: abilitiesOf(caller),
  };
}

/** Returns the caller's abilities on a courier and its airlines. */
export function abilitiesOf(caller: Caller): Ability[] {
  return [abilityUnless('update', !can(caller, 'couriers', 'write') && noRight())];
}
