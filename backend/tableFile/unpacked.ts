/** The folder of an unpacked file: its description, and the rows of each sheet in a file of lines. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pauses } from '../turns/pauses.ts';
import { cellName } from './cellName.ts';
import { packRow, unpackRow } from './packedRow.ts';
import { rejection } from './rejection.ts';
import type { Cell, Merge, Row, Sheet, TableFile, TableLimits } from './types.ts';

/** What is kept of a sheet beside its rows. */
export interface UnpackedSheet extends Sheet {
  readonly merges: readonly Merge[];
  /** The median of filled cells in its filled rows. */
  readonly typicalFill: number;
}

/** What is kept of a file. */
export interface UnpackedFile extends Omit<TableFile, 'sheets'> {
  readonly sheets: readonly UnpackedSheet[];
}

const description = (folder: string) => join(folder, 'table.json');
const rowsFile = (folder: string, sheet: number) => join(folder, `sheet-${sheet}.rows`);

/** How many characters of rows are collected before they are written. */
const WRITE_AT = 256 * 1024;
/** Merged cells of a file beyond these are not followed: no table has so many. */
const MOST_MERGES = 50_000;
/** The longest name of a sheet, in characters: Excel allows 31. */
const LONGEST_NAME = 200;

/** What all sheets of a file have so far: they share its limits. */
export interface Counted {
  cells: number;
  characters: number;
  merges: number;
}

/** Returns the counts of a file of which nothing has been read. */
export const nothingCounted = (): Counted => ({ cells: 0, characters: 0, merges: 0 });

/** Writes the rows of a sheet as they are read, within the limits. */
export class SheetWriter {
  /** The name of the sheet. */
  readonly name: string;
  readonly #limits: TableLimits;
  readonly #file: FileHandle;
  readonly #counted: Counted;
  /** The number of rows by their number of filled cells. */
  readonly #fills = new Map<number, number>();
  readonly #merges: Merge[] = [];
  #lines: string[] = [];
  #length = 0;
  #rows = 0;
  #columns = 0;

  private constructor(name: string, file: FileHandle, limits: TableLimits, counted: Counted) {
    this.name = name.slice(0, LONGEST_NAME);
    this.#file = file;
    this.#limits = limits;
    this.#counted = counted;
  }

  /** @param counted what the whole file has so far */
  static async open(
    folder: string,
    sheet: number,
    { name, limits, counted }: { name: string; limits: TableLimits; counted: Counted },
  ): Promise<SheetWriter> {
    return new SheetWriter(name, await open(rowsFile(folder, sheet), 'w'), limits, counted);
  }

  /** Adds a row if it has a filled cell or a problem. @throws TableFileRejection when it is beyond a limit */
  add(row: number, cells: readonly (Cell | undefined)[], problem?: Row['problem']): void {
    const last = cells.findLastIndex((cell) => cell !== undefined && cell.text.trim() !== '');
    if (last < 0 && !problem) return;
    const { columns, rows, cellLength, rowLength } = this.#limits;
    const counted = this.#counted;
    if (last >= columns) throw rejection('tooManyColumns', this.name, cellName(row, last), columns);
    let filled = 0;
    let length = 0;
    const own = Array.from({ length: last + 1 }, (_, column) => {
      const cell = cells[column] ?? { text: '' };
      const text = cell.text.trim();
      if (text !== '') filled += 1;
      length += text.length;
      if (text.length > cellLength) throw this.tooLong(row, column);
      return text.length === cell.text.length ? cell : { ...cell, text };
    });
    this.#rows += 1;
    counted.cells += filled;
    counted.characters += length;
    if (this.#rows > rows) throw rejection('tooManyRows', this.name, rows);
    if (counted.cells > this.#limits.cells) throw rejection('tooManyCells', this.#limits.cells);
    if (counted.characters > this.#limits.characters) throw rejection('tooMuchText', this.#limits.characters);
    this.#columns = Math.max(this.#columns, last + 1);
    this.#fills.set(filled, (this.#fills.get(filled) ?? 0) + 1);
    const kept: Row = length > rowLength ? { row, cells: [], problem: 'too_long' } : { row, cells: own };
    const line = packRow(problem ? { ...kept, problem } : kept);
    this.#lines.push(line);
    this.#length += line.length;
  }

  /** Adds cells that are merged. */
  merge(merge: Merge): void {
    if (this.#counted.merges >= MOST_MERGES) return;
    this.#counted.merges += 1;
    this.#merges.push(merge);
  }

  /** Returns the rejection of a cell's text that is too long. */
  tooLong(row: number, column: number) {
    return rejection('cellTooLong', this.name, cellName(row, column), this.#limits.cellLength);
  }

  /** Writes what has been collected, if that is enough to be worth it. */
  async flush(least = WRITE_AT): Promise<void> {
    if (this.#lines.length === 0 || this.#length < least) return;
    await this.#file.write(`${this.#lines.join('\n')}\n`);
    this.#lines = [];
    this.#length = 0;
  }

  /** Closes the file, whether the sheet was read to its end or not. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#file.close();
  }

  /** Writes the rest, and returns what the sheet is. */
  async end(hidden: boolean): Promise<UnpackedSheet> {
    await this.flush(0);
    return {
      name: this.name,
      rows: this.#rows,
      columns: this.#columns,
      hidden,
      merges: this.#merges.toSorted((one, other) => one.top - other.top),
      typicalFill: medianOf(this.#fills),
    };
  }
}

/** Returns the median of numbers that were counted. */
function medianOf(counts: ReadonlyMap<number, number>): number {
  const sorted = [...counts].toSorted(([one], [other]) => one - other);
  const half = sorted.reduce((sum, [, times]) => sum + times, 0) / 2;
  let passed = 0;
  for (const [number, times] of sorted) {
    passed += times;
    if (passed > half) return number;
  }
  return sorted.at(-1)?.[0] ?? 0;
}

/** Writes the description of an unpacked file; it is what says that the file was read to its end. */
export async function describeUnpacked(folder: string, file: UnpackedFile): Promise<void> {
  await writeFile(description(folder), JSON.stringify(file));
}

/** Returns the description of an unpacked file. */
export async function unpackedFile(folder: string): Promise<UnpackedFile> {
  // `describeUnpacked` wrote it.
  return JSON.parse(await readFile(description(folder), 'utf8')) as UnpackedFile;
}

/** How many rows are read at a time, and after how many characters a batch ends, whichever comes first. */
const BATCH = { rows: 500, characters: 256 * 1024 };

/**
 * Reads the rows of a sheet in batches, as long as somebody takes them: memory does not grow with the sheet, nor with its texts. A
 * cell that is merged with those above shows their content, marked `merged`.
 * @param sheet its place in the file, from 0
 */
export async function* readRows(folder: string, sheet: number, batch = BATCH): AsyncGenerator<readonly Row[]> {
  const { sheets } = await unpackedFile(folder);
  const fill = filler(sheets[sheet]?.merges ?? []);
  let rest = '';
  let rows: Row[] = [];
  let characters = 0;
  // A piece of the file has several batches, and what is done with them takes its time.
  const pause = pauses();
  for await (const chunk of createReadStream(rowsFile(folder, sheet), { encoding: 'utf8', highWaterMark: WRITE_AT })) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      rows.push(fill(unpackRow(line)));
      characters += line.length;
      if (rows.length < batch.rows && characters < batch.characters) continue;
      await pause();
      yield rows;
      rows = [];
      characters = 0;
    }
  }
  if (rows.length > 0) yield rows;
}

/** Returns a function that fills the cells of rows, in order, that are merged with one above. */
function filler(merges: readonly Merge[]): (row: Row) => Row {
  const upright = merges.filter(({ top, bottom }) => bottom > top);
  if (upright.length === 0) return (row) => row;
  let next = 0;
  let open: { merge: Merge; cell: Cell | null }[] = [];
  return (row) => {
    open = open.filter(({ merge }) => merge.bottom >= row.row);
    for (let merge = upright[next]; merge && merge.top <= row.row; merge = upright[next]) {
      open.push({ merge, cell: null });
      next += 1;
    }
    if (open.length === 0) return row;
    const cells = [...row.cells];
    for (const one of open) {
      const { top, left } = one.merge;
      if (top === row.row) one.cell = cells[left] ?? null;
      if (top >= row.row || !one.cell || one.cell.text === '' || cells[left]?.text) continue;
      while (cells.length <= left) cells.push({ text: '' });
      cells[left] = { ...one.cell, merged: true };
    }
    return { ...row, cells };
  };
}
