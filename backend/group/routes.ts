import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { type Caller, can } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { contains, dataOf, listOf, nullsLast, readPage } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { group, groupLight, groupListQuery } from './schema.ts';

const sortBy = {
  name: sql`lower(g.name)`,
  country: sql`g.address ->> 'country'`,
  city: sql`lower(g.address ->> 'city')`,
  program: sql`lower(p.name)`,
};

const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('groups as g')
    .innerJoin('programs as p', 'p.id', 'g.program_id')
    .where('g.program_id', 'in', [0, ...caller.programIds]);

const whole = (rows: ReturnType<typeof visible>) =>
  rows.select((eb) => [
    'g.id',
    'g.name',
    'g.program_id',
    'p.name as program_name',
    'g.attn',
    'g.phone_number',
    'g.address',
    'g.lock_version',
    'g.created_at',
    'g.updated_at',
    eb
      .selectFrom('end_user_groups as e')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('e.group_id', '=', 'g.id')
      .as('end_users_count'),
  ]);

/** api/v1's calls on groups. */
export const groupRoutes = [
  route('get', 'session', {
    path: '/api/v1/groups',
    summary: 'Groups of the programs that one may open. `light=true` needs no right, only a session.',
    query: groupListQuery,
    answer: listOf(z.union([group, groupLight])),
    handle: async ({ db, caller, query }) => {
      if (!query.light && !can(caller, 'groups', 'read')) throw forbidden();
      const { ids, search, sort, program_id, end_user_id } = query;
      const matching = visible(db, caller)
        .$if(ids !== undefined, (rows) => rows.where('g.id', 'in', ids ?? []))
        .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'g.name', search ?? '')))
        .$if(program_id !== undefined, (rows) => rows.where('g.program_id', '=', program_id ?? 0))
        .$if(end_user_id !== undefined, (rows) =>
          rows.where('g.id', 'in', (eb) =>
            eb
              .selectFrom('end_user_groups')
              .select('group_id')
              .where('end_user_id', '=', end_user_id ?? 0),
          ),
        );
      const direction = sort?.direction ?? 'asc';
      const ordered = matching.orderBy(sortBy[sort?.field ?? 'name'], nullsLast(direction)).orderBy('g.id', direction);
      return readPage(db, query, matching, async ({ limit, offset }) => {
        const window = ordered.limit(limit).offset(offset);
        if (query.light) return window.select(['g.id', 'g.name']).execute();
        return (await whole(window).execute()).map(toRecord);
      });
    },
  }),
  route('get', [['groups', 'read']], {
    path: '/api/v1/groups/:id',
    summary: 'One group.',
    params: idParams,
    answer: dataOf(group),
    handle: async ({ db, caller, params }) => {
      const row = await whole(visible(db, caller)).where('g.id', '=', params.id).executeTakeFirst();
      if (!row) throw notFound();
      return { data: toRecord(row) };
    },
  }),
];

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

function toRecord({ program_name, end_users_count, ...row }: Row) {
  return {
    ...row,
    program: { id: row.program_id, name: program_name },
    end_users_count: Number(end_users_count),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
