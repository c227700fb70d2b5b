import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { type Caller, can } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { contains, dataOf, listOf, nullsLast, readPage } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { organization, organizationLight, organizationListQuery } from './schema.ts';

const columns = [
  'id',
  'name',
  'short_name',
  'ein',
  'contact_person',
  'email',
  'phone_number',
  'website',
  'address',
  'lock_version',
  'created_at',
  'updated_at',
] as const;

const sortBy = { name: sql`lower(name)`, short_name: sql`lower(short_name)`, email: sql`lower(email)` };

const visible = (db: Db, caller: Caller) => db.selectFrom('organizations').where('id', 'in', caller.organizationIds);

/** api/v1's calls on organizations. */
export const organizationRoutes = [
  route('get', 'session', {
    path: '/api/v1/organizations',
    summary: 'Organizations that one may see. `light=true` needs no right, only a session.',
    query: organizationListQuery,
    answer: listOf(z.union([organization, organizationLight])),
    handle: async ({ db, caller, query }) => {
      if (!query.light && !can(caller, 'organizations', 'read')) throw forbidden();
      const { ids, search, sort } = query;
      const matching = visible(db, caller)
        .$if(ids !== undefined, (rows) => rows.where('id', 'in', ids ?? []))
        .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'name', search ?? '')));
      const direction = sort?.direction ?? 'asc';
      const ordered = matching.orderBy(sortBy[sort?.field ?? 'name'], nullsLast(direction)).orderBy('id', direction);
      return readPage(db, query, matching, async ({ limit, offset }) => {
        const window = ordered.limit(limit).offset(offset);
        if (query.light) return window.select(['id', 'name']).execute();
        return (await window.select(columns).execute()).map(toRecord);
      });
    },
  }),
  route('get', [['organizations', 'read']], {
    path: '/api/v1/organizations/:id',
    summary: 'One organization.',
    params: idParams,
    answer: dataOf(organization),
    handle: async ({ db, caller, params }) => {
      const row = await visible(db, caller).select(columns).where('id', '=', params.id).executeTakeFirst();
      if (!row) throw notFound();
      return { data: toRecord(row) };
    },
  }),
];

function toRecord<Row extends { created_at: Date; updated_at: Date }>(row: Row) {
  return { ...row, created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
}
