/** Unpacks a file of any format into a folder from which its rows are read again and again, in memory that does not grow. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { decodeText } from './decode.ts';
import { containerOf, TELLING_BYTES } from './format.ts';
import { tableLimits } from './limits.ts';
import { rejection } from './rejection.ts';
import { readTextRows } from './textRows.ts';
import type { Separator, TableFile, TableLimits, TextEncoding } from './types.ts';
import { describeUnpacked, nothingCounted, SheetWriter, type UnpackedFile } from './unpacked.ts';
import { unpackWorkbook } from './workbook.ts';

const MB = 1024 * 1024;

/** A file to unpack. */
export interface Unpacking {
  /** The path of the file, and the name that its author gave it, after which the sheet of a text file is called. */
  readonly file: string;
  readonly name: string;
  /** An existing folder, which is empty. */
  readonly folder: string;
  readonly limits?: TableLimits;
}

/**
 * Unpacks a file into a folder, and says what is in it. A file from strangers is unpacked in a process of its own (`readTableFile`).
 * @throws TableFileRejection when it is no table, or beyond a limit
 */
export async function unpackTable({ file, name, folder, limits = tableLimits }: Unpacking): Promise<TableFile> {
  await using handle = await open(file, 'r');
  const { size } = await handle.stat();
  if (size > limits.fileBytes) throw rejection('tooLarge', Math.round(limits.fileBytes / MB));
  const container = containerOf(await beginningOf(handle));
  const unpacked =
    container === 'zip'
      ? await unpackWorkbook(file, folder, limits)
      : await unpackText({ file, name: name.replace(/\.[^.]{1,5}$/, ''), folder, limits });
  if (unpacked.sheets.every(({ rows }) => rows === 0)) throw rejection('noRows');
  await describeUnpacked(folder, unpacked);
  const sheets = unpacked.sheets.map(({ name, rows, columns, hidden }) => ({ name, rows, columns, hidden }));
  return { ...unpacked, sheets };
}

async function beginningOf(handle: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(TELLING_BYTES), 0, TELLING_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

async function unpackText({ file, name, folder, limits }: Required<Unpacking>): Promise<UnpackedFile> {
  await using sheet = await SheetWriter.open(folder, 0, { name, limits, counted: nothingCounted() });
  let encoding: TextEncoding = 'utf-8';
  const found: { separator: Separator } = { separator: ',' };
  const text = decodeText(createReadStream(file), (told) => {
    encoding = told;
  });
  const rows = readTextRows(text, (told) => {
    found.separator = told;
  });
  for await (const { number, cells, problem } of rows) {
    const isReadable = problem !== undefined || !cells.some((cell) => cell.includes('\u{fffd}'));
    const read = cells.map((cell) => ({ text: cell }));
    sheet.add(number, read, isReadable ? problem : 'unreadable');
    await sheet.flush();
  }
  const sheets = [await sheet.end(false)];
  const { separator } = found;
  return { format: separator === '\t' ? 'tsv' : 'csv', encoding, separator, sheets };
}
