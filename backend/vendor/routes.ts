import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { type Caller, can } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { contains, dataOf, listOf, nullsLast, readPage } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { vendor, vendorLight, vendorListQuery } from './schema.ts';

const columns = [
  'id',
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

const sortBy = {
  name: sql`lower(name)`,
  visual_compliance_date: sql.ref('visual_compliance_date'),
  risk_level: sql.ref('risk_level'),
  country: sql`address ->> 'country'`,
  email: sql`lower(email)`,
};

const visible = (db: Db, caller: Caller) =>
  db.selectFrom('vendors').where('organization_id', 'in', caller.organizationIds);

/** api/v1's calls on vendors. */
export const vendorRoutes = [
  route('get', 'session', {
    path: '/api/v1/vendors',
    summary: 'Vendors of the organization. `light=true` needs no right, only a session.',
    query: vendorListQuery,
    answer: listOf(z.union([vendor, vendorLight])),
    handle: async ({ db, caller, query }) => {
      if (!query.light && !can(caller, 'vendors', 'read')) throw forbidden();
      const { ids, search, sort } = query;
      const matching = visible(db, caller)
        .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
        .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'name', search ?? '')));
      const ordered = matching
        .orderBy(sortBy[sort?.field ?? 'name'], nullsLast(sort?.direction ?? 'asc'))
        .orderBy('id', sort?.direction ?? 'asc');
      return readPage(db, query, matching, async ({ limit, offset }) => {
        const window = ordered.limit(limit).offset(offset);
        if (query.light) return window.select(['id', 'name']).execute();
        return (await window.select(columns).execute()).map(toRecord);
      });
    },
  }),
  route('get', [['vendors', 'read']], {
    path: '/api/v1/vendors/:id',
    summary: 'One vendor.',
    params: idParams,
    answer: dataOf(vendor),
    handle: async ({ db, caller, params }) => {
      const row = await visible(db, caller).select(columns).where('id', '=', params.id).executeTakeFirst();
      if (!row) throw notFound();
      return { data: toRecord(row) };
    },
  }),
];

/** Moments become text; the rest is already as the answer shows it. */
function toRecord<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
