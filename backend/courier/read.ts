import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { countryPlace, withCountryName } from '../lookup/rules.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory } from '../record/directoryList.ts';
import type { Courier, CourierListQuery } from './schema.ts';

const columns = [
  'id',
  'organization_id',
  'company_name',
  'address',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const sortBy = {
  company_name: sql`lower(company_name)`,
  country: countryPlace(sql`address ->> 'country'`),
  city: sql`lower(address ->> 'city')`,
};

/** The couriers that a person may see. */
export const visibleCouriers = (db: Db, caller: Caller) =>
  db.selectFrom('couriers').where('organization_id', 'in', caller.organizationIds);

export type CourierRow = Awaited<ReturnType<typeof readCourierRow>>;

/** One page of couriers, by name unless the query sorts otherwise. @throws 422 as `readPage` does */
export function readCouriers(db: Db, caller: Caller, query: CourierListQuery) {
  return readDirectory(db, query, {
    matching: visibleCouriers(db, caller),
    id: 'id',
    searched: 'company_name',
    sortBy,
    by: 'company_name',
    summaries: (page) => page.select(['id', 'company_name']).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toCourier(row, caller)),
  });
}

/** One courier's row. @param lock takes it for this transaction @throws 404 when it does not exist or is not the caller's */
export async function readCourierRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await visibleCouriers(db, caller)
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A courier's record. */
export function toCourier(row: CourierRow, caller: Caller): Courier {
  return {
    ...row,
    address: withCountryName(row.address),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: abilitiesOf(caller),
  };
}

/** What a person may do with a courier and its airlines. */
export function abilitiesOf(caller: Caller): Ability[] {
  return [abilityUnless('update', !can(caller, 'couriers', 'write') && noRight)];
}
