/** The rows of an import as its preview reads them: in pages, so that neither memory nor a connection is held for all of them. */
import type { Db } from '../db/client.ts';
import type { Cell, Reading, Row } from '../tableFile/types.ts';
import { pauses } from '../turns/pauses.ts';
import type { ImportedField, ImportPlace, NamedTable, ReadCell, ReadRow } from './kind.ts';
import { messages } from './messages.ts';
import { findNamed, readNamed } from './names.ts';
import { pagesOf } from './pages.ts';
import { readCell } from './readCell.ts';
import type { FileImportRow, MappedColumn, NameAnswer } from './table.ts';

/** A row of the table, as it is stored. */
export interface BodyRow {
  readonly row: number;
  readonly cells: Cell[];
  readonly mended: Readonly<Record<string, string>>;
  readonly left_out: boolean;
  readonly problem: Problem | null;
}

/** Why the row of a text file could not be read. */
export type Problem = NonNullable<Row['problem']>;

/** A field with its column. */
export interface Mapped {
  readonly field: ImportedField;
  readonly column: number;
}

/** Returns the fields that columns become, in their order. */
export function mappedFields(columns: readonly MappedColumn[], fields: readonly ImportedField[]): Mapped[] {
  return fields.flatMap((field) => {
    const column = columns.find((each) => each.field === field.key);
    return column ? [{ field, column: column.column }] : [];
  });
}

/** Reads the rows of the table that have not been written, in pages. */
export async function* readBody(db: Db, { id, shape }: FileImportRow): AsyncGenerator<BodyRow[]> {
  const { firstRow, lastRow, left } = shape;
  let next = 0;
  // The rows and what is left out of them pass by in the same order.
  const isLeft = (row: number) => {
    while ((left[next]?.to ?? row) < row) next += 1;
    return (left[next]?.from ?? row + 1) <= row;
  };
  const pages = pagesOf((after, limit) =>
    db
      .selectFrom('file_import_rows')
      .select(['row', 'cells', 'mended', 'left_out', 'problem'])
      .where('import_id', '=', id)
      .where('row', '>', Math.max(after, (firstRow ?? 1) - 1))
      .where('row', '<=', lastRow ?? 0)
      .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'refused')]))
      .orderBy('row')
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) yield rows.filter(({ row }) => !isLeft(row));
}

/** How the rows of a file are read. */
interface RowReading {
  readonly mapped: readonly Mapped[];
  readonly reading: Reading;
  readonly answers: readonly NameAnswer[];
  /** Whether records of a table are made of names that are not found and have no answer. */
  readonly makes: (table: NamedTable) => boolean;
}

/** Creates what reads rows, and looks up the names in them: each once, however many rows have it. */
export function rowReader(db: Db, place: ImportPlace, { mapped, reading, answers: given, makes }: RowReading) {
  const answers = new Map(given.map((answer) => [keyOf(answer.field, answer.text), answer]));
  const names = namesIn(db, place, answers, makes);
  const pause = pauses();

  /** Returns the record within which the name in a field is looked up. */
  function scopeOf(row: BodyRow, { within }: ImportedField): Scope {
    const outer = mapped.find(({ field }) => field.key === within);
    if (within === undefined) return 'place';
    const text = outer && readCell(outer.field, cellOf(row, outer.field, outer.column), reading).value;
    const named = outer && typeof text === 'string' ? names.meaning(outer.field, text, 'place') : undefined;
    if (named === undefined || named === 'left out') return 'unknown';
    // In a record that is not found, nothing is: both are asked at once.
    if (named.value === null) return named.asks ? 'new' : 'unknown';
    return typeof named.value === 'object' && 'id' in named.value ? named.value.id : 'new';
  }

  async function cellsOf(row: BodyRow): Promise<ReadRow> {
    const cells = new Map<string, ReadCell>();
    let isLeftOut = row.left_out;
    for (const { field, column } of mapped) {
      const cell = cellOf(row, field, column);
      const plain = { field: field.key, text: cell.text, asks: false, mended: field.key in row.mended };
      const value = readCell(field, cell, reading);
      if (!field.names || typeof value.value !== 'string') {
        const answer = answers.get(keyOf(field.key, asAsked(cell.text)));
        if (answer?.choice === 'leave_out') isLeftOut = true;
        if (answer?.choice === 'empty') cells.set(field.key, { ...plain, ...NOTHING });
        else cells.set(field.key, { ...plain, ...value, asks: value.problem !== null && !plain.mended });
        continue;
      }
      const named = names.meaning(field, value.value, scopeOf(row, field));
      if (named === 'left out') isLeftOut = true;
      else cells.set(field.key, { ...plain, ...named });
    }
    await pause();
    return { row: row.row, isLeftOut, cells };
  }

  return async (rows: readonly BodyRow[]): Promise<ReadRow[]> => {
    for (const { field, column } of mapped) {
      if (!field.names) continue;
      const byScope = new Map<Scope, Set<string>>();
      for (const row of rows) {
        const text = readCell(field, cellOf(row, field, column), reading).value;
        if (typeof text !== 'string') continue;
        const scope = scopeOf(row, field);
        byScope.set(scope, (byScope.get(scope) ?? new Set()).add(text));
      }
      for (const [scope, texts] of byScope) await names.learn(field, field.names, texts, scope);
    }
    const read: ReadRow[] = [];
    for (const row of rows) read.push(await cellsOf(row));
    return read;
  };
}

const NOTHING = { value: null, shown: null, problem: null };

/** Returns a text in the form in which answers are kept: spaces do not matter. */
export const asAsked = (text: string): string => text.replace(/\s+/g, ' ').trim();

const keyOf = (field: string, text: string): string => `${field} ${text}`;

/** Returns what a row says for a field: what was mended, else the cell of the file. */
function cellOf({ cells, mended }: BodyRow, { key }: ImportedField, column: number): Cell {
  const typed = mended[key];
  return typed === undefined ? (cells[column] ?? { text: '' }) : { text: typed, typed: true };
}

type Named = Pick<ReadCell, 'value' | 'shown' | 'problem' | 'asks'> | 'left out';

/**
 * Where a name is looked up: where the records of the import are made, in a record by its id, in one that is only to be made, or
 * in one that is not known.
 */
type Scope = 'place' | 'new' | 'unknown' | number;

/** Creates what knows the meanings of names. */
function namesIn(
  db: Db,
  place: ImportPlace,
  answers: ReadonlyMap<string, NameAnswer>,
  makes: (table: NamedTable) => boolean,
) {
  const known = new Map<string, Map<string, Named>>();
  /** The records that answers mean, by field. */
  const used = new Map<string, ReadonlyMap<number, string>>();
  const unknown: Named = { value: null, shown: null, problem: messages.problems.notFound, asks: true };
  const within = (scope: Scope) => (typeof scope === 'number' ? { ...place, programId: scope } : place);
  const at = ({ key }: ImportedField, scope: Scope) => `${key} ${scope}`;
  return {
    /** Looks up texts that were not looked up before. */
    async learn(field: ImportedField, table: NamedTable, texts: ReadonlySet<string>, scope: Scope) {
      const { key } = field;
      const meanings = known.get(at(field, scope)) ?? new Map<string, Named>();
      known.set(at(field, scope), meanings);
      const fresh = [...texts].filter((text) => !meanings.has(text));
      if (fresh.length === 0) return;
      // Nobody can be asked what a name means in a record that must be asked about itself.
      if (scope === 'unknown') {
        for (const text of fresh) meanings.set(text, { ...NOTHING, shown: text, asks: false });
        return;
      }
      const ids = [...answers.values()].flatMap((answer) => (answer.field === key && answer.id ? answer.id : []));
      const own = used.get(at(field, scope)) ?? (await readNamed(db, within(scope), table, ids));
      used.set(at(field, scope), own);
      const found = scope === 'new' ? new Map() : await findNamed(db, within(scope), table, fresh);
      for (const text of fresh) {
        const answer = answers.get(keyOf(key, text));
        meanings.set(text, meaningOf(text, found.get(text) ?? [], answer, own, makes(table)));
      }
    },
    meaning: (field: ImportedField, text: string, scope: Scope): Named =>
      known.get(at(field, scope))?.get(text) ?? unknown,
  };
}

function meaningOf(
  text: string,
  found: readonly { readonly id: number; readonly name: string }[],
  answer: NameAnswer | undefined,
  used: ReadonlyMap<number, string>,
  makes: boolean,
): Named {
  const name = answer?.id ? used.get(answer.id) : undefined;
  if (answer?.choice === 'use' && answer.id && name !== undefined) {
    return { value: { id: answer.id }, shown: name, problem: null, asks: false };
  }
  if (answer?.choice === 'leave_out') return 'left out';
  const [only, ...others] = found;
  if (only && others.length === 0) return { value: { id: only.id }, shown: only.name, problem: null, asks: false };
  const isMade = answer?.choice === 'create' || (makes && !only && answer === undefined);
  if (isMade) return { value: { create: text }, shown: text, problem: null, asks: false };
  const problem = only ? messages.problems.several : messages.problems.notFound;
  return { value: null, shown: null, problem, asks: true };
}
