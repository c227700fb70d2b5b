/** Reads table files as the preview of an import does. */
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { conventionsOf, tellingColumns } from '../../backend/tableFile/conventions.ts';
import { examineSheet } from '../../backend/tableFile/examine.ts';
import { type ImportKind, importFields } from '../../backend/tableFile/fields.ts';
import { headingFinder, proposeMapping, type RememberedMapping } from '../../backend/tableFile/mapping.ts';
import { unpackTable } from '../../backend/tableFile/unpack.ts';
import { readRows } from '../../backend/tableFile/unpacked.ts';

/** How a file is read: its first sheet, without earlier answers, if nothing else is said. */
interface ReadSettings {
  sheet?: number;
  remembered?: RememberedMapping;
}

type Encoding = BufferEncoding | 'utf16be' | 'windows-1256';

/** Encodes a text; a letter that the encoding lacks is a question mark. */
function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf16be') return Buffer.from(text, 'utf16le').swap16();
  if (encoding !== 'windows-1256') return Buffer.from(text, encoding);
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from([...text].map((letter) => Math.max(letters.indexOf(letter), 0) || 63));
}

/** Returns a folder for the files of a suite, and what reads them. */
export function tableFiles() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lading-table-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const path = (name: string) => join(folder, name);

  /** Writes a text file. */
  function text(name: string, content: string, encoding: Encoding = 'utf8'): string {
    writeFileSync(path(name), encoded(content, encoding));
    return path(name);
  }

  /** Returns what a file holds, and by heading what each column is proposed to become, and why. */
  async function read(file: string, importKind: ImportKind, { sheet = 0, remembered }: ReadSettings = {}) {
    const into = await mkdtemp(path('unpacked-'));
    const table = await unpackTable({ file, name: basename(file), folder: into });
    const fields = importFields[importKind];
    const examined = await examineSheet(into, sheet, { isHeading: headingFinder(fields) });
    const proposals = proposeMapping(examined, fields, remembered);
    const { shape } = examined;
    const mapping = Object.fromEntries(
      proposals.map(({ column, field, from }) => [shape.columns[column]?.heading, field && `${field} (${from})`]),
    );
    const conventions = conventionsOf(examined.evidence, tellingColumns(proposals, fields));
    const rows = (await Array.fromAsync(readRows(into, sheet))).flat();
    return { table, shape, mapping, proposals, conventions, rows };
  }

  return { path, text, read };
}
