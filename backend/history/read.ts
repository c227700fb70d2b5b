import { sql } from 'kysely';
import type { RecordType } from '../access/areas.ts';
import { type Caller, can } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { readPage } from '../record/list.ts';
import type { NamesOfChange } from './names.ts';
import type { HistoryQuery, HistoryRow } from './schema.ts';
import type { FieldChange } from './table.ts';

/** A record whose history is read, once the caller's access to it is checked. */
export interface HistorySubject {
  readonly type: RecordType;
  readonly id: number;
  /** The fields, with all their parts, that the record's responses hide from the caller now: by a switch, or by rights. */
  readonly hidden: readonly string[];
  /** Words the values that the history keeps in no language. */
  readonly worded?: ((change: FieldChange) => FieldChange) | undefined;
}

const attachmentActions = ['attach', 'update_attachment', 'archive_attachment'];

/** Returns the field that a change's field is, or is a part of. */
const topOf = (field: string): string => field.split('.', 1)[0] ?? field;

/** Selects the entries that the caller may see: comments and documents by the role's rights, fields by what is hidden. */
function visibleEntries(db: Db, caller: Caller, { type, id, hidden }: HistorySubject, { filters }: HistoryQuery) {
  const source = sql<string>`coalesce(h.changes #>> '{0,to,source}', h.changes #>> '{0,from,source}')`;
  const { field, before } = filters ?? {};
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
        select 1 from jsonb_array_elements(h.changes) as change
        where split_part(change ->> 'field', '.', 1) <> all(${hidden}::text[])))`),
    )
    .$if(before !== undefined, (rows) => rows.where('h.id', '<', before ?? 0))
    .$if(field !== undefined, (rows) => {
      // Whether and when a hidden field changed is hidden, too.
      if (hidden.includes(topOf(field ?? ''))) return rows.where(sql<boolean>`false`);
      return rows.where(sql<boolean>`h.changes @> ${JSON.stringify([{ field }])}::jsonb`);
    });
}

/**
 * Reads a page of a record's history, newest first.
 * @param namesOf reads the names of the records that changes refer to
 * @throws 422 like `readPage`
 */
export function readHistory(
  db: Db,
  caller: Caller,
  record: HistorySubject,
  query: HistoryQuery,
  namesOf: (changes: readonly FieldChange[]) => Promise<NamesOfChange>,
) {
  const matching = visibleEntries(db, caller, record, query);
  return readPage<HistoryRow>(db, { ...query, pagination: true }, matching, async ({ limit, offset }) => {
    const rows = await matching
      .leftJoin('users as u', 'u.id', 'h.user_id')
      .leftJoin('api_keys as k', 'k.user_id', 'h.user_id')
      .leftJoin('users as m', 'm.id', 'k.maker_id')
      .leftJoin('file_imports as f', 'f.id', 'h.import_id')
      .select(['h.id', 'h.at', 'h.user_id', 'h.action', 'h.changes', 'u.first_name', 'u.last_name'])
      .select(['k.id as key_id', 'k.name as key_name', 'k.maker_id'])
      .select(['m.first_name as maker_first_name', 'm.last_name as maker_last_name'])
      .select(['f.id as import_id', 'f.file_name'])
      .select(rowOfFile.as('row'))
      .orderBy('h.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const shown = rows.map((row) => ({
      ...row,
      changes: row.changes.filter(({ field }) => !record.hidden.includes(topOf(field))),
    }));
    const named = await namesOf(shown.flatMap(({ changes }) => changes));
    return shown.map(({ id, at, user_id, action, changes, ...who }) => ({
      id,
      at: at.toISOString(),
      source: sourceOf(who.key_id, user_id, action),
      user_id,
      user: personOf(user_id, who.first_name, who.last_name),
      api_key: keyOf(who),
      import: importOf(who),
      action,
      changes: changes.map((change) => {
        const names = named(change);
        return { field: change.field, ...seenBy(names, record.worded?.(change) ?? change), names };
      }),
    }));
  });
}

const personOf = (id: number | null, first: string | null, last: string | null) =>
  id === null ? null : { id, first_name: first ?? '', last_name: last ?? '' };

/** The row of the file that an entry is of: that of the record, or the first one of the order or the shipment. */
const rowOfFile = sql<number | null>`case
  when h.record_type = 'PurchaseOrder' then (
    select min(r."row") from file_import_rows r where r.import_id = h.import_id and r.unit_record_id = h.record_id)
  when h.record_type = 'CommercialInvoice' then (
    select min(r."row") from file_import_rows r join order_items i on i.id = r.record_id
    where r.import_id = h.import_id and i.shipment_id = h.record_id)
  when h.record_type = case f.kind when 'vendors' then 'Vendor' when 'end_users' then 'EndUser' when 'groups' then 'Group'
    else 'OrderItem' end then (
    select min(r."row") from file_import_rows r where r.import_id = h.import_id and r.record_id = h.record_id)
  end`;

interface ImportColumns {
  readonly import_id: number | null;
  readonly file_name: string | null;
  readonly row: number | null;
}

const importOf = ({ import_id: id, file_name, row }: ImportColumns) =>
  id === null ? null : { id, file_name: file_name ?? '', row };

interface KeyColumns {
  readonly key_id: number | null;
  readonly key_name: string | null;
  readonly maker_id: number | null;
  readonly maker_first_name: string | null;
  readonly maker_last_name: string | null;
}

function keyOf({ key_id: id, key_name: name, maker_id, maker_first_name, maker_last_name }: KeyColumns) {
  const maker = personOf(maker_id, maker_first_name, maker_last_name);
  return id === null || maker === null ? null : { id, name: name ?? '', maker };
}

function sourceOf(keyId: number | null, userId: number | null, action: string): HistoryRow['source'] {
  if (keyId !== null) return 'api_key';
  if (userId !== null) return 'person';
  return action === 'import' ? 'import' : 'system';
}

/** Limits lists of programs and groups to those that the caller may see, as on the records themselves. */
function seenBy(names: ReturnType<NamesOfChange>, { field, from, to }: FieldChange) {
  if (field !== 'program_ids' && field !== 'group_ids') return { from, to };
  const seen = (ids: unknown) => (Array.isArray(ids) ? ids.filter((id) => names.some((one) => one.id === id)) : ids);
  return { from: seen(from), to: seen(to) };
}
