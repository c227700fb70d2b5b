/** Writes the rows of a list as a file into a response. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { invalid } from '../api/errors.ts';
import type { Db, OpenDatabase } from '../db/client.ts';
import { askingAs } from '../db/turns.ts';
import { attachmentHeader, fileNameOf } from '../files/contentDisposition.ts';
import { harmless } from '../files/send.ts';
import type { SignedInCall } from '../http/route.ts';
import { LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { idsInOrderUpTo } from '../record/listOrder.ts';
import { foundForgiving, typedWords } from '../record/search.ts';
import { todayOf } from '../record/timeZone.ts';
import { BYTE_ORDER_MARK, csvLine, harmlessText } from '../tableFile/csvText.ts';
import { organizationKey } from '../turns/sharedWork.ts';
import { aboutList } from './about.ts';
import { type Cell, cellsOf, csvOf, type ShownColumn } from './cells.ts';
import { jsonFile } from './jsonText.ts';
import { FORMATS, type Format, type ListContext, type ListParameters, type Spreadsheet } from './list.ts';
import { messages } from './messages.ts';
import { nameReader } from './names.ts';
import { compressedSize, workbookStream } from './workbook.ts';

interface Row {
  readonly id: number;
}
type Declared = Spreadsheet<ListParameters, Row, unknown>;

/** What of a list is wanted. */
interface Wanted {
  readonly format: Format;
  /** The names of the columns, in their order. */
  readonly columns: readonly string[];
  /** How many rows are written of all that match; all by default. */
  readonly first: number | undefined;
  readonly query: ListParameters;
}

/** The most rows of a file; Excel has room for a few more. */
export const MOST_ROWS = 1_000_000;
/** How files are read from an engine. */
interface Pace {
  /** How many rows are read at once. */
  readonly rows: number;
  /** The time for files and for all others, as a multiple of that for files; 1 where files leave the database to others. */
  readonly share: number;
}
/**
 * How one file is read, and each of several at once. Everybody waits for the rows that are being read: by the one connection
 * of the embedded database, to which files give way, or by the thread that writes them. Beside several files that happens to most
 * requests, so that they are read in smaller pieces, which takes longer in all.
 */
const PACES: Readonly<Record<OpenDatabase['engine'], { readonly one: Pace; readonly several: Pace }>> = {
  pglite: { one: { rows: 50, share: 1 }, several: { rows: 50, share: 1 } },
  postgresql: { one: { rows: 100, share: 1.5 }, several: { rows: 40, share: 5 } },
};
/** How long a file may take (ms): until then, it keeps a connection and what others have removed since. */
const MOST_MS = 600_000;

/**
 * Sends a file. Its rows and their order are read by one statement, their content piece by piece: in PostgreSQL from the same
 * snapshot. The embedded database has one connection, and a transaction would keep everybody waiting; there a row that
 * somebody changes meanwhile is written as it is then.
 * @throws 404 and 422 before the first byte. Later, the response is cut: it has no end then
 */
export function sendSpreadsheet(
  call: SignedInCall<unknown, unknown, unknown>,
  declared: Declared,
  wanted: Wanted,
): Promise<void> {
  const { caller, services } = call;
  // Files take turns with each other's queries, not with those of their organization's lists.
  const work = (db: Db) => write(call, declared, wanted, { db, caller, services, params: call.params });
  return askingAs(`files of ${organizationKey(caller)}`, () => fromSnapshot(services.database, work), {
    givesWay: true,
  });
}

/** Does work that reads at length: from one snapshot, if that keeps nobody waiting. */
export function fromSnapshot(database: OpenDatabase, work: (db: Db) => Promise<void>): Promise<void> {
  const { engine, reads } = database;
  if (engine === 'pglite') return work(reads);
  return reads.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}

async function write(
  { request, response, services, gone }: SignedInCall<unknown, unknown, unknown>,
  declared: Declared,
  { format, columns: names, first: most, query }: Wanted,
  context: ListContext<unknown>,
): Promise<void> {
  const { caller } = context;
  const timeZone = caller.timeZone ?? 'UTC';
  const { ids: matching, similar } = await matchingIds(declared, query, context);
  const ids = most === undefined ? matching : matching.slice(0, most);
  const hidden = new Set(await declared.hidden?.(context, query));
  const shown = names.filter((name) => !hidden.has(name));
  const columns = shown.map((name) => declared.columns[name] ?? unknown(name));
  const heads = columns.map(({ label }) => label());
  const about = await aboutList(declared, query, context, { similar, timeZone, now: services.now() });
  const pieces = piecesOf(declared, columns, ids, context, timeZone, {
    paces: PACES[services.database.engine],
    running: () => services.work.spreadsheets.counts().running,
  });
  const first = (await pieces.next()).value ?? [];

  const name = [declared.title(), about.program, todayOf(caller, services.now())].filter(Boolean).join(' ');
  response.set({
    ...harmless,
    'content-type': FORMATS[format],
    'content-disposition': attachmentHeader(fileNameOf(name, format)),
    'cache-control': 'no-store',
    'file-rows': String(ids.length),
    'file-estimate': String(estimate(format, first, ids.length)),
  });
  if (request.method === 'HEAD') return void response.end();
  response.setTimeout(services.silenceMs, () => response.destroy());
  const rows = inSameContext(startingWith(first, pieces));
  const file =
    format === 'csv'
      ? Readable.from(csvFile(heads, rows))
      : format === 'json'
        ? Readable.from(jsonFile({ columns, heads, names: shown, count: matching.length, about: about.narrowed }, rows))
        : workbookStream({
            names: { rows: declared.title(), about: messages.about },
            isRightToLeft: LANGUAGES[languageNow()].direction === 'rtl',
            heads,
            widths: widthsOf(heads, first),
            rows,
            about: AsyncLocalStorage.bind((written: number) => about.lines(written)),
          });
  try {
    await pipeline(file, response, { signal: AbortSignal.any([gone, AbortSignal.timeout(MOST_MS)]) });
  } catch (error) {
    // Whoever wanted the file has left: nothing has failed.
    if (!gone.aborted) throw error;
  }
}

function unknown(name: string): never {
  throw new Error(`The list has no column ${name}`);
}

/** Returns the ids of the rows of a list, in its order. @throws 422 for too many */
async function matchingIds(declared: Declared, query: ListParameters, context: ListContext<unknown>) {
  const typed = typedWords(query, declared.typed?.(query) ?? [query.search]);
  let similar = false;
  const ids = await foundForgiving(
    typed,
    async (spelling) => {
      similar = spelling === 'similar';
      return idsInOrderUpTo(context.db, await declared.sorted(context, query, spelling), MOST_ROWS);
    },
    (found) => found?.length === 0,
  );
  if (ids === null) throw invalid({ base: [messages.tooMany(MOST_ROWS)] });
  return { ids, similar: similar && ids.length > 0 };
}

/**
 * Reads rows piece by piece. Between two, time is left to all others.
 * @param turns how fast, and how many files are written now
 */
async function* piecesOf(
  declared: Declared,
  columns: readonly ShownColumn<Row>[],
  ids: readonly number[],
  context: ListContext<unknown>,
  timeZone: string,
  { paces, running }: { readonly paces: (typeof PACES)[OpenDatabase['engine']]; readonly running: () => number },
): AsyncGenerator<Cell[][]> {
  const names = nameReader(context.db, context.caller);
  for (let at = 0; at < ids.length; ) {
    const files = running();
    const { rows: most, share } = files > 1 ? paces.several : paces.one;
    const began = performance.now();
    const wanted = ids.slice(at, at + most);
    at += most;
    const byId = new Map((await declared.read(context, wanted)).map((row) => [row.id, row]));
    const rows = wanted.flatMap((id) => byId.get(id) ?? []);
    const cells = await cellsOf(names, columns, rows, timeZone);
    const took = performance.now() - began;
    yield cells;
    if (at < ids.length && share > 1) await pause(took * (share * files - 1));
  }
}

async function* startingWith(first: Cell[][], others: AsyncGenerator<Cell[][]>): AsyncGenerator<Cell[][]> {
  try {
    yield first;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}

/** Continues a generator in the language and the turns of this work, whoever asks for its next value. */
export function inSameContext<Value>(values: AsyncGenerator<Value>): AsyncIterable<Value> {
  const inContext = AsyncLocalStorage.snapshot();
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => inContext(() => values.next()),
      return: () => inContext(() => values.return(undefined)),
    }),
  };
}

async function* csvFile(heads: readonly string[], rows: AsyncIterable<Cell[][]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(heads.map(harmlessText));
  for await (const piece of rows) if (piece.length > 0) yield piece.map(csvOf).join('');
}

/** Returns about how many bytes a file will have, from its first rows: whoever waits sees how far it is. */
function estimate(format: Format, first: readonly Cell[][], rows: number): number {
  if (first.length === 0) return 0;
  const bytes = format === 'xlsx' ? compressedSize(first) : Buffer.byteLength(first.map(csvOf).join(''));
  return Math.round((bytes / first.length) * rows);
}

const NARROWEST = 8;
const WIDEST = 60;

/** Returns the widths of columns in characters: that of the longest text of the first rows, with room for the filter's button. */
function widthsOf(heads: readonly string[], first: readonly Cell[][]): number[] {
  return heads.map((head, column) => {
    const longest = Math.max(head.length + 3, ...first.map((cells) => shownLength(cells[column])));
    return Math.min(WIDEST, Math.max(NARROWEST, longest + 1));
  });
}

const shownLength = (cell: Cell | undefined): number => {
  if (!cell) return 0;
  // A date and a time have a fixed length; grouped digits are a third longer.
  if (cell.look === 'moment') return 16;
  return cell.number === undefined || cell.look === 'date' ? cell.text.length : Math.ceil((cell.text.length * 4) / 3);
};
