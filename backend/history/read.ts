import { sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { readPage } from '../record/list.ts';
import type { HistoryQuery, HistoryRow } from './schema.ts';
import type { FieldChange } from './table.ts';

/** A record whose history is read, once the caller's access to it is checked. */
export interface HistorySubject {
  readonly type: RecordType;
  readonly id: number;
  /** The fields that the record's responses hide from everybody now, because a switch is off in its organization. */
  readonly hidden: readonly string[];
}

const attachmentActions = ['attach', 'update_attachment', 'archive_attachment'];

/** Selects the entries that the caller may see: comments and documents by the role's rights, fields by the switches. */
function visibleEntries(db: Db, caller: Caller, { type, id, hidden }: HistorySubject) {
  const source = sql<string>`coalesce(h.changes #>> '{0,to,source}', h.changes #>> '{0,from,source}')`;
  return db
    .selectFrom('history as h')
    .where('h.record_type', '=', type)
    .where('h.record_id', '=', id)
    .where((eb) => eb.or([eb('h.action', '<>', 'comment'), eb(source, 'in', ['', ...caller.role.comments.sources])]))
    .$if(Boolean(caller.role.comments.ownOnly), (rows) =>
      rows.where((eb) => eb.or([eb('h.action', '<>', 'comment'), eb('h.user_id', '=', caller.userId)])),
    )
    .$if(!can(caller, 'attachments', 'read'), (rows) => rows.where('h.action', 'not in', attachmentActions))
    .$if(hidden.length > 0, (rows) =>
      // Omits entries whose changes are all hidden; keeps entries without changes, such as a new password.
      rows.where(sql<boolean>`(jsonb_array_length(h.changes) = 0 or exists (
        select 1 from jsonb_array_elements(h.changes) as change where change ->> 'field' <> all(${hidden}::text[])))`),
    );
}

/** Reads a page of a record's history, newest first. @throws 422 like `readPage` */
export function readHistory(db: Db, caller: Caller, record: HistorySubject, query: HistoryQuery) {
  const matching = visibleEntries(db, caller, record);
  return readPage<HistoryRow>(db, { ...query, pagination: true }, matching, async ({ limit, offset }) => {
    const rows = await matching
      .leftJoin('users as u', 'u.id', 'h.user_id')
      .select(['h.id', 'h.at', 'h.user_id', 'h.action', 'h.changes', 'u.first_name', 'u.last_name'])
      .orderBy('h.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const groupIds = await visibleGroups(
      db,
      caller,
      rows.flatMap(({ changes }) => changes),
    );
    const shown = { program_ids: new Set(caller.programIds), group_ids: groupIds };
    return rows.map(({ first_name, last_name, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      user: row.user_id === null ? null : { id: row.user_id, first_name: first_name ?? '', last_name: last_name ?? '' },
      changes: row.changes
        .filter(({ field }) => !record.hidden.includes(field))
        .map((change) => ({ field: change.field, ...seenBy(shown, change) })),
    }));
  });
}

/** Limits lists of programs and groups to those that the caller may see, as on the records themselves. */
function seenBy(
  shown: { readonly program_ids: ReadonlySet<number>; readonly group_ids: ReadonlySet<number> },
  { field, from, to }: FieldChange,
) {
  if (field !== 'program_ids' && field !== 'group_ids') return { from, to };
  const seen = (ids: unknown) => (Array.isArray(ids) ? ids.filter((id) => shown[field].has(id)) : ids);
  return { from: seen(from), to: seen(to) };
}

async function visibleGroups(db: Db, caller: Caller, changes: readonly FieldChange[]): Promise<Set<number>> {
  const named = changes
    .filter(({ field }) => field === 'group_ids')
    .flatMap(({ from, to }) => [from, to].flat())
    .filter((id) => typeof id === 'number');
  if (named.length === 0) return new Set();
  const rows = await db
    .selectFrom('groups')
    .select('id')
    .where('id', 'in', named)
    .where('program_id', 'in', programsOf(caller))
    .execute();
  return new Set(rows.map(({ id }) => id));
}
