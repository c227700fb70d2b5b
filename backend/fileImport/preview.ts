import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import { invalid } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { fromUnits, toUnits } from '../record/decimal.ts';
import type { WriteContext } from '../record/write.ts';
import { messages as tableMessages } from '../tableFile/messages.ts';
import { readNumber } from '../tableFile/readCell.ts';
import type { Cell, Reading, Row } from '../tableFile/types.ts';
import type { ImportedField, ImportKind, ImportPlace, PlannedRow, ReadCell, ReadRow } from './kind.ts';
import { questionsOf, readingOf } from './mapping.ts';
import { rememberMapping } from './mappings.ts';
import { messages } from './messages.ts';
import { findNamed, readNamed } from './names.ts';
import { readCell } from './readCell.ts';
import type { FileImportRow, ImportSums, MappedColumn, NameAnswer, RowPlan } from './table.ts';

/** A row as it is stored. */
interface StoredRow {
  readonly row: number;
  readonly cells: Cell[];
  readonly mended: Readonly<Record<string, string>>;
  readonly left_out: boolean;
  readonly problem: Problem | null;
}

/** Why the row of a text file could not be read. */
type Problem = NonNullable<Row['problem']>;

/** How many rows are read before others get a turn. */
const AT_ONCE = 250;
/** How many rows are written by one statement. */
const BATCH = 500;

/**
 * Finds out what an import would do to each row that has not been written, and stores that with the row. Nothing else is
 * written.
 * @throws 422 while something about the file must be answered, or no column says what its records are called
 */
export async function preview(
  context: Omit<WriteContext, 'announce'>,
  found: FileImportRow,
  kind: ImportKind,
  place: ImportPlace,
): Promise<void> {
  const { db } = context;
  const fields = await kind.fields({ db, place });
  const reading = checkedReading(found, fields, kind);
  const mapped = mappedFields(found.columns, fields);
  const rows = await readBody(db, found);
  const read = await readRows(db, place, { rows, mapped, reading, answers: found.answers });
  const broken = new Map(rows.flatMap(({ row, problem }) => (problem ? [[row, problem] as const] : [])));
  const kept = read.filter(({ row, isLeftOut }) => !isLeftOut && !broken.has(row));
  const planned = new Map((await kind.plan({ ...context, place, fields }, kept)).map((row) => [row.row, row]));
  const all = read.map((row) => {
    const problem = broken.get(row.row);
    return planned.get(row.row) ?? (problem && !row.isLeftOut ? unreadable(row, problem) : leftOut(row, fields));
  });
  await store(db, found.id, all);
  const sums = sumsOf(found.columns, all, read, reading);
  await db
    .updateTable('file_imports')
    .set({ counts: JSON.stringify({ isPreviewed: true }), sums: sums && JSON.stringify(sums) })
    .where('id', '=', found.id)
    .execute();
  if (found.remembers) await rememberMapping(db, found);
}

/** @throws 422 */
function checkedReading(found: FileImportRow, fields: readonly ImportedField[], kind: ImportKind): Reading {
  if (questionsOf(found, fields).length > 0) throw invalid({ base: [messages.questions] });
  const keys = new Set(found.columns.map(({ field }) => field));
  const missing = fields.filter(({ key }) => kind.identifying.includes(key) && !keys.has(key));
  if (missing.length > 0) throw invalid({ columns: [messages.needs(missing.map(({ label }) => label()))] });
  return readingOf(found, fields);
}

/** A field with its column. */
interface Mapped {
  readonly field: ImportedField;
  readonly column: number;
}

function mappedFields(columns: readonly MappedColumn[], fields: readonly ImportedField[]): Mapped[] {
  return fields.flatMap((field) => {
    const column = columns.find((each) => each.field === field.key);
    return column ? [{ field, column: column.column }] : [];
  });
}

/** Reads the rows of the table that have not been written. */
async function readBody(db: Db, { id, shape }: FileImportRow): Promise<StoredRow[]> {
  const rows = await db
    .selectFrom('file_import_rows')
    .select(['row', 'cells', 'mended', 'left_out', 'problem'])
    .where('import_id', '=', id)
    .where('row', '>=', shape.firstRow ?? 1)
    .where('row', '<=', shape.lastRow ?? 0)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'refused')]))
    .orderBy('row')
    .execute();
  return rows.filter(({ row }) => !shape.left.some(({ from, to }) => row >= from && row <= to));
}

interface Body {
  readonly rows: readonly StoredRow[];
  readonly mapped: readonly Mapped[];
  readonly reading: Reading;
  readonly answers: readonly NameAnswer[];
}

async function readRows(db: Db, place: ImportPlace, { rows, mapped, reading, answers }: Body): Promise<ReadRow[]> {
  const names = await namesIn(db, place, { rows, mapped, reading, answers });
  const read: ReadRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % AT_ONCE === 0) await yieldToOthers();
    const cells = new Map<string, ReadCell>();
    let isLeftOut = row.left_out;
    for (const { field, column } of mapped) {
      const cell = cellOf(row, field, column);
      const plain = { field: field.key, text: cell.text, asks: false, mended: field.key in row.mended };
      const value = readCell(field, cell, reading);
      if (!field.names || typeof value.value !== 'string') {
        const unread = value.problem === null ? undefined : answerTo(answers, field.key, cell.text);
        if (unread?.choice === 'leave_out') isLeftOut = true;
        if (unread?.choice === 'empty') cells.set(field.key, { ...plain, ...NOTHING });
        else cells.set(field.key, { ...plain, ...value, asks: value.problem !== null && !plain.mended });
        continue;
      }
      const named = names(field, value.value);
      if (named === 'left out') isLeftOut = true;
      else cells.set(field.key, { ...plain, ...named });
    }
    read.push({ row: row.row, isLeftOut, cells });
  }
  return read;
}

const NOTHING = { value: null, shown: null, problem: null };

/** Returns a text in the form in which answers are kept: spaces do not matter. */
export const asAsked = (text: string): string => text.replace(/\s+/g, ' ').trim();

const answerTo = (answers: readonly NameAnswer[], field: string, text: string): NameAnswer | undefined =>
  answers.find((answer) => answer.field === field && answer.text === asAsked(text));

/** Returns what a row says for a field: what was mended, else the cell of the file. */
function cellOf({ cells, mended }: StoredRow, { key }: ImportedField, column: number): Cell {
  const typed = mended[key];
  return typed === undefined ? (cells[column] ?? { text: '' }) : { text: typed };
}

type Named = Pick<ReadCell, 'value' | 'shown' | 'problem' | 'asks'> | 'left out';

/** Looks up all names that the rows have, and returns what each means. */
async function namesIn(db: Db, place: ImportPlace, { rows, mapped, reading, answers }: Body) {
  const known = new Map<string, Map<string, Named>>();
  for (const { field, column } of mapped) {
    if (!field.names) continue;
    const texts = new Set<string>();
    for (const row of rows) {
      const { value } = readCell(field, cellOf(row, field, column), reading);
      if (typeof value === 'string') texts.add(value);
    }
    const found = await findNamed(db, place, field.names, [...texts]);
    const own = answers.filter((answer) => answer.field === field.key);
    const used = await readNamed(
      db,
      place,
      field.names,
      own.flatMap(({ id }) => id ?? []),
    );
    const meanings = [...texts].map((text) => [text, meaningOf(text, found.get(text) ?? [], own, used)] as const);
    known.set(field.key, new Map(meanings));
  }
  const unknown: Named = { value: null, shown: null, problem: messages.problems.notFound, asks: true };
  return (field: ImportedField, text: string): Named => known.get(field.key)?.get(text) ?? unknown;
}

function meaningOf(
  text: string,
  found: readonly { readonly id: number; readonly name: string }[],
  answers: readonly NameAnswer[],
  used: ReadonlyMap<number, string>,
): Named {
  const answer = answers.find((each) => each.text === text);
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

/** A row that could not be read needs attention, whatever it may have been. */
function unreadable({ row }: ReadRow, problem: Problem): PlannedRow {
  const plan: RowPlan = {
    ...{ says: tableMessages.row[problem], label: '', order: null, cells: [] },
    ...{ write: {}, recordId: null, version: null, value: null, unit: null },
  };
  return { row, unit: row, state: 'attention', plan };
}

function leftOut({ row, cells }: ReadRow, fields: readonly ImportedField[]): PlannedRow {
  const plan: RowPlan = {
    ...{ says: messages.says.leftOut, label: '', order: cells.get('order_number')?.text ?? null },
    cells: shownCells(cells, fields),
    ...{ write: {}, recordId: null, version: null, value: null, unit: null },
  };
  return { row, unit: row, state: 'left_out', plan };
}

/** Returns the cells of a row as they are shown, in the order of the fields. */
export function shownCells(
  cells: ReadonlyMap<string, ReadCell>,
  fields: readonly ImportedField[],
  before: ReadonlyMap<string, string | null> = new Map(),
  problems: ReadonlyMap<string, string> = new Map(),
): RowPlan['cells'] {
  return fields.flatMap(({ key }) => {
    const cell = cells.get(key);
    if (!cell) return [];
    const { field, text, shown, asks, mended } = cell;
    const problem = cell.problem ?? problems.get(key) ?? null;
    return [{ field, text, value: shown, before: before.get(key) ?? null, problem, asks, mended }];
  });
}

/** Writes what becomes of rows. */
async function store(db: Db, importId: number, rows: readonly PlannedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const sent = JSON.stringify(rows.slice(at, at + BATCH));
    await sql`
      update file_import_rows r set unit = p.unit, state = p.state, plan = p.plan, outcome = null, reason = null
      from jsonb_to_recordset(${sent}::jsonb) as p ("row" integer, unit integer, state text, plan jsonb)
      where r.import_id = ${importId} and r."row" = p."row"`.execute(db);
    await yieldToOthers();
  }
}

/** Decimals that sums are computed with. */
const SCALE = 2;
/** How many rows are named whose own total differs. */
const MOST_DIFFERENCES = 20;

function sumsOf(
  columns: readonly MappedColumn[],
  planned: readonly PlannedRow[],
  read: readonly ReadRow[],
  reading: Reading,
): ImportSums | null {
  const has = (key: string) => columns.some(({ field }) => field === key);
  if (!has('quantity') || !has('value_per_item')) return null;
  const totals = new Map(read.map(({ row, cells }) => [row, cells.get('total_value')?.value]));
  const isKept = ({ state }: PlannedRow) => state !== 'left_out';
  const isReady = ({ state }: PlannedRow) => state !== 'left_out' && state !== 'attention';
  const sum = (rows: readonly PlannedRow[]) =>
    fromUnits(
      rows.reduce((all, { plan }) => all + toUnits(plan.value ?? '0', SCALE), 0n),
      SCALE,
    );
  const differences = planned.filter(isKept).flatMap(({ row, plan }) => {
    const file = totals.get(row);
    if (typeof file !== 'string' || plan.value === null || file.startsWith('-')) return [];
    const difference = toUnits(file, SCALE) - toUnits(plan.value, SCALE);
    return difference === 0n
      ? []
      : [{ row, file: fromUnits(toUnits(file, SCALE), SCALE), read: plan.value, difference }];
  });
  const size = (value: bigint) => (value < 0n ? -value : value);
  differences.sort((a, b) => (size(b.difference) > size(a.difference) ? 1 : -1));
  const total = columns.find(({ field }) => field === 'total_value')?.total ?? '';
  const fileTotal = readNumber({ text: total }, reading.decimal, 'dollars');
  const file =
    'value' in fileTotal && fileTotal.value !== null && !fileTotal.value.startsWith('-') ? fileTotal.value : null;
  return {
    file: file && fromUnits(toUnits(file, SCALE), SCALE),
    read: sum(planned.filter(isKept)),
    ready: sum(planned.filter(isReady)),
    differences: differences.slice(0, MOST_DIFFERENCES).map(({ difference: _, ...row }) => row),
  };
}
