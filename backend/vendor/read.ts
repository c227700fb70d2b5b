import { type Caller, can } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { withCountryName } from '../lookup/rules.ts';
import { abilityUnless, noRight } from '../record/ability.ts';
import { readDirectory, sortedDirectory } from '../record/directoryList.ts';
import { momentWithin } from '../record/list.ts';
import { anyOf } from '../record/listOrder.ts';
import { isProhibited, isProhibitedIn, screenedAs } from '../record/party.ts';
import { isForProgram } from '../record/sample.ts';
import type { Spelling } from '../record/search.ts';
import { country, vendorColumns } from './columns.ts';
import type { VendorListQuery } from './listSchema.ts';
import type { Vendor } from './schema.ts';

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
  'sample',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const visible = (db: Db, caller: Caller) =>
  db.selectFrom('vendors').where('organization_id', 'in', caller.organizationIds);

export type VendorRow = Awaited<ReturnType<typeof readVendorRow>>;

/** Returns the vendors that match a query, by name by default. */
export function sortedVendors(db: Db, caller: Caller, query: VendorListQuery, spelling: Spelling) {
  const {
    country: countries,
    updated_at_from: changedFrom,
    updated_at_to: changedTo,
    ...screening
  } = query.filters ?? {};
  const matching = visible(db, caller)
    .where((eb) => eb.and(screenedAs('vendors', screening)))
    .$if(countries !== undefined, (rows) => rows.where(country, 'in', countries ?? []))
    .where((eb) => eb.and(momentWithin('updated_at', changedFrom, changedTo)))
    .$if(query.program_id !== undefined, (rows) => rows.where(isForProgram('vendors.sample', query.program_id ?? 0)));
  return sortedDirectory(query, {
    matching,
    id: 'id',
    spelling,
    by: 'name',
    sortBy: (column) => vendorColumns[column].sortBy,
  });
}

/** Reads one page of vendors, by name by default. @throws 422 as `readPage` does */
export function readVendors(db: Db, caller: Caller, query: VendorListQuery) {
  return readDirectory(db, query, (spelling) => sortedVendors(db, caller, query, spelling), {
    summaries: (page) => page.select(['id', 'name', isProhibitedIn('vendors').as('prohibited')]).execute(),
    records: async (page) => (await page.select(columns).execute()).map((row) => toRecord(row, caller)),
  });
}

/** Reads these vendors, in any order, omitting those that do not exist or are not the caller's. */
export async function readVendorRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<Vendor[]> {
  const rows = await visible(db, caller).where('id', '=', anyOf(ids)).select(columns).execute();
  return rows.map((row) => toRecord(row, caller));
}

/** Reads one vendor's row. @param lock locks it for this transaction @throws 404 when missing or not the caller's */
export async function readVendorRow(db: Db, caller: Caller, id: number, lock = false) {
  const row = await visible(db, caller)
    .select(columns)
    .where('id', '=', id)
    .$if(lock, (rows) => rows.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Reads one vendor. @throws 404 when it does not exist or is not the caller's */
export async function readVendor(db: Db, caller: Caller, id: number): Promise<Vendor> {
  return toRecord(await readVendorRow(db, caller, id), caller);
}

/** Converts a row to a vendor's record, with the caller's abilities. */
export function toRecord({ sample: _sample, ...row }: VendorRow, caller: Caller): Vendor {
  return {
    ...row,
    prohibited: isProhibited(row.risk_level),
    address: withCountryName(row.address),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    abilities: [abilityUnless('update', !can(caller, 'vendors', 'write') && noRight())],
  };
}
