import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, can } from '../access/caller.ts';
import { type Role, roleId } from '../access/roles.ts';
import type { Database, Db } from '../db/client.ts';
import { has, type Spelling, searchText } from '../record/search.ts';
import { beginningOf } from '../record/timeZone.ts';
import type { UserListQuery } from './listSchema.ts';
import { worksIn } from './rules.ts';

type Builder = ExpressionBuilder<Database & { u: Database['users'] }, 'u'>;

/** Selects the users that the caller may see. */
export const visibleUsers = (db: Db, caller: Caller) =>
  db.selectFrom('users as u').where('u.organization_id', 'in', caller.organizationIds);

/** Selects the users that match a list's own parameters, search and filters. */
export function matchingUsers(
  db: Db,
  caller: Caller,
  roles: readonly Role[],
  query: UserListQuery,
  spelling: Spelling,
) {
  return visibleUsers(db, caller).where((eb) =>
    eb.and([
      ...matched(eb, roles, query),
      ...(query.search ? [has(searchedFor(caller), query.search, spelling)] : []),
      ...filtered(eb, caller, query.filters ?? {}, spelling),
    ]),
  );
}

function matched(eb: Builder, roles: readonly Role[], query: UserListQuery): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { ids, status, program_id, eligible_for_ci, organization_admins_from_organization: admins } = query;
  // API keys are in no list, but a request by id, such as that of a comment's author, returns their name.
  if (!ids) all.push(eb('u.service', '=', false));
  if (status) all.push(eb('u.status', '=', status));
  if (program_id) all.push(worksIn(eb, program_id));
  if (eligible_for_ci) all.push(eligibleForShipments(eb, roles));
  if (admins) {
    all.push(eb('u.organization_id', '=', admins), eb('u.permission_id', '=', roleId.organizationAdministrator));
  }
  return all;
}

function filtered(
  eb: Builder,
  caller: Caller,
  filters: NonNullable<UserListQuery['filters']>,
  spelling: Spelling,
): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { statuses, permission_ids, program_ids, job_title, created_at_from: from, created_at_to: to } = filters;
  if (statuses) all.push(eb('u.status', 'in', statuses));
  if (permission_ids) all.push(eb('u.permission_id', 'in', permission_ids));
  if (program_ids) all.push(eb.or(program_ids.map((program) => worksIn(eb, program))));
  if (job_title) all.push(has(userText('jobTitle', 'jobTitle'), job_title, spelling));
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

const userText = searchText('u.search_text', ['name', 'email', 'jobTitle']);

/** Searches emails only for callers who may see them. */
const searchedFor = (caller: Caller) => userText('name', can(caller, 'users', 'read') ? 'email' : 'name');
