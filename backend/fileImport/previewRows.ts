/** The rows of an import as its preview reads them: in pages, so that neither memory nor a connection is held for all of them. */
import type { Db } from '../db/client.ts';
import type { Cell, Reading, Row } from '../tableFile/types.ts';
import { pauses } from '../turns/pauses.ts';
import type { ImportedField, ImportPlace, ReadCell, ReadRow } from './kind.ts';
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
}

/** Creates what reads rows, and looks up the names in them: each once, however many rows have it. */
export function rowReader(db: Db, place: ImportPlace, { mapped, reading, answers: given }: RowReading) {
  const answers = new Map(given.map((answer) => [keyOf(answer.field, answer.text), answer]));
  const names = namesIn(db, place, answers);
  const pause = pauses();

  async function cellsOf(row: BodyRow): Promise<ReadRow> {
    const cells = new Map<string, ReadCell>();
    let isLeftOut = row.left_out;
    for (const { field, column } of mapped) {
      const cell = cellOf(row, field, column);
      const plain = { field: field.key, text: cell.text, asks: false, mended: field.key in row.mended };
      const value = readCell(field, cell, reading);
      if (!field.names || typeof value.value !== 'string') {
        const unread = value.problem === null ? undefined : answers.get(keyOf(field.key, asAsked(cell.text)));
        if (unread?.choice === 'leave_out') isLeftOut = true;
        if (unread?.choice === 'empty') cells.set(field.key, { ...plain, ...NOTHING });
        else cells.set(field.key, { ...plain, ...value, asks: value.problem !== null && !plain.mended });
        continue;
      }
      const named = names.meaning(field, value.value);
      if (named === 'left out') isLeftOut = true;
      else cells.set(field.key, { ...plain, ...named });
    }
    await pause();
    return { row: row.row, isLeftOut, cells };
  }

  return async (rows: readonly BodyRow[]): Promise<ReadRow[]> => {
    for (const { field, column } of mapped) {
      if (!field.names) continue;
      const texts = rows.map((row) => readCell(field, cellOf(row, field, column), reading).value);
      await names.learn(field, field.names, new Set(texts.filter((text) => typeof text === 'string')));
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

/** Creates what knows the meanings of names. */
function namesIn(db: Db, place: ImportPlace, answers: ReadonlyMap<string, NameAnswer>) {
  const known = new Map<string, Map<string, Named>>();
  /** The records that answers mean, by field. */
  const used = new Map<string, ReadonlyMap<number, string>>();
  const unknown: Named = { value: null, shown: null, problem: messages.problems.notFound, asks: true };
  return {
    /** Looks up texts that were not looked up before. */
    async learn({ key }: ImportedField, table: NonNullable<ImportedField['names']>, texts: ReadonlySet<string>) {
      const meanings = known.get(key) ?? new Map<string, Named>();
      known.set(key, meanings);
      const fresh = [...texts].filter((text) => !meanings.has(text));
      if (fresh.length === 0) return;
      const ids = [...answers.values()].flatMap(({ field, id }) => (field === key && id !== null ? id : []));
      const own = used.get(key) ?? (await readNamed(db, place, table, ids));
      used.set(key, own);
      const found = await findNamed(db, place, table, fresh);
      for (const text of fresh) {
        meanings.set(text, meaningOf(text, found.get(text) ?? [], answers.get(keyOf(key, text)), own));
      }
    },
    meaning: ({ key }: ImportedField, text: string): Named => known.get(key)?.get(text) ?? unknown,
  };
}

function meaningOf(
  text: string,
  found: readonly { readonly id: number; readonly name: string }[],
  answer: NameAnswer | undefined,
  used: ReadonlyMap<number, string>,
): Named {
  const name = answer?.id ? used.get(answer.id) : undefined;
  if (answer?.choice === 'use' && answer.id && name !== undefined) {
    return { value: { id: answer.id }, shown: name, problem: null, asks: false };
  }
  if (answer?.choice === 'leave_out') return 'left out';
  const [only, ...others] = found;
  if (only && others.length === 0) return { value: { id: only.id }, shown: only.name, problem: null, asks: false };
  if (answer?.choice === 'create') return { value: { create: text }, shown: text, problem: null, asks: false };
  const problem = only ? messages.problems.several : messages.problems.notFound;
  return { value: null, shown: null, problem, asks: true };
}
