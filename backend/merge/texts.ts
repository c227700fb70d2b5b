/** The texts and documents that name records by their ids: views of lists, and imports of files. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { changedView } from '../savedView/announce.ts';
import type { MergeKind } from './kinds.ts';
import type { TextPlace } from './references.ts';

/** A change of one text or document, by its row. */
export interface TextMove {
  readonly place: TextPlace;
  readonly id: number;
  /** The row of the file, for rows of an import. */
  readonly row: number | null;
  readonly before: unknown;
  readonly after: unknown;
}

interface Names {
  readonly kind: MergeKind;
  readonly organizationId: number;
  readonly from: readonly number[];
  readonly into: number;
}

interface Found {
  readonly id: number;
  readonly row: number | null;
  readonly before: unknown;
}

/** Finds all texts of an organization that name one of these records, with what they say afterwards. */
export async function textMoves(db: Db, names: Names): Promise<TextMove[]> {
  const { kind, organizationId, from, into } = names;
  const ids = new Set(from);
  const inJson = (value: unknown) => renamed(value, kind.field, ids, into);
  const answers = (value: unknown) =>
    Array.isArray(value) ? value.map((answer) => answered(answer, kind.field, ids, into)) : value;
  const address = (value: unknown) => (typeof value === 'string' ? readdressed(value, kind.filter, ids, into) : value);
  const imports = sql`select i.id from file_imports i where i.organization_id = ${organizationId}`;
  // The texts are read only where one of the ids may be in them: a row of a large file takes its time.
  const named = (path: string) => {
    const value = sql`${sql.raw(path)} -> ${kind.field}`;
    // An id, `{"id": …}`, or `{"create": …}` with a name that is to be made.
    return sql`coalesce(${value} ->> 'id', ${value} #>> '{}') = any(${from.map(String)}::text[])`;
  };
  const parts: readonly [TextPlace, ReturnType<typeof sql<Found>>, (value: unknown) => unknown][] = [
    [
      'saved_views.address',
      sql<Found>`select id, null::int as "row", address as before from saved_views
        where organization_id = ${organizationId} and address like ${`%${kind.filter}=%`} order by id for update`,
      address,
    ],
    [
      'file_imports.answers',
      sql<Found>`select id, null::int as "row", answers as before from file_imports
        where organization_id = ${organizationId} and answers <> '[]' order by id for update`,
      answers,
    ],
    [
      'file_import_mappings.answers',
      sql<Found>`select id, null::int as "row", answers as before from file_import_mappings
        where organization_id = ${organizationId} and answers <> '[]' order by id for update`,
      answers,
    ],
    [
      'file_import_rows.plan',
      sql<Found>`select r.import_id as id, r."row", r.plan as before from file_import_rows r
        where r.import_id in (${imports} and i.state in ('open', 'applying')) and r.plan is not null
          and (${named("r.plan -> 'write'")} or ${named("r.plan -> 'unit' -> 'write'")})`,
      inJson,
    ],
    [
      'file_import_rows.back',
      sql<Found>`select r.import_id as id, r."row", r.back as before from file_import_rows r
        where r.import_id in (${imports} and i.state <> 'undone') and r.back is not null and ${named('r.back')}`,
      inJson,
    ],
    [
      'file_import_made.back',
      sql<Found>`select m.import_id as id, m.record_id as "row", m.back as before from file_import_made m
        where m.import_id in (${imports} and i.state <> 'undone') and m.back is not null and ${named('m.back')}`,
      inJson,
    ],
  ];
  const moves: TextMove[] = [];
  for (const [place, query, change] of parts) {
    const { rows } = await query.execute(db);
    for (const { id, row, before } of rows) {
      const after = change(before);
      if (JSON.stringify(after) !== JSON.stringify(before)) moves.push({ place, id, row, before, after });
    }
  }
  return moves;
}

/** Where the text of a place is: its table, and the row of an import besides. */
const places = {
  'saved_views.address': { table: 'saved_views', column: 'address', row: null },
  'file_imports.answers': { table: 'file_imports', column: 'answers', row: null },
  'file_import_mappings.answers': { table: 'file_import_mappings', column: 'answers', row: null },
  'file_import_rows.plan': { table: 'file_import_rows', column: 'plan', row: 'row' },
  'file_import_rows.back': { table: 'file_import_rows', column: 'back', row: 'row' },
  'file_import_made.back': { table: 'file_import_made', column: 'back', row: 'record_id' },
} as const satisfies Record<TextPlace, { table: string; column: string; row: string | null }>;

/**
 * Writes a text, if it is as it was expected. @returns whether it was
 * @param from what it says now @param to what it says then
 */
export async function writeText(
  db: Db,
  { place, id, row }: Omit<TextMove, 'before' | 'after'>,
  from: unknown,
  to: unknown,
) {
  const { table, column, row: rowColumn } = places[place];
  const isView = place === 'saved_views.address';
  const value = (each: unknown) => (isView ? sql`${each}::text` : sql`${JSON.stringify(each)}::jsonb`);
  const versioned = isView || place === 'file_imports.answers';
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${value(to)}
      ${versioned ? sql`, lock_version = lock_version + 1, updated_at = now()` : sql``}
    where ${sql.ref(rowColumn === null ? 'id' : 'import_id')} = ${id}
      ${rowColumn === null ? sql`` : sql`and ${sql.ref(rowColumn)} = ${row}`}
      and ${sql.ref(column)} = ${value(from)}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Reads how a view is shared, for its announcement. */
export const viewChange = async (db: Db, id: number, by: number) => {
  const view = await db.selectFrom('saved_views').selectAll().where('id', '=', id).executeTakeFirst();
  return view && changedView('edit', view, by);
};

/** Replaces ids under a field at any depth; a list names each record once. */
function renamed(value: unknown, field: string, from: ReadonlySet<number>, into: number): unknown {
  if (Array.isArray(value)) return value.map((each) => renamed(each, field, from, into));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      return [key, key === field ? namedNow(each, from, into) : renamed(each, field, from, into)];
    }),
  );
}

/** Returns what a field names then: an id, or an object with one. */
function namedNow(value: unknown, from: ReadonlySet<number>, into: number): unknown {
  if (typeof value === 'number') return from.has(value) ? into : value;
  if (typeof value !== 'object' || value === null || !('id' in value)) return value;
  return { ...value, id: namedNow(value.id, from, into) };
}

function answered(answer: unknown, field: string, from: ReadonlySet<number>, into: number): unknown {
  if (typeof answer !== 'object' || answer === null || !('field' in answer) || !('id' in answer)) return answer;
  const names = answer.field === field && typeof answer.id === 'number' && from.has(answer.id);
  return names ? { ...answer, id: into } : answer;
}

/** Replaces ids in a filter of a list's address; a filter names each record once. */
function readdressed(address: string, filter: string, from: ReadonlySet<number>, into: number): string {
  const params = new URLSearchParams(address);
  const values = params.getAll(filter);
  if (!values.some((value) => from.has(Number(value)))) return address;
  const after = new Set(values.map((value) => (from.has(Number(value)) ? String(into) : value)));
  const rest = new URLSearchParams();
  let isWritten = false;
  for (const [name, value] of params) {
    if (name !== filter) rest.append(name, value);
    else if (!isWritten) {
      for (const each of after) rest.append(filter, each);
      isWritten = true;
    }
  }
  return rest.toString();
}
