import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { countryPlace, withCountryName } from '../lookup/rules.ts';
import { type Ability, abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory } from '../record/directoryList.ts';
import { isProhibited, isProhibitedIn, screenedAs } from '../record/party.ts';
import { isForProgram } from '../record/sample.ts';
import type { Courier, CourierListQuery } from './schema.ts';

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

const sortBy = {
  company_name: sql`lower(company_name)`,
  country: countryPlace(sql`address ->> 'country'`),
  city: sql`lower(address ->> 'city')`,
  visual_compliance_date: sql.ref('visual_compliance_date'),
  risk_level: sql.ref('risk_level'),
};

/** Selects the couriers that the caller may see. */
export const visibleCouriers = (db: Db, caller: Caller) =>
  db.selectFrom('couriers').where('organization_id', 'in', caller.organizationIds);

export type CourierRow = Awaited<ReturnType<typeof readCourierRow>>;

/** Reads a page of couriers, sorted by name by default. @throws 422 like `readPage` */
export function readCouriers(db: Db, caller: Caller, query: CourierListQuery) {
  return readDirectory(db, query, {
    matching: visibleCouriers(db, caller)
      .where((eb) => eb.and(screenedAs('couriers', query.filters ?? {})))
      .$if(query.program_id !== undefined, (rows) =>
        rows.where(isForProgram('couriers.sample', query.program_id ?? 0)),
      ),
    id: 'id',
    searched: 'company_name',
    sortBy,
    by: 'company_name',
    summaries: (page) => page.select(['id', 'company_name', isProhibitedIn('couriers').as('prohibited')]).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toCourier(row, caller)),
  });
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
  return [abilityUnless('update', !can(caller, 'couriers', 'write') && noRight)];
}
