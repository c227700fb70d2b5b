import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { z } from 'zod';
import type { Db } from '../db/client.ts';
import { type Caller, can } from '../http/caller.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { contains, dataOf, listOf, nullsLast, readPage } from '../http/list.ts';
import { idParams, route } from '../http/route.ts';
import { flagsOf } from '../organization/table.ts';
import { endUser, endUserLight, endUserListQuery } from './schema.ts';

const sortBy = {
  label: sql`lower(e.label)`,
  country: sql.ref('e.country'),
  risk_level: sql.ref('e.risk_level'),
  visual_compliance_date: sql.ref('e.visual_compliance_date'),
};

const visible = (db: Db, caller: Caller) =>
  db
    .selectFrom('end_users as e')
    .innerJoin('organizations as o', 'o.id', 'e.organization_id')
    .where('e.organization_id', 'in', caller.organizationIds);

const whole = (rows: ReturnType<typeof visible>, caller: Caller) =>
  rows.select((eb) => [
    'e.id',
    'e.label',
    'e.first_name',
    'e.last_name',
    'e.external_organization_name',
    'e.country',
    'e.risk_level',
    'e.visual_compliance_date',
    'e.notes',
    'e.opc',
    'e.lock_version',
    'e.created_at',
    'e.updated_at',
    'o.feature_flags',
    jsonArrayFrom(
      eb
        .selectFrom('end_user_programs as p')
        .select('p.program_id as id')
        .whereRef('p.end_user_id', '=', 'e.id')
        .where('p.program_id', 'in', [0, ...caller.programIds]),
    ).as('programs'),
    jsonArrayFrom(
      eb
        .selectFrom('end_user_groups as g')
        .innerJoin('groups', 'groups.id', 'g.group_id')
        .select('g.group_id as id')
        .whereRef('g.end_user_id', '=', 'e.id')
        .where('groups.program_id', 'in', [0, ...caller.programIds]),
    ).as('groups'),
  ]);

/** api/v1's calls on end users. */
export const endUserRoutes = [
  route('get', 'session', {
    path: '/api/v1/end_users',
    summary: 'End users of the organization, or of a program or group. `light=true` needs no right, only a session.',
    query: endUserListQuery,
    answer: listOf(z.union([endUser, endUserLight])),
    handle: async ({ db, caller, query }) => {
      if (!query.light && !can(caller, 'end_users', 'read')) throw forbidden();
      const { ids, search, sort, program_id, group_id } = query;
      const matching = visible(db, caller)
        .$if(ids !== undefined, (rows) => rows.where('e.id', 'in', ids ?? []))
        .$if(Boolean(search), (rows) => rows.where((eb) => contains(eb, 'e.label', search ?? '')))
        .$if(program_id !== undefined, (rows) =>
          rows.where('e.id', 'in', (eb) =>
            eb
              .selectFrom('end_user_programs')
              .select('end_user_id')
              .where('program_id', '=', program_id ?? 0),
          ),
        )
        .$if(group_id !== undefined, (rows) =>
          rows.where('e.id', 'in', (eb) =>
            eb
              .selectFrom('end_user_groups')
              .select('end_user_id')
              .where('group_id', '=', group_id ?? 0),
          ),
        );
      const direction = sort?.direction ?? 'asc';
      const ordered = matching.orderBy(sortBy[sort?.field ?? 'label'], nullsLast(direction)).orderBy('e.id', direction);
      return readPage(db, query, matching, async ({ limit, offset }) => {
        const window = ordered.limit(limit).offset(offset);
        if (query.light) return window.select(['e.id', 'e.label']).execute();
        return (await whole(window, caller).execute()).map(toRecord);
      });
    },
  }),
  route('get', [['end_users', 'read']], {
    path: '/api/v1/end_users/:id',
    summary: 'One end user.',
    params: idParams,
    answer: dataOf(endUser),
    handle: async ({ db, caller, params }) => {
      const row = await whole(visible(db, caller), caller).where('e.id', '=', params.id).executeTakeFirst();
      if (!row) throw notFound();
      return { data: toRecord(row) };
    },
  }),
];

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

/** The OPC switch is hidden where the organization's flag is off. */
function toRecord({ programs, groups, feature_flags, ...row }: Row) {
  return {
    ...row,
    opc: flagsOf(feature_flags).opc_enabled ? row.opc : null,
    program_ids: programs.map(({ id }) => id),
    group_ids: groups.map(({ id }) => id),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
