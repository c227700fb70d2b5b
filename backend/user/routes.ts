import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { type Caller, can } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { dataOf, listOf, nullsLast, readPage, searchPattern } from '../http/list.ts';
import { type Role, roleId } from '../http/roles.ts';
import { idParams, route } from '../http/route.ts';
import { worksIn } from './rules.ts';
import { user, userLight, userListQuery } from './schema.ts';

const sortBy = {
  name: sql`lower(u.first_name || ' ' || u.last_name)`,
  email: sql`lower(u.email)`,
  status: sql.ref('u.status'),
  role: sql.ref('u.permission_id'),
  created_at: sql.ref('u.created_at'),
};

const visible = (db: Db, caller: Caller) =>
  db.selectFrom('users as u').where('u.organization_id', 'in', caller.organizationIds);

const whole = (rows: ReturnType<typeof visible>) =>
  rows.select((eb) => [
    'u.id',
    'u.first_name',
    'u.last_name',
    'u.status',
    'u.email',
    'u.phone_number',
    'u.job_title',
    'u.permission_id',
    'u.organization_id',
    'u.lock_version',
    'u.created_at',
    jsonArrayFrom(
      eb
        .selectFrom('user_programs as m')
        .select('m.program_id as id')
        .whereRef('m.user_id', '=', 'u.id')
        .orderBy('m.program_id'),
    ).as('programs'),
  ]);

/** api/v1's calls on users. */
export const userRoutes = [
  route('get', 'session', {
    path: '/api/v1/users',
    summary: 'Users of the organization. `light=true` needs no right, only a session; assigning uses it.',
    query: userListQuery,
    answer: listOf(z.union([user, userLight])),
    handle: async ({ db, caller, query, services }) => {
      if (!query.light && !can(caller, 'users', 'read')) throw forbidden();
      const { ids, search, sort, status, program_id } = query;
      const matching = visible(db, caller)
        .$if(ids !== undefined, (rows) => rows.where('u.id', 'in', ids ?? []))
        .$if(status !== undefined, (rows) => rows.where('u.status', '=', status ?? 'active'))
        .$if(program_id !== undefined, (rows) => rows.where((eb) => worksIn(eb, program_id ?? 0)))
        .$if(Boolean(search), (rows) =>
          rows.where((eb) => {
            const pattern = searchPattern(search ?? '');
            return eb.or([
              eb(sql`lower(u.first_name || ' ' || u.last_name)`, 'like', pattern),
              eb(sql`lower(u.last_name)`, 'like', pattern),
              eb(sql`lower(u.email)`, 'like', pattern),
            ]);
          }),
        );
      const direction = sort?.direction ?? 'asc';
      const ordered = matching.orderBy(sortBy[sort?.field ?? 'name'], nullsLast(direction)).orderBy('u.id', direction);
      return readPage(db, query, matching, async ({ limit, offset }) => {
        const window = ordered.limit(limit).offset(offset);
        if (!query.light) return (await whole(window).execute()).map((row) => toRecord(row, services.roles));
        const rows = await window.select(['u.id', 'u.first_name', 'u.last_name', 'u.status']).execute();
        return rows.map((row) => ({ ...row, picture: null }));
      });
    },
  }),
  route('get', 'session', {
    path: '/api/v1/users/:id',
    summary: "One user; one's own record needs no right.",
    params: idParams,
    answer: dataOf(user),
    handle: async ({ db, caller, params, services }) => {
      const row = await whole(visible(db, caller)).where('u.id', '=', params.id).executeTakeFirst();
      if (!row) throw notFound();
      if (params.id !== caller.userId && !can(caller, 'users', 'read')) throw forbidden();
      return { data: toRecord(row, services.roles) };
    },
  }),
];

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

function toRecord({ programs, ...row }: Row, roles: readonly Role[]) {
  return {
    ...row,
    picture: null,
    permission_name: roles.find((role) => role.id === row.permission_id)?.name ?? 'Unknown role',
    organization_admin: row.permission_id === roleId.organizationAdministrator,
    program_ids: programs.map(({ id }) => id),
    created_at: row.created_at.toISOString(),
  };
}
