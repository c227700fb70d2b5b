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

/** Returns a folder for the files of a suite, and what reads them. */
export function tableFiles() {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lading-table-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const path = (name: string) => join(folder, name);

  /** Writes a text file. */
  function text(name: string, content: string, encoding: BufferEncoding | 'utf16be' = 'utf8'): string {
    const bytes = encoding === 'utf16be' ? Buffer.from(content, 'utf16le').swap16() : Buffer.from(content, encoding);
    writeFileSync(path(name), bytes);
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
