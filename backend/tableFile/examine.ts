/** Looks through a sheet once: where its table is, and what its columns hold. */
import { Evidence, KEPT_LENGTH } from './evidence.ts';
import { filledIn, type Heads, headsOf } from './heads.ts';
import { readNumberText } from './numberText.ts';
import { isTotalWord } from './totalWords.ts';
import type { Cell, ExaminedSheet, LeftKind, LeftRows, Merge, Row, TableColumn } from './types.ts';
import { readRows, unpackedFile } from './unpacked.ts';
import { words } from './wordForms.ts';

/** How a sheet is looked through. */
export interface ExamineSettings {
  /** Whether a text is the heading of a field. */
  readonly isHeading: (text: string) => boolean;
  /** The row of headings as a person says, null if there is none; otherwise it is found. */
  readonly headingsRow?: number | null;
}

/** A sheet as it passes by. */
interface Passing {
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly columns: number;
  readonly typicalFill: number;
  readonly merges: readonly Merge[];
}

/** The first rows, among which the headings are. */
const TOP_ROWS = 200;
/** The rows of the body that are returned. */
const SAMPLE_ROWS = 50;
const EXAMPLES = 3;
/** The most cells with letters in a total: its word, one other text, and currencies beside numbers. */
const MOST_WORDS = 5;
/** The fewest cells of rows that are told apart: fewer are a list of values. */
const LEAST_CELLS = 3;

/** Looks through a sheet of an unpacked file. @param sheet its place, from 0 */
export async function examineSheet(folder: string, sheet: number, settings: ExamineSettings): Promise<ExaminedSheet> {
  const unpacked = (await unpackedFile(folder)).sheets[sheet];
  if (!unpacked) throw new RangeError(`The file has no sheet ${sheet}`);
  const { columns, typicalFill, merges } = unpacked;
  return examineRows({ rows: readRows(folder, sheet), columns, typicalFill, merges }, settings);
}

/** Looks through rows. */
export async function examineRows(sheet: Passing, settings: ExamineSettings): Promise<ExaminedSheet> {
  let top: Row[] = [];
  let table: TableReader | null = null;
  const begin = () => {
    const heads = headsOf({ ...sheet, rows: top }, settings.isHeading, settings.headingsRow);
    const made = new TableReader(sheet, heads);
    for (const row of top) made.add(row);
    return made;
  };
  for await (const batch of sheet.rows) {
    if (!table) {
      top = [...top, ...batch];
      if (top.length >= TOP_ROWS) table = begin();
    } else for (const row of batch) table.add(row);
  }
  return (table ?? begin()).end();
}

/** Tells the rows of a sheet apart, and collects what its columns hold. */
class TableReader {
  readonly #heads: Heads | null;
  readonly #headCells: readonly string[];
  readonly #typicalFill: number;
  readonly #evidence: readonly Evidence[];
  readonly #left: LeftRows[] = [];
  readonly #sample: Row[] = [];
  /** The last row of the body so far: whether it is a total is known only when nothing follows. */
  #held: Row | null = null;
  #before = 0;
  #first: number | null = null;
  #last: number | null = null;
  #rows = 0;
  /** The last row that is a total. */
  #total: Row | null = null;

  constructor({ columns, typicalFill }: Passing, heads: Heads | null) {
    this.#heads = heads;
    this.#headCells = (heads?.headings ?? []).map((texts) => words(texts.at(-1) ?? ''));
    this.#typicalFill = typicalFill;
    this.#evidence = Array.from({ length: columns }, (_, column) => new Evidence(column));
  }

  add(row: Row): void {
    if (row.row > this.#before + 1) this.#leave(this.#before + 1, row.row - 1, 'blank');
    this.#before = row.row;
    const kind = this.#kindOf(row);
    if (kind) {
      this.#leave(row.row, row.row, kind);
      if (kind === 'total') this.#total = row;
      return;
    }
    this.#first ??= row.row;
    this.#take();
    this.#held = row;
  }

  end(): ExaminedSheet {
    const held = this.#held;
    if (held && this.#isSum(held)) {
      this.#leave(held.row, held.row, 'total');
      this.#total = held;
      this.#held = null;
    }
    this.#take();
    const total = this.#total && this.#total.row > (this.#last ?? 0) ? this.#total : null;
    const evidence = this.#evidence.map((column) => column.result());
    const columns = evidence.map(({ column, values }): TableColumn => {
      const headings = this.#heads?.headings[column] ?? [];
      return {
        column,
        heading: headings.join(' ').replace(/\s+/g, ' ').slice(0, KEPT_LENGTH),
        headings,
        examples: values.slice(0, EXAMPLES),
        filled: this.#evidence[column]?.filled ?? 0,
        total: shortened(total?.cells[column]),
      };
    });
    const shape = {
      headingsRow: this.#heads?.bottom ?? null,
      firstRow: this.#last === null ? null : this.#first,
      lastRow: this.#last,
      rows: this.#rows,
      totalRow: total?.row ?? null,
      left: this.#left.toSorted((one, other) => one.from - other.from),
      columns,
    };
    return { shape, evidence, sample: this.#sample };
  }

  /** Takes the held row into the body. */
  #take(): void {
    const row = this.#held;
    if (!row) return;
    this.#held = null;
    this.#rows += 1;
    this.#last = row.row;
    if (this.#sample.length < SAMPLE_ROWS) this.#sample.push(row);
    for (const [column, cell] of row.cells.entries()) this.#evidence[column]?.add(row.row, cell);
  }

  #leave(from: number, to: number, kind: LeftKind): void {
    const last = this.#left.at(-1);
    if (last && last.kind === kind && last.to === from - 1) this.#left[this.#left.length - 1] = { ...last, to };
    else this.#left.push({ from, to, kind });
  }

  /** Returns why a row is not of the body; null if it is. */
  #kindOf(row: Row): LeftKind | null {
    const heads = this.#heads;
    if (heads && row.row < heads.top) return 'title';
    if (heads && row.row <= heads.bottom) return 'heading';
    if (row.problem) return null;
    if (this.#isHeadAgain(row)) return 'heading';
    if (this.#typicalFill < LEAST_CELLS) return null;
    const filled = filledIn(row);
    if (isTotal(filled)) return 'total';
    if (filled.length !== 1 || row.cells.some(({ merged }) => merged)) return null;
    return this.#first === null ? 'title' : 'note';
  }

  /** Whether a row repeats the headings, as on each page of a printed list. */
  #isHeadAgain(row: Row): boolean {
    const filled = row.cells.filter(({ text }) => text !== '').length;
    return (
      this.#heads !== null &&
      filled > 0 &&
      this.#headCells.every((heading, column) => heading === words(row.cells[column]?.text ?? ''))
    );
  }

  /** Whether the last row holds only numbers, fewer than usual, and one of them is the sum of those above it. */
  #isSum({ cells, problem }: Row): boolean {
    const filled = cells.filter(({ text, merged }) => text !== '' && !merged);
    if (problem || this.#rows < LEAST_CELLS - 1 || this.#typicalFill < LEAST_CELLS) return false;
    if (filled.length === 0 || filled.length >= this.#typicalFill || !filled.every(isNumber)) return false;
    return cells.some((cell, column) => cell.text !== '' && this.#evidence[column]?.isSum(cell) === true);
  }
}

const isNumber = ({ text, number }: Cell) => number !== undefined || readNumberText(text) !== null;

const shortened = (cell: Cell = { text: '' }): Cell => ({ ...cell, text: cell.text.slice(0, KEPT_LENGTH) });

/** Whether a row is a total: it has such a word, numbers, and at most one other text. */
function isTotal(filled: readonly string[]): boolean {
  if (filled.filter((text) => /\p{L}/u.test(text)).length > MOST_WORDS) return false;
  const label = filled.findIndex((text) => isTotalWord(words(text)));
  const others = filled.filter((text, at) => at !== label && readNumberText(text) === null);
  return label >= 0 && others.length <= 1;
}
