import { sql } from 'kysely';
import { areaOf, type RecordType } from '../access/areas.ts';
import { mayReadComment } from '../access/audience.ts';
import { type Caller, can } from '../access/caller.ts';
import { keysOf } from '../api/keys.ts';
import type { ChangeRow } from './table.ts';

/** Returns the record types that the caller may read. */
const readableTypes = (caller: Caller): RecordType[] =>
  keysOf(areaOf).filter((type) => can(caller, areaOf[type], 'read'));

/** Whether the caller may see a change of their programs or organizations. The same as `shownTo`, for one change. */
export function mayShow(caller: Caller, change: ChangeRow): boolean {
  const { record_type: type, record_id: id, parents, comment_source: source, comment_author_id: userId } = change;
  const types = readableTypes(caller);
  if (!types.includes(type)) return false;
  // The first parent is the document's record, which may be closed to a caller who may read documents.
  if (type === 'Attachment' && !parents.slice(0, 1).every((parent) => types.includes(parent.type))) return false;
  if (source !== null && !mayReadComment(caller, { source, userId })) return false;
  return type !== 'Program' || caller.role.scope !== 'own programs' || caller.programIds.includes(id);
}

/** Returns the SQL condition for changes `c` that the caller may see. */
export function shownTo(caller: Caller) {
  const types = readableTypes(caller);
  const { organizationIds, programIds, role, userId } = caller;
  return sql<boolean>`(
    (c.program_id = any(${[...programIds]}::bigint[])
      or (c.program_id is null and c.organization_id = any(${[...organizationIds]}::bigint[])))
    and c.record_type = any(${types}::text[])
    and (c.record_type <> 'Attachment' or c.parents #>> '{0,type}' = any(${types}::text[]))
    and (c.comment_source is null or (c.comment_source = any(${[...role.comments.sources]}::text[])
      and (${!role.comments.ownOnly} or c.comment_author_id = ${userId})))
    and (c.record_type <> 'Program' or ${role.scope !== 'own programs'} or c.record_id = any(${[...programIds]}::bigint[])))`;
}
