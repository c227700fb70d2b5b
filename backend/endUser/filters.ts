import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import { countryPlace } from '../lookup/rules.ts';
import { contains, momentWithin } from '../record/list.ts';
import { screenedAs } from '../record/party.ts';
import type { EndUserListQuery } from './schema.ts';

type WithEndUsers = Database & { e: Database['end_users']; o: Database['organizations'] };
type Builder = ExpressionBuilder<WithEndUsers, 'e' | 'o'>;

/** Selects the end users that the caller may see, with their organization. */
export const visibleEndUsers = (db: Db, caller: Caller) =>
  db
    .selectFrom('end_users as e')
    .innerJoin('organizations as o', 'o.id', 'e.organization_id')
    .where('e.organization_id', 'in', caller.organizationIds);

/** Selects the end users that match a list's program, group and filters. */
export function matchingEndUsers(db: Db, caller: Caller, query: EndUserListQuery) {
  return visibleEndUsers(db, caller).where((eb) => eb.and(matched(eb, caller, query)));
}

function matched(eb: Builder, caller: Caller, query: EndUserListQuery): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { program_id, group_id, filters = {} } = query;
  const { country, external_organization_name, program_ids, vc_file_attached } = filters;
  if (program_id) all.push(inPrograms(eb, caller, [program_id]));
  if (group_id) all.push(inGroup(eb, caller, group_id));
  all.push(...screenedAs('e', filters));
  if (country) all.push(eb('e.country', 'in', country));
  if (external_organization_name) all.push(contains(eb, 'e.external_organization_name', external_organization_name));
  if (program_ids) all.push(inPrograms(eb, caller, program_ids));
  if (vc_file_attached !== undefined) {
    const attached = eb.exists(screenings(eb).select('d.id'));
    all.push(vc_file_attached ? attached : eb.not(attached));
  }
  all.push(...momentWithin('e.updated_at', filters.updated_at_from, filters.updated_at_to));
  return all;
}

/** Selects an end user's visual screenings that have a file and are not archived. */
export const screenings = (eb: Builder) =>
  eb
    .selectFrom('documents as d')
    .where('d.parent_type', '=', 'EndUser')
    .whereRef('d.parent_id', '=', 'e.id')
    .where('d.document_type', '=', 'visual_screening')
    .where('d.archived', '=', false)
    .where('d.file_key', 'is not', null);

/** Matches end users in any of these programs; programs out of the caller's scope match none. */
function inPrograms(eb: Builder, caller: Caller, programIds: number[]) {
  const wanted = programIds.filter((id) => caller.programIds.includes(id));
  return eb(
    'e.id',
    'in',
    eb
      .selectFrom('end_user_programs')
      .select('end_user_id')
      .where('program_id', 'in', [0, ...wanted]),
  );
}

function inGroup(eb: Builder, caller: Caller, groupId: number) {
  return eb(
    'e.id',
    'in',
    eb
      .selectFrom('end_user_groups as m')
      .innerJoin('groups as g', 'g.id', 'm.group_id')
      .select('m.end_user_id')
      .where('m.group_id', '=', groupId)
      .where('g.program_id', 'in', programsOf(caller)),
  );
}

/** Returns the sort keys of end users. `program` is the first by name of the programs that the caller may open. */
export const sortByOf = (caller: Caller) => ({
  label: sql`lower(e.label)`,
  country: countryPlace(sql.ref('e.country')),
  risk_level: sql.ref('e.risk_level'),
  visual_compliance_date: sql.ref('e.visual_compliance_date'),
  external_organization_name: sql`lower(e.external_organization_name)`,
  program: sql`(select min(lower(p.name)) from end_user_programs m join programs p on p.id = m.program_id
    where m.end_user_id = e.id and p.id = any(${[...caller.programIds]}::bigint[]))`,
  updated_at: sql.ref('e.updated_at'),
});
