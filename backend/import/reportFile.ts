import { once } from 'node:events';
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import type { ImportEvent } from './events.ts';

type ReportedRow = Extract<ImportEvent, { type: 'refused' | 'noted' }>;

/** A CSV file with one line per remark about a row; created with its first line. */
export interface ReportFile {
  readonly path: string | null;
  add(row: ReportedRow): Promise<void>;
  close(): Promise<void>;
}

const header = ['Row', 'Outcome', 'Column', 'Value', 'Reason'];

/** Creates the report on an import of this file, in the folder `imports` of the data folder. */
export function reportFile(dataDir: string, imported: string, now = new Date()): ReportFile {
  const folder = join(dataDir, 'imports');
  const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const path = join(folder, `${basename(imported).replace(/\.[^.]*$/, '')}-${moment}.csv`);
  let stream: WriteStream | null = null;
  const open = () => {
    mkdirSync(folder, { recursive: true });
    const made = createWriteStream(path);
    // A full disk: the next line fails.
    made.on('error', () => {});
    // Excel recognizes UTF-8 by the byte order mark.
    made.write(`\u{feff}${csvLine(header)}`);
    return made;
  };
  return {
    get path() {
      return stream ? path : null;
    },
    add: async ({ row, type, column, value, reason }) => {
      stream ??= open();
      const line = csvLine([String(row), type, column ?? '', value ?? '', reason]);
      if (stream.errored) throw stream.errored;
      if (!stream.write(line)) await once(stream, 'drain');
    },
    close: async () => {
      if (!stream) return;
      stream.end();
      if (!stream.closed) await once(stream, 'close');
      if (stream.errored) throw stream.errored;
    },
  };
}

function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The characters that make a spreadsheet read a formula, full width included, after any characters that it skips. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a spreadsheet skips them and reads what follows
const formulaStart = /^([\s\u0000-\u001f\u200b-\u200f\u2060]*)([=+\-@\u2212\uff0b\uff0d\uff1d\uff20]|[\t\r\n\u0000])/;

/**
 * Formats a cell by RFC 4180, always quoted, so that no spreadsheet reads it as a formula: neither as a whole, nor one of
 * the parts into which a spreadsheet splits it at semicolons. Numbers stay numbers.
 */
export function csvCell(text: string): string {
  const safe = text
    .split(/(?<=[;\t\r\n])/)
    .map((part) => (isNumber(part) || !formulaStart.test(part) ? part : `'${part}`));
  return `"${safe.join('').replaceAll('"', '""')}"`;
}

const isNumber = (text: string) => /^[-+]?\d+(\.\d+)?$/.test(text);
