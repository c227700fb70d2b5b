import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { decodeText } from '../tableFile/decode.ts';
import { messages as fileMessages } from '../tableFile/messages.ts';
import { TableFileRejection } from '../tableFile/rejection.ts';
import { readTextRows, type TextRow } from '../tableFile/textRows.ts';
import type { Report } from './events.ts';
import { type Layout, type Line, type Recognized, recognize } from './layout.ts';
import { lineTotal, sameNumber } from './lineTotal.ts';
import { messages } from './messages.ts';
import type { Finding } from './reading.ts';
import { ImportRejection } from './rejection.ts';
import { scms } from './scms.ts';

const layouts = [scms];
const batchSize = 500;

/** The result of the first pass. */
export interface Staged {
  readonly rows: number;
  readonly refusedRows: number;
  readonly layout: Layout;
}

/** A line in the staging table, in the types of its columns. */
interface StagedLine {
  row: number;
  order_number: string;
  line_id: string;
  shipment_number: string | null;
  line: Line;
  noted: Finding[];
}

/** Empties the staging table. There is only one: imports run one at a time. */
export async function clearStage(db: Db): Promise<void> {
  await sql`truncate import_lines, import_orders`.execute(db);
}

/**
 * Runs the first pass: reads the file and stages its valid lines in batches, with constant memory; reports the others.
 * @throws ImportRejection when the file is not CSV or has no known layout; then nothing has been reported
 */
export async function stage(
  db: Db,
  bytes: AsyncIterable<Uint8Array>,
  report: Report,
  signal: AbortSignal,
): Promise<Staged> {
  let known: Recognized | null = null;
  let width = 0;
  let rows = 0;
  let refusedRows = 0;
  let batch: StagedLine[] = [];

  const refuse = async (row: number, findings: readonly Finding[]) => {
    refusedRows += 1;
    for (const finding of findings) await report({ type: 'refused', row, ...finding });
  };
  const flush = async () => {
    for (const { row, line_id } of await insert(db, batch)) {
      await refuse(row, [{ column: null, value: null, reason: messages.repeated(line_id) }]);
    }
    batch = [];
    await report({ type: 'reading', rows });
    await yieldToOthers();
  };

  for await (const row of readTextRows(textOf(bytes))) {
    if (signal.aborted) break;
    if (!known) {
      width = row.cells.length;
      known = recognize(row.cells, layouts);
      continue;
    }
    if (!row.problem && row.cells.every((cell) => cell.trim() === '')) continue;
    rows += 1;
    const problem = row.problem ? fileMessages.row[row.problem] : shapeProblem(row, width);
    const result = problem ? { refused: [{ column: null, value: null, reason: problem }] } : readLine(known, row.cells);
    if ('refused' in result) await refuse(row.number, onePerColumn(result.refused));
    else batch.push(staged(row.number, result.line, [...result.noted, ...valueNote(known, result.line)]));
    if (batch.length === batchSize) await flush();
  }
  const { layout } = known ?? recognize([], layouts);
  await flush();
  // Without fresh statistics PostgreSQL would scan the table for each order.
  await sql`analyze import_lines, import_orders`.execute(db);
  return { rows, refusedRows, layout };
}

/** Decodes the file. @throws ImportRejection when it is no text file: a workbook, for instance */
async function* textOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    yield* decodeText(bytes);
  } catch (error) {
    if (!(error instanceof TableFileRejection)) throw error;
    throw new ImportRejection(error.refusal.code === 'workbook' ? messages.workbook : error.message);
  }
}

function shapeProblem({ cells }: TextRow, width: number): string | null {
  if (cells.length < width || cells.slice(width).some((cell) => cell.trim() !== '')) {
    return messages.tooFewCells(cells.length, width);
  }
  return cells.some((cell) => cell.includes('\u{fffd}')) ? fileMessages.row.unreadable : null;
}

/** Keeps one finding per column: a column can feed two fields. */
function onePerColumn(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.toReversed().map((finding) => [finding.column, finding])).values()].toReversed();
}

function staged(row: number, line: Line, noted: Finding[]): StagedLine {
  const { order_number, line_id, shipment_number } = line;
  return { row, order_number, line_id, shipment_number, line, noted };
}

/** Reads a row's line and refuses a line without value. */
function readLine(known: Recognized, cells: readonly string[]): ReturnType<Recognized['read']> {
  const result = known.read(cells);
  if ('refused' in result || Number(lineTotal(result.line.quantity, result.line.value_per_item)) > 0) return result;
  const [column = null] = known.layout.fields.quantity.columns;
  return { refused: [{ column, value: result.line.quantity, reason: `Quantity ${messages.worthNothing}` }] };
}

/** Notes a line value in the file that differs from quantity times price. */
function valueNote({ layout }: Recognized, { quantity, value_per_item, line_value }: Line): Finding[] {
  const total = lineTotal(quantity, value_per_item);
  if (line_value === null || sameNumber(line_value, total)) return [];
  const [column = null] = layout.fields.line_value.columns;
  return [{ column, value: line_value, reason: messages.valueDiffers(total) }];
}

/** Stages a batch; returns the lines that repeat a staged line. */
async function insert(db: Db, batch: readonly StagedLine[]): Promise<StagedLine[]> {
  if (batch.length === 0) return [];
  const { rows } = await sql<{ row: number }>`
    with inserted as (
      insert into import_lines (row, order_number, line_id, shipment_number, line, noted)
      select row, order_number, line_id, shipment_number, line, noted
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given
        (row integer, order_number text, line_id text, shipment_number text, line jsonb, noted jsonb)
      order by row
      on conflict (order_key, line_id) do nothing
      returning row, order_key),
    orders as (
      insert into import_orders (order_key, first_row)
      select order_key, min(row) from inserted group by order_key
      on conflict (order_key) do nothing)
    select row from inserted`.execute(db);
  const kept = new Set(rows.map(({ row }) => row));
  return batch.filter(({ row }) => !kept.has(row));
}
