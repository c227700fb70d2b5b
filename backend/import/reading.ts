import { requestDate } from '../api/validate.ts';
import { todayOf } from '../record/timeZone.ts';
import { isDamagedCode } from '../tableFile/damaged.ts';
import { messages } from './messages.ts';

/** A remark about a cell, or about a whole row if the column is null. */
export interface Finding {
  column: string | null;
  /** The cell's text in the file. */
  value: string | null;
  reason: string;
}

/** The result of reading a cell: a value, possibly with a remark, or the reason its row is refused. */
export type Reading<Value> = { ok: true; value: Value; noted?: Finding } | { ok: false; refused: Finding };

/** Converts a cell's text to a value. The text is already trimmed. */
export type Reader<Value> = (text: string, column: string) => Reading<Value>;

/** The source of a field: the columns it needs, and how they are read. */
export interface Source<Value> {
  readonly columns: readonly string[];
  readonly read: (cell: (column: string) => string) => Reading<Value>;
}

const good = <Value>(value: Value): Reading<Value> => ({ ok: true, value });
const bad = (column: string, value: string, reason: string): Reading<never> => ({
  ok: false,
  refused: { column, value, reason },
});

/** Creates a field that is one column. */
export function from<Value>(column: string, read: Reader<Value>): Source<Value> {
  return { columns: [column], read: (cell) => read(cell(column), column) };
}

/** Creates a field that is the first of these columns with a value. */
export function firstOf<Value>(...sources: Source<Value | null>[]): Source<Value | null> {
  return {
    columns: sources.flatMap(({ columns }) => columns),
    read: (cell) => {
      for (const { read } of sources) {
        const reading = read(cell);
        if (!reading.ok || reading.value !== null) return reading;
      }
      return good(null);
    },
  };
}

/** Creates a field that collects the texts of these columns that are not values. */
export function collected(...sources: Source<string | null>[]): Source<string[]> {
  return {
    columns: sources.flatMap(({ columns }) => columns),
    read: (cell) => {
      const readings = sources.map(({ read }) => read(cell));
      return good(readings.flatMap((reading) => (reading.ok && reading.value !== null ? [reading.value] : [])));
    },
  };
}

/** The part of a Zod type that is used here; `api/validate.ts` and the concepts' schemas satisfy it. */
interface Rule<Value> {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: { message: string }[] } };
}

/** Reads by a rule of the product. Its message follows the label, the field's name as users know it. */
export function ruled<Value>(rule: Rule<Value>, label: string): Reader<Value> {
  return (text, column) => {
    const parsed = rule.safeParse(text);
    if (parsed.success) return good(parsed.data);
    return bad(column, text, `${label} ${parsed.error.issues[0]?.message ?? ''}`);
  };
}

/** `1.200` is 1.2 where the dot separates the decimals, and 1,200 where it separates the thousands. */
const TWO_READINGS = /^[1-9]\d{0,2}\.\d{3}$/;
/** Reads a number, and refuses one with two readings: an import asks nobody, and one of them is a thousandfold error. */
export function oneReading<Value>(read: Reader<Value>): Reader<Value> {
  return (text, column) => {
    const reading = read(text, column);
    return reading.ok && TWO_READINGS.test(text) ? bad(column, text, messages.twoReadings) : reading;
  };
}

/** Reads a code, and refuses what a spreadsheet has damaged. */
export function undamaged<Value>(read: Reader<Value>): Reader<Value> {
  return (text, column) => (isDamagedCode(text) ? bad(column, text, messages.damaged) : read(text, column));
}

/** Reads text that was wrapped or indented in a spreadsheet's cell as one line: its line breaks are not part of a name. */
export function oneLine<Value>(read: Reader<Value>): Reader<Value> {
  return (text, column) => read(text.replace(/\s+/g, ' '), column);
}

/** Converts a reader's value. */
export function mapped<Value, Result>(read: Reader<Value>, change: (value: Value) => Result): Reader<Result> {
  return (text, column) => {
    const reading = read(text, column);
    return reading.ok ? { ...reading, value: change(reading.value) } : reading;
  };
}

/** Returns null if the cell is empty or one of these texts; reads it otherwise. */
export function unless<Value>(none: readonly string[], read: Reader<Value>): Reader<Value | null> {
  return (text, column) => (text === '' || none.includes(text) ? good(null) : read(text, column));
}

/** Returns the value of a known text; any other text is noted and omitted. */
export function oneOf<Value>(values: Readonly<Record<string, Value>>): Reader<Value | null> {
  const known = new Map(Object.entries(values).map(([text, value]) => [text.toLowerCase(), value]));
  return (text, column) => {
    const value = known.get(text.toLowerCase());
    if (value !== undefined) return good(value);
    return { ok: true, value: null, noted: { column, value: text, reason: messages.notKnown } };
  };
}

/** Returns the text if it is one of these, null otherwise. */
export function only(texts: readonly string[]): Reader<string | null> {
  return (text) => good(texts.includes(text) ? text : null);
}

/** Reads a decimal of at least 0 with at most `scale` decimals. Other text is noted and omitted, `elsewhere` silently. */
export function amount(scale: number, elsewhere: RegExp): Reader<string | null> {
  const pattern = new RegExp(`^\\d{1,9}(\\.\\d{1,${scale}})?$`);
  return (text, column) => {
    if (TWO_READINGS.test(text))
      return { ok: true, value: null, noted: { column, value: text, reason: messages.twoReadings } };
    if (pattern.test(text)) return good(text);
    if (text === '' || elsewhere.test(text)) return good(null);
    return { ok: true, value: null, noted: { column, value: text, reason: messages.notANumber } };
  };
}

/** Reads a calendar date in one of the formats of `dateOf`; any other text refuses the row. */
export const date: Reader<string> = (text, column) => {
  const read = dateOf(text);
  if (read === null) return bad(column, text, messages.notADate);
  const { error } = requestDate.safeParse(read);
  return error ? bad(column, text, error.issues[0]?.message ?? messages.notADate) : good(read);
};

/** Reads the date of a past event: not later than today in the time zone where today is latest. */
export const pastDate: Reader<string> = (text, column) => {
  const reading = date(text, column);
  const isAhead = reading.ok && reading.value > todayOf({ timeZone: null }, new Date());
  return isAhead ? bad(column, text, messages.ahead) : reading;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * Returns YYYY-MM-DD for `2-Jun-06`, `02-Jun-2006`, `6/2/06` (month first, as in the United States) or `2006-06-02`; null
 * for any other text and for days that do not exist. Two-digit years up to 68 are 20xx, as in POSIX strptime.
 */
export function dateOf(text: string): string | null {
  const named = text.match(/^(\d{1,2})[- ]([A-Za-z]{3})[- ](\d{2}|\d{4})$/);
  if (named) return calendarDate(named[3], months.indexOf((named[2] ?? '').toLowerCase()) + 1, named[1]);
  const slashed = text.match(/^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/);
  if (slashed) return calendarDate(slashed[3], Number(slashed[1]), slashed[2]);
  const iso = text.match(/^(\d{4})-(\d{2})-(\d{2})$/);
  return iso ? calendarDate(iso[1], Number(iso[2]), iso[3]) : null;
}

function calendarDate(yearText = '', month: number, dayText = ''): string | null {
  const short = Number(yearText);
  const year = yearText.length === 2 ? short + (short <= 68 ? 2000 : 1900) : short;
  const written = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${dayText.padStart(2, '0')}`;
  const time = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(written) ? written : null;
}
