/** Collects what a column holds while its cells pass by, in memory that does not grow with them. */
import { type DateReadings, readDateDigits } from './dateText.ts';
import { type DecimalSign, readNumberText } from './numberText.ts';
import type { Cell, ColumnEvidence, DateOrder, Deciding } from './types.ts';

const MOST_VALUES = 100;
/** How much is kept of a text, in characters: enough to recognize what it is. */
export const KEPT_LENGTH = 200;
const MOST_DOUBTFUL = 4;
/** A difference that rounding explains when amounts are added. */
const ROUNDING = 0.006;

const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
/** What a number can look like; whatever else holds digits is a code or a text. */
const NUMERIC = /^[^\p{Nd}]{0,12}[\p{Nd}][\p{Nd}.,٫٬'’\s]*[^\p{Nd}]{0,12}$/u;
const WHOLE = /^\d{1,15}$/;
const DATED = /^\p{Nd}{1,4}[/.\- ]\p{Nd}{1,2}[/.\- ]\p{Nd}{1,4}/u;

/** The evidence of one column. */
export class Evidence {
  readonly #column: number;
  readonly #values = new Set<string>();
  readonly #sums: Record<DecimalSign, number> = { '.': 0, ',': 0 };
  readonly #numbers = {
    count: 0,
    first: null as Deciding | null,
    only: { '.': null as Deciding | null, ',': null as Deciding | null },
    doubtful: [] as Deciding[],
  };
  readonly #dates = {
    count: 0,
    first: null as Deciding | null,
    only: { dmy: null as Deciding | null, mdy: null as Deciding | null, ymd: null as Deciding | null },
    doubtful: [] as Deciding[],
  };
  /** The number of filled cells. */
  filled = 0;

  constructor(column: number) {
    this.#column = column;
  }

  /** Adds a cell of the body. */
  add(row: number, cell: Cell): void {
    const { text } = cell;
    if (text === '' || cell.merged) return;
    this.filled += 1;
    if (this.#values.size < MOST_VALUES) this.#values.add(text.slice(0, KEPT_LENGTH));
    // No number and no day is so long.
    if (text.length > KEPT_LENGTH) return;
    const place = { row, column: this.#column, text };
    if (cell.date !== undefined) this.#addDate(place, null);
    else if (cell.number !== undefined || WHOLE.test(text)) {
      const number = cell.number ?? text;
      this.#addNumber(place, { '.': number, ',': number });
    } else if (DATED.test(text)) {
      const readings = readDateDigits(text);
      if (readings) this.#addDate(place, readings);
      else this.#addText(place);
    } else this.#addText(place);
  }

  /** Whether a cell is the sum of the numbers so far, under a sign that can read it. */
  isSum(cell: Cell): boolean {
    const readings = readingsOf(cell);
    if (this.#numbers.count < 2 || this.#numbers.count < this.filled || !readings) return false;
    const signs: readonly DecimalSign[] = ['.', ','];
    return signs.some((sign) => readings[sign] !== null && this.#isNear(Number(readings[sign]), this.#sums[sign]));
  }

  /** Returns what was found. */
  result(): ColumnEvidence {
    return { column: this.#column, values: [...this.#values], numbers: this.#numbers, dates: this.#dates };
  }

  #isNear(one: number, other: number): boolean {
    return Math.abs(one - other) < ROUNDING + Math.abs(one) * 1e-12 && one !== 0;
  }

  #addText(place: Deciding): void {
    const readings = NUMERIC.test(place.text) ? (readNumberText(place.text)?.readings ?? null) : null;
    if (readings) this.#addNumber(place, readings);
  }

  #addNumber(place: Deciding, { '.': dot, ',': comma }: Readonly<Record<DecimalSign, string | null>>): void {
    const found = this.#numbers;
    found.count += 1;
    found.first ??= place;
    this.#sums['.'] += Number(dot ?? comma);
    this.#sums[','] += Number(comma ?? dot);
    if (comma === null) found.only['.'] ??= place;
    else if (dot === null) found.only[','] ??= place;
    else if (dot !== comma && Number(dot) !== Number(comma)) addDifferent(found.doubtful, place);
  }

  /** @param readings null for a cell that holds a date, which needs no convention */
  #addDate(place: Deciding, readings: DateReadings | null): void {
    const found = this.#dates;
    found.count += 1;
    found.first ??= place;
    if (!readings) return;
    const able = ORDERS.filter((order) => readings[order] !== null);
    const [only] = able;
    if (able.length === 1 && only) found.only[only] ??= place;
    else if (new Set(able.map((order) => readings[order])).size > 1) addDifferent(found.doubtful, place);
  }
}

function addDifferent(places: Deciding[], place: Deciding): void {
  if (places.length < MOST_DOUBTFUL && !places.some(({ text }) => text === place.text)) places.push(place);
}

/** Returns the number of a cell under each sign; null if it holds none. */
function readingsOf({ text, number }: Cell): Readonly<Record<DecimalSign, string | null>> | null {
  if (number !== undefined) return { '.': number, ',': number };
  return readNumberText(text)?.readings ?? null;
}
