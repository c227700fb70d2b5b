import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Caller } from '../http/caller.ts';
import { notFound } from '../http/errors.ts';
import { contains, dataOf, listOf, nullsLast, readPage } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { flagsOf } from '../organization/table.ts';
import { viewsOf } from '../session/rules.ts';
import { navigationFor } from './rules.ts';
import { program, programListQuery } from './schema.ts';

const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .where('p.id', 'in', [0, ...caller.programIds]);

const whole = (rows: ReturnType<typeof visible>) =>
  rows.select([
    'p.id',
    'p.organization_id',
    'p.name',
    'p.slug',
    'p.color_palette',
    'p.order_number_internal_enabled',
    'p.lock_version',
    'p.created_at',
    'p.updated_at',
    'o.feature_flags',
  ]);

/** api/v1's calls on programs. */
export const programRoutes = [
  route('get', 'session', {
    path: '/api/v1/programs',
    summary: 'The programs that one may open, by name.',
    query: programListQuery,
    answer: listOf(program),
    handle: async ({ db, caller, query }) => {
      const { ids, search, sort, organization_id } = query;
      const matching = visible(db, caller)
        .$if(ids !== undefined, (rows) => rows.where('p.id', 'in', ids ?? []))
        .$if(organization_id !== undefined, (rows) => rows.where('p.organization_id', '=', organization_id ?? 0))
        .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'p.name', search ?? '')));
      const direction = sort?.direction ?? 'asc';
      const ordered = matching.orderBy(sql`lower(p.name)`, nullsLast(direction)).orderBy('p.id', direction);
      return readPage(db, query, matching, async ({ limit, offset }) =>
        (await whole(ordered.limit(limit).offset(offset)).execute()).map((row) => toRecord(row, caller)),
      );
    },
  }),
  route('get', 'session', {
    path: '/api/v1/programs/:id',
    summary: 'One program.',
    params: idParams,
    answer: dataOf(program),
    handle: async ({ db, caller, params }) => {
      const row = await whole(visible(db, caller)).where('p.id', '=', params.id).executeTakeFirst();
      if (!row) throw notFound();
      return { data: toRecord(row, caller) };
    },
  }),
];

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

/** The purchase request number shows when the program's or the organization's switch is on. */
function toRecord({ color_palette, feature_flags, ...row }: Row, caller: Caller) {
  return {
    ...row,
    navigation: navigationFor(row.id, viewsOf(caller.role)),
    color_palette_details: color_palette,
    order_number_internal_enabled:
      row.order_number_internal_enabled || flagsOf(feature_flags).order_number_internal_enabled,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
