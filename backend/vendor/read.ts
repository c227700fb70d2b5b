import { sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { notFound } from '../http/errors.ts';
import { countryPlace, withCountryName } from '../lookup/rules.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { contains, nullsLast, readPage } from '../record/list.ts';
import type { Vendor, VendorListQuery } from './schema.ts';

const columns = [
  'id',
  'organization_id',
  'name',
  'ein',
  'phone_number',
  'website',
  'email',
  'visual_compliance_date',
  'risk_level',
  'notes',
  'address',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const country = sql<string>`address ->> 'country'`;

const sortBy = {
  name: sql`lower(name)`,
  visual_compliance_date: sql.ref('visual_compliance_date'),
  risk_level: sql.ref('risk_level'),
  country: countryPlace(country),
  email: sql`lower(email)`,
};

const visible = (db: Db, caller: Caller) =>
  db.selectFrom('vendors').where('organization_id', 'in', caller.organizationIds);

export type VendorRow = Awaited<ReturnType<typeof readVendorRow>>;

/** One page of vendors, by name unless the query sorts otherwise. @throws 422 as `readPage` does */
export function readVendors(db: Db, caller: Caller, query: VendorListQuery) {
  const { ids, search, sort, filters = {} } = query;
  const { visual_compliance_date_from: from, visual_compliance_date_to: to, risk_level, country: countries } = filters;
  const matching = visible(db, caller)
    .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
    .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'name', search ?? '')))
    .$if(from !== undefined, (rows) => rows.where('visual_compliance_date', '>=', from ?? null))
    .$if(to !== undefined, (rows) => rows.where('visual_compliance_date', '<=', to ?? null))
    .$if(risk_level !== undefined, (rows) => rows.where('risk_level', 'in', risk_level ?? []))
    .$if(countries !== undefined, (rows) => rows.where(country, 'in', countries ?? []));
  const direction = sort?.direction ?? 'asc';
  const ordered = matching.orderBy(sortBy[sort?.field ?? 'name'], nullsLast(direction)).orderBy('id', direction);
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const window = ordered.limit(limit).offset(offset);
    if (query.light) return window.select(['id', 'name']).execute();
    return (await window.select(columns).execute()).map((row) => toRecord(row, caller));
  });
}

/** One vendor's row. @param lock takes it for this transaction @throws 404 when it is not there or not the caller's */
export async function readVendorRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await visible(db, caller)
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** One vendor. @throws 404 when it is not there or not the caller's */
export async function readVendor(db: Db, caller: Caller, id: number): Promise<Vendor> {
  return toRecord(await readVendorRow(db, caller, id), caller);
}

/** A vendor's record: moments become text, and it says what the caller may do with it. */
export function toRecord({ organization_id: _, ...row }: VendorRow, caller: Caller): Vendor {
  return {
    ...row,
    address: withCountryName(row.address),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('update', !can(caller, 'vendors', 'write') && noRight)],
  };
}
