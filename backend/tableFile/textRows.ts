import { type Options, type Parser, parse } from 'csv-parse';
import { givenText } from './csvText.ts';
import { separatorOf } from './separator.ts';
import type { RowProblem, Separator } from './types.ts';

/** A row, numbered as in a spreadsheet: the first one is row 1, and quoted line breaks and empty lines count as there. */
export interface TextRow {
  readonly number: number;
  readonly cells: readonly string[];
  /** The reason the row could not be read. */
  readonly problem?: RowProblem;
}

/** The maximum length of a row in bytes. A longer row has an unclosed quote, or the file is not a table. */
export const longestRow = 64 * 1024;
const [LF, CR] = [0x0a, 0x0d];

/**
 * Parses the rows of a delimited text as a stream. The separator is what its first lines say (`separatorOf`); line ends are LF,
 * CRLF or CR; quoted cells may contain line ends. An unclosed quote, or a line without an end, loses only its own row.
 * @param tell is told the separator before the first row
 */
export async function* readTextRows(
  text: AsyncIterable<string>,
  tell: (separator: Separator) => void = () => {},
): AsyncGenerator<TextRow> {
  let start = '';
  let reader: RowReader | null = null;
  for await (const chunk of text) {
    if (reader) {
      yield* await reader.push(chunk);
      continue;
    }
    start += chunk;
    if (start.length < longestRow) continue;
    reader = readerFor(start, tell);
    yield* await reader.push(start);
  }
  if (!reader) {
    reader = readerFor(start, tell);
    yield* await reader.push(start);
  }
  yield* await reader.end();
}

type RowReader = ReturnType<typeof rowReader>;

function readerFor(start: string, tell: (separator: Separator) => void): RowReader {
  const { separator, isDeclared } = separatorOf(start);
  tell(separator);
  return rowReader(separator, isDeclared);
}

/**
 * Creates a parser that accepts text and returns the rows that it completes. It skips an unreadable row and continues.
 * @param isDeclared whether the first row is the line that declares the separator
 */
function rowReader(delimiter: Separator, isDeclared: boolean) {
  /** Text that no row has consumed yet: reparsed when the row that it begins is unreadable. */
  let pending = Buffer.alloc(0);
  /** The number of rows before the current parser began. */
  let before = 0;
  let current = start();
  /** Whether the skipped row has not ended yet. */
  let skipping = false;

  function start() {
    const found: { cells: readonly string[]; row: number; end: number }[] = [];
    const options: Options = {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRow,
      on_record: (cells: string[], { records, empty_lines, bytes }) => {
        found.push({ cells, row: records + empty_lines, end: bytes });
        return null;
      },
    };
    const parser = parse(options);
    // The callback of the failing write handles the error.
    parser.on('error', () => {});
    parser.resume();
    return { parser, found, taken: 0 };
  }

  /** Returns the rows completed so far and removes them from `pending`. */
  function take(): TextRow[] {
    const { found, taken } = current;
    const rows = found.splice(0).map(({ cells, row, end }) => ({ cells, number: before + row, end }));
    const end = rows.at(-1)?.end ?? taken;
    pending = pending.subarray(end - taken);
    current.taken = end;
    const read = rows.map(({ cells, number }) => ({ cells: cells.map(givenText), number }));
    return isDeclared ? read.filter(({ number }) => number > 1) : read;
  }

  /** Skips the unreadable row at the start of `pending` up to its first line end, and starts a new parser there. */
  async function giveUp(rows: TextRow[], last: boolean): Promise<TextRow[]> {
    const { records, empty_lines } = current.parser.info;
    const number = before + records + empty_lines + 1;
    const [line, end] = pending.toString('utf8').match(/^[\r\n]*[^\r\n]*(\r\n|\r|\n)?/) ?? [''];
    const rest = pending.subarray(Buffer.byteLength(line));
    before = number;
    pending = Buffer.alloc(0);
    current = start();
    skipping = end === undefined;
    rows.push({ number, cells: [], problem: line.includes('"') ? 'open_quote' : 'too_long' });
    return [...rows, ...(await feed(rest, last))];
  }

  /** Returns the bytes that follow the skipped row. */
  function behindSkipped(bytes: Buffer): Buffer {
    if (!skipping) return bytes;
    const end = bytes.findIndex((byte) => byte === LF || byte === CR);
    skipping = end < 0;
    if (skipping) return Buffer.alloc(0);
    return bytes.subarray(end + (bytes[end] === CR && bytes[end + 1] === LF ? 2 : 1));
  }

  async function feed(bytes: Buffer, last: boolean): Promise<TextRow[]> {
    const next = behindSkipped(bytes);
    pending = Buffer.concat([pending, next]);
    try {
      await write(current.parser, next);
      if (last) await finish(current.parser);
      return take();
    } catch {
      return giveUp(take(), last);
    }
  }

  return {
    push: (text: string) => feed(Buffer.from(text), false),
    end: () => feed(Buffer.alloc(0), true),
  };
}

function write(parser: Parser, bytes: Buffer): Promise<void> {
  if (bytes.length === 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    parser.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

function finish(parser: Parser): Promise<void> {
  return new Promise((resolve, reject) => {
    parser.once('end', resolve).once('error', reject);
    parser.end();
  });
}
