import { type Options, type Parser, parse } from 'csv-parse';
import { messages } from './messages.ts';

/** A row as spreadsheets number it: the first one, the header, is 1. */
export interface Row {
  readonly number: number;
  readonly cells: readonly string[];
  /** Why the row could not be read. */
  readonly problem?: string;
}

/** A row longer than this, in bytes, has an unclosed quote, or is not a row of a table. */
const longestRow = 64 * 1024;
const [LF, CR] = [0x0a, 0x0d];

/**
 * Parses the rows of a delimited text as a stream: comma, semicolon or tab, whichever the header has most of; line ends
 * LF, CRLF or CR; quoted cells may contain line ends. An unclosed quote, or a line without an end, loses its own row only.
 */
export async function* readRows(text: AsyncIterable<string>): AsyncGenerator<Row> {
  let start = '';
  let reader: ReturnType<typeof rowReader> | null = null;
  for await (const chunk of text) {
    if (reader) yield* await reader.push(chunk);
    else {
      start += chunk;
      if (headerOf(start) === start && start.length < longestRow) continue;
      reader = rowReader(delimiterOf(headerOf(start)));
      yield* await reader.push(start);
    }
  }
  if (!reader) {
    reader = rowReader(delimiterOf(start));
    yield* await reader.push(start);
  }
  yield* await reader.end();
}

/** The text up to the first line end outside quotes. */
function headerOf(text: string): string {
  let quoted = false;
  for (let place = 0; place < text.length; place += 1) {
    const char = text[place];
    if (char === '"') quoted = !quoted;
    else if (!quoted && (char === '\n' || char === '\r')) return text.slice(0, place);
  }
  return text;
}

function delimiterOf(header: string): string {
  const unquoted = header.replace(/"[^"]*"/g, '');
  const times = (delimiter: string) => unquoted.split(delimiter).length;
  return [',', ';', '\t'].sort((a, b) => times(b) - times(a))[0] ?? ',';
}

/** A parser that is given text and gives the rows that it completes; after an unreadable row it goes on behind it. */
function rowReader(delimiter: string) {
  /** Text that no row has taken yet: what is read again when the row that it begins cannot be read. */
  let pending = Buffer.alloc(0);
  /** How many rows have gone by before the present parser began. */
  let before = 0;
  let current = start();
  /** The row that was given up has not ended yet. */
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
    // The error arrives at the callback of the write that meets it.
    parser.on('error', () => {});
    parser.resume();
    return { parser, found, taken: 0 };
  }

  /** The rows completed so far, taken out of `pending`. */
  function take(): Row[] {
    const { found, taken } = current;
    const rows = found.splice(0).map(({ cells, row, end }) => ({ cells, number: before + row, end }));
    const end = rows.at(-1)?.end ?? taken;
    pending = pending.subarray(end - taken);
    current.taken = end;
    return rows.map(({ cells, number }) => ({ cells, number }));
  }

  /** Gives up on the row at the beginning of `pending`, behind empty lines, and begins anew behind its first line end. */
  async function giveUp(rows: Row[], last: boolean): Promise<Row[]> {
    const { records, empty_lines } = current.parser.info;
    const number = before + records + empty_lines + 1;
    const [line, end] = pending.toString('utf8').match(/^[\r\n]*[^\r\n]*(\r\n|\r|\n)?/) ?? [''];
    const rest = pending.subarray(Buffer.byteLength(line));
    before = number;
    pending = Buffer.alloc(0);
    current = start();
    skipping = end === undefined;
    const problem = line.includes('"') ? messages.openQuote : messages.tooLong(longestRow / 1024);
    rows.push({ number, cells: [], problem });
    return [...rows, ...(await feed(rest, last))];
  }

  /** What of the bytes comes behind the row that was given up. */
  function behindSkipped(bytes: Buffer): Buffer {
    if (!skipping) return bytes;
    const end = bytes.findIndex((byte) => byte === LF || byte === CR);
    skipping = end < 0;
    if (skipping) return Buffer.alloc(0);
    return bytes.subarray(end + (bytes[end] === CR && bytes[end + 1] === LF ? 2 : 1));
  }

  async function feed(bytes: Buffer, last: boolean): Promise<Row[]> {
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
