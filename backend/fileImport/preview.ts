/** Finds out what an import would do to each row, a page at a time, so that others get their turns at the database meanwhile. */
import { sql } from 'kysely';
import { invalid, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { retried } from '../db/retried.ts';
import { newVersion } from '../record/write.ts';
import { messages as tableMessages } from '../tableFile/messages.ts';
import type { Reading } from '../tableFile/types.ts';
import type { ImportContext } from './change.ts';
import type { ImportedField, ImportKind, NamedTable, PlannedRow, ReadRow } from './kind.ts';
import { questionsOf, readingOf } from './mapping.ts';
import { rememberMapping } from './mappings.ts';
import { messages } from './messages.ts';
import { namedTables } from './namedTables.ts';
import { answersFor, whyNotMade } from './names.ts';
import { mappedFields, type Problem, readBody, rowReader } from './previewRows.ts';
import { placeOf } from './read.ts';
import { shownCells } from './shownCells.ts';
import { sumsOf } from './sums.ts';
import type { FileImportRow, RowPlan } from './table.ts';

/** An import that may be changed, and its kind. */
export interface ToPreview {
  readonly found: FileImportRow;
  readonly kind: ImportKind;
}

/** How many characters of plans are written by one statement, and how many plans at most. */
const BATCH = { characters: 192 * 1024, rows: 250 };

/**
 * Finds out what an import would do to each row that has not been written, and stores that with the row. Nothing else is
 * written. Each page is a transaction of its own; until the last one is stored, the import counts as not previewed.
 * @param mend changes the import before, in the first of the transactions, and returns it as it is then
 * @param creates whether records are made of names that are not found, as far as the caller may, without an answer to each
 * @throws what `mend` throws; 422 while something about the file must be answered, or no column says what its records are called;
 *   409 `transition` if somebody changes the import meanwhile
 */
export async function previewInSteps(
  context: ImportContext,
  mend: (context: ImportContext) => Promise<ToPreview>,
  creates = false,
): Promise<void> {
  const { database } = context.services;
  const step = <Result>(work: (db: Db) => Promise<Result>) => retried(() => database.db.transaction().execute(work));
  const { found, kind, place, fields, reading } = await step(async (db) => {
    const begun = await mend({ ...context, db });
    const ofImport = await placeOf(db, begun.found);
    const own = await begun.kind.fields({ db, place: ofImport });
    const how = checkedReading(begun.found, own, begun.kind);
    if (begun.found.remembers) await rememberMapping(db, begun.found);
    const version = await newState(db, begun.found.id, { counts: BEGUN, sums: null });
    return { ...begun, found: { ...begun.found, ...version }, place: ofImport, fields: own, reading: how };
  });
  const { db } = database;
  const answers = answersFor(context.caller, namedTables, fields, found.answers);
  const mapped = mappedFields(found.columns, fields);
  const makes = (table: NamedTable) => creates && whyNotMade(context.caller, table, namedTables[table]) === null;
  const { first, plan } = kind.planner({ ...context, db, place, fields, importId: found.id });
  const isPlanned = ({ row, isLeftOut }: ReadRow, broken: ReadonlyMap<number, Problem>) =>
    !isLeftOut && !broken.has(row);
  if (first) {
    // What leaves rows out tells which rows are looked at.
    const leaving = new Set(answers.flatMap(({ field, choice }) => (choice === 'leave_out' ? field : [])));
    const looked = mapped.filter(({ field: { key } }) => first.fields.has(key) || leaving.has(key));
    const read = rowReader(db, place, { mapped: looked, reading, answers, makes });
    for await (const rows of readBody(db, found)) {
      const broken = brokenIn(rows);
      await first.look((await read(rows)).filter((row) => isPlanned(row, broken)));
    }
  }
  const read = rowReader(db, place, { mapped, reading, answers, makes });
  const sums = sumsOf(found.columns, reading);
  for await (const rows of readBody(db, found)) {
    const broken = brokenIn(rows);
    const all = await read(rows);
    const planned = new Map((await plan(all.filter((row) => isPlanned(row, broken)))).map((row) => [row.row, row]));
    const toStore = all.map((row) => {
      const problem = broken.get(row.row);
      const planOfRow =
        planned.get(row.row) ?? (problem && !row.isLeftOut ? unreadable(row, problem) : leftOut(row, fields));
      sums?.add(planOfRow, row.cells.get('total_value')?.value);
      return planOfRow;
    });
    for (const batch of batchesOf(toStore)) {
      await step(async (trx) => {
        await requireUnchanged(trx, found);
        await store(trx, found.id, batch);
      });
    }
  }
  await step(async (trx) => {
    await requireUnchanged(trx, found);
    await newState(trx, found.id, { counts: ENDED, sums: sums && JSON.stringify(sums.result()) });
  });
}

const BEGUN = JSON.stringify({ isPreviewed: false });
const ENDED = JSON.stringify({ isPreviewed: true });

function newState(db: Db, id: number, state: { readonly counts: string; readonly sums: string | null }) {
  return db
    .updateTable('file_imports')
    .set({ ...state, ...newVersion })
    .where('id', '=', id)
    .returning('lock_version')
    .executeTakeFirstOrThrow();
}

/** Locks the import until the transaction ends. @throws 409 `transition` if somebody has changed it */
async function requireUnchanged(db: Db, { id, lock_version }: FileImportRow): Promise<void> {
  const same = await db
    .selectFrom('file_imports')
    .select('id')
    .where('id', '=', id)
    .where('lock_version', '=', lock_version)
    .forUpdate()
    .executeTakeFirst();
  if (!same) throw rejectedTransition(messages.noLongerPlanned);
}

const brokenIn = (rows: readonly { readonly row: number; readonly problem: Problem | null }[]) =>
  new Map(rows.flatMap(({ row, problem }) => (problem ? [[row, problem] as const] : [])));

/** @throws 422 */
function checkedReading(found: FileImportRow, fields: readonly ImportedField[], kind: ImportKind): Reading {
  if (questionsOf(found, fields).length > 0) throw invalid({ base: [messages.questions] });
  const keys = new Set(found.columns.map(({ field }) => field));
  const missing = fields.filter(({ key }) => kind.identifying.includes(key) && !keys.has(key));
  if (missing.length > 0) throw invalid({ columns: [messages.needs(missing.map(({ label }) => label()))] });
  return readingOf(found, fields);
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

/** Divides planned rows, as JSON, so that each statement takes little time. */
function* batchesOf(rows: readonly PlannedRow[]): Generator<string> {
  let batch: string[] = [];
  let characters = 0;
  for (const row of rows) {
    const packed = JSON.stringify(row);
    batch.push(packed);
    characters += packed.length;
    if (characters < BATCH.characters && batch.length < BATCH.rows) continue;
    yield `[${batch.join()}]`;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield `[${batch.join()}]`;
}

/** Writes what becomes of rows. @param rows planned rows, as JSON */
async function store(db: Db, importId: number, rows: string): Promise<void> {
  await sql`
    update file_import_rows r set unit = p.unit, state = p.state, plan = p.plan,
      makes_unit = (p.plan -> 'unit' ->> 'isNew')::boolean, outcome = null, reason = null
    from jsonb_to_recordset(${rows}::jsonb) as p ("row" integer, unit integer, state text, plan jsonb)
    where r.import_id = ${importId} and r."row" = p."row"`.execute(db);
}
