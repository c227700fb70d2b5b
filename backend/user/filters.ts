import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { type Role, roleId } from '../access/roles.ts';
import type { Database, Db } from '../db/client.ts';
import { contains, searchPattern } from '../record/list.ts';
import { beginningOf } from '../record/timeZone.ts';
import { worksIn } from './rules.ts';
import type { UserListQuery } from './schema.ts';

type Builder = ExpressionBuilder<Database & { u: Database['users'] }, 'u'>;

/** Selects the users that the caller may see. */
export const visibleUsers = (db: Db, caller: Caller) =>
  db.selectFrom('users as u').where('u.organization_id', 'in', caller.organizationIds);

/** Selects the users that match a list's own parameters, search and filters. */
export function matchingUsers(db: Db, caller: Caller, roles: readonly Role[], query: UserListQuery) {
  return visibleUsers(db, caller).where((eb) =>
    eb.and([...matched(eb, caller, roles, query), ...filtered(eb, caller, query.filters ?? {})]),
  );
}

function matched(eb: Builder, caller: Caller, roles: readonly Role[], query: UserListQuery): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { ids, search, status, program_id, eligible_for_ci, organization_admins_from_organization: admins } = query;
  // API keys are in no list, but a request by id, such as that of a comment's author, returns their name.
  if (!ids) all.push(eb('u.service', '=', false));
  if (status) all.push(eb('u.status', '=', status));
  if (program_id) all.push(worksIn(eb, program_id));
  if (eligible_for_ci) all.push(eligibleForShipments(eb, roles));
  if (admins) {
    all.push(eb('u.organization_id', '=', admins), eb('u.permission_id', '=', roleId.organizationAdministrator));
  }
  if (search) all.push(named(eb, caller, searchPattern(search)));
  return all;
}

function filtered(eb: Builder, caller: Caller, filters: NonNullable<UserListQuery['filters']>): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { statuses, permission_ids, program_ids, job_title, created_at_from: from, created_at_to: to } = filters;
  if (statuses) all.push(eb('u.status', 'in', statuses));
  if (permission_ids) all.push(eb('u.permission_id', 'in', permission_ids));
  if (program_ids) all.push(eb.or(program_ids.map((program) => worksIn(eb, program))));
  if (job_title) all.push(contains(eb, 'u.job_title', job_title));
  if (from) all.push(eb('u.created_at', '>=', midnight(caller, from, 0)));
  if (to) all.push(eb('u.created_at', '<', midnight(caller, to, 1)));
  return all;
}

/** Returns when a calendar date, or the date so many days later, begins in the caller's zone. */
const midnight = (caller: Caller, date: string, daysAfter: number) =>
  sql<Date>`to_timestamp(${beginningOf(caller, date, daysAfter)}::float8)`;

/** Matches users who may be assigned to shipments: active, with a role that reads shipments. */
function eligibleForShipments(eb: Builder, roles: readonly Role[]) {
  const readers = roles.filter(({ rights }) => rights.commercial_invoices.includes('read')).map(({ id }) => id);
  return eb.and([eb('u.status', '=', 'active'), eb('u.permission_id', 'in', [0, ...readers])]);
}

/** Searches emails only for callers who may see them. */
function named(eb: Builder, caller: Caller, pattern: RawBuilder<string>) {
  return eb.or([
    eb(sql`lower(u.first_name || ' ' || u.last_name)`, 'like', pattern),
    eb(sql`lower(u.last_name)`, 'like', pattern),
    ...(can(caller, 'users', 'read') ? [eb(sql`lower(u.email)`, 'like', pattern)] : []),
  ]);
}

/** The sort value of each field of a list of users. */
export const sortBy = {
  name: sql`lower(u.first_name || ' ' || u.last_name)`,
  email: sql`lower(u.email)`,
  status: sql.ref('u.status'),
  role: sql.ref('u.permission_id'),
  created_at: sql.ref('u.created_at'),
  phone_number: sql.ref('u.phone_number'),
  job_title: sql`lower(u.job_title)`,
};
