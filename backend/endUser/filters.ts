import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import { momentWithin } from '../record/list.ts';
import { screenedAs } from '../record/party.ts';
import { has, type Spelling, searchText } from '../record/search.ts';
import type { EndUserListQuery } from './listSchema.ts';

type WithEndUsers = Database & { e: Database['end_users']; o: Database['organizations'] };
/** What end users are searched by. */
export const endUserText = searchText('e.search_text', ['label', 'organization']);

type Builder = ExpressionBuilder<WithEndUsers, 'e' | 'o'>;

/** Selects the end users that the caller may see, with their organization. */
export const visibleEndUsers = (db: Db, caller: Caller) =>
  db
    .selectFrom('end_users as e')
    .innerJoin('organizations as o', 'o.id', 'e.organization_id')
    .where('e.organization_id', 'in', caller.organizationIds);

/** Selects the end users that match a list's program, group and filters. */
export function matchingEndUsers(db: Db, caller: Caller, query: EndUserListQuery, spelling: Spelling) {
  return visibleEndUsers(db, caller).where((eb) => eb.and(matched(eb, caller, query, spelling)));
}

function matched(eb: Builder, caller: Caller, query: EndUserListQuery, spelling: Spelling): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { program_id, group_id, filters = {} } = query;
  const { country, external_organization_name, program_ids, vc_file_attached } = filters;
  if (program_id) all.push(inPrograms(eb, caller, [program_id]));
  if (group_id) all.push(inGroup(eb, caller, group_id));
  all.push(...screenedAs('e', filters));
  if (country) all.push(eb('e.country', 'in', country));
  if (external_organization_name)
    all.push(has(endUserText('organization', 'organization'), external_organization_name, spelling));
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
