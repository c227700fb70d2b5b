/** How the file of an import is read, and what its columns become. */
import { conventionsOf } from '../tableFile/conventions.ts';
import { readDateDigits } from '../tableFile/dateText.ts';
import { examineRows } from '../tableFile/examine.ts';
import { headingFinder, proposeMapping } from '../tableFile/mapping.ts';
import type { Conventions, Decided, Reading, Row } from '../tableFile/types.ts';
import type { ImportedField } from './kind.ts';
import { recall } from './recall.ts';
import type { ChosenReading, FileImportRow, MappedColumn, Remembered, SheetShape, StoredSheet } from './table.ts';

/** What is known of the sheet of an import. */
export interface Mapping {
  readonly shape: SheetShape;
  readonly columns: MappedColumn[];
  readonly reading: ChosenReading;
  /** What an earlier file with the same headings was mapped to. */
  readonly remembered: Remembered | null;
}

/** What is to be found out about a sheet. */
interface Asked {
  readonly sheet: StoredSheet;
  readonly rows: AsyncIterable<readonly Row[]>;
  readonly fields: readonly ImportedField[];
  readonly remembered: (headings: readonly string[]) => Remembered | null;
  /** The row of headings, as a person says, null for none; otherwise it is found. */
  readonly headingsRow?: number | null | undefined;
}

/** Finds out where the table of a sheet is, and what its columns may become. */
export async function mappingOf({ sheet, rows, fields, remembered, headingsRow }: Asked): Promise<Mapping> {
  const examined = await examineRows(
    { rows, columns: sheet.columns, typicalFill: sheet.typicalFill, merges: sheet.merges },
    { isHeading: headingFinder(fields), ...(headingsRow !== undefined && { headingsRow }) },
  );
  const { evidence } = examined;
  const { columns: found, ...shape } = examined.shape;
  const headings = found.map(({ heading }) => heading);
  const before = remembered(headings);
  const recalled = recalledOf(before?.fields ?? [], headings, fields);
  const known = found.flatMap(({ column }, at): [number, string | null][] => {
    const said = recalled[at];
    return said ? [[column, said.field]] : [];
  });
  const proposals = proposeMapping(examined, fields, new Map(known));
  const columns = found.map(({ column, heading, examples, filled, total }, at): MappedColumn => {
    const { field = null, from = null, others = [] } = proposals.find((each) => each.column === column) ?? {};
    const plain = { column, heading, examples, filled, field, from, others, total: total.text };
    const among = recalled[at]?.among ?? [];
    return among.length > 0 ? { ...plain, others: among, asks: true } : plain;
  });
  // What the values of a column are was needed to propose its field.
  const kept = evidence.map((column) => ({ ...column, values: [] }));
  const reading = { evidence: kept, decimal: null, dateOrder: null, ...(before && { remembered: before.reading }) };
  return { shape, columns: stillAsking(columns), reading, remembered: before };
}

/** What a column becomes by an earlier mapping. */
interface RecalledField {
  readonly field: string | null;
  /** The fields that it may be, if that must be asked. */
  readonly among: readonly string[];
}

/**
 * Returns what columns become by an earlier mapping, by their headings; null for one that it does not know, or whose field there
 * is no longer.
 * @param isChosen whether a person took the mapping for a file with other headings
 */
export function recalledOf(
  remembered: Remembered['fields'],
  headings: readonly string[],
  fields: readonly ImportedField[],
  isChosen = false,
): (RecalledField | null)[] {
  const isField = (key: string) => fields.some((field) => field.key === key);
  return recall(remembered, headings, isChosen).map((said) => {
    if (said && 'among' in said) {
      const among = said.among.filter(isField);
      return among.length > 0 ? { field: null, among } : null;
    }
    return said && (said.field === null || isField(said.field)) ? { field: said.field, among: [] } : null;
  });
}

/** Returns columns of which only those ask that may become a field that no other one has taken. */
export function stillAsking(columns: readonly MappedColumn[]): MappedColumn[] {
  const taken = new Set(columns.map(({ field }) => field));
  return columns.map((column) => {
    const { asks, ...plain } = column;
    return asks && plain.field === null && plain.others.some((key) => !taken.has(key)) ? column : plain;
  });
}

/** A convention of a file: what decides it, and what a person has said. */
export interface Told<Value> extends Decided<Value> {
  /** What a person says for this file; null if they have not. */
  readonly chosen: Value | null;
  /** What a person said for an earlier file, if nothing in this one contradicts it; null if it does not count. */
  readonly remembered: Value | null;
}

/** How the numbers and dates of a file are written. */
export type ToldConventions = { readonly [Key in keyof Conventions]: Told<NonNullable<Conventions[Key]['value']>> };

/**
 * Returns how the numbers and dates of a file are written, as the columns tell that are mapped to such fields, and what a person
 * says. What was said for an earlier file counts only where this one can be read both ways.
 */
export function conventionsIn(
  { reading, columns }: Pick<FileImportRow, 'reading' | 'columns'>,
  fields: readonly ImportedField[],
): ToldConventions {
  const of = (isSuch: (field: ImportedField) => boolean) => {
    const keys = new Set(fields.filter(isSuch).map(({ key }) => key));
    return columns.filter(({ field }) => field !== null && keys.has(field)).map(({ column }) => column);
  };
  const numbers = of(({ kind, isLine }) => (kind === 'number' || kind === 'money') && !isLine);
  const dates = of(({ kind }) => kind === 'date');
  const { decimal, dateOrder } = conventionsOf(reading.evidence, { numbers, dates });
  const telling = (of: readonly number[]) => reading.evidence.filter(({ column }) => of.includes(column));
  const { decimal: sign = null, dateOrder: order = null } = reading.remembered ?? {};
  const signFits =
    decimal.value === null && !telling(numbers).some((column) => sign && column.numbers.only[sign === '.' ? ',' : '.']);
  // A day with its year in front is read by every order.
  const orderFits =
    dateOrder.value === null &&
    telling(dates).every(({ dates: { only, doubtful } }) => {
      const others = (['dmy', 'mdy'] as const).filter((each) => each !== order);
      return (
        others.every((each) => only[each] === null) &&
        doubtful.every(({ text }) => order && readDateDigits(text)?.[order] != null)
      );
    });
  return {
    decimal: { ...decimal, chosen: reading.decimal, remembered: signFits ? sign : null },
    dateOrder: { ...dateOrder, chosen: reading.dateOrder, remembered: orderFits ? order : null },
  };
}

/** Returns what holds of a convention: what a person says, what the file decides, or what was said of an earlier file. */
export const heldOf = <Value>({ chosen, value, remembered }: Told<Value>): Value | null =>
  chosen ?? value ?? remembered;

/** What is read where nothing in a file says otherwise. */
const DEFAULTS: Reading = { decimal: '.', dateOrder: 'ymd' };

/** Returns how an import's file is read: as a person said, as the file decides, as an earlier file was read, or as is usual. */
export function readingOf(
  found: Pick<FileImportRow, 'reading' | 'columns'>,
  fields: readonly ImportedField[],
): Reading {
  const { decimal, dateOrder } = conventionsIn(found, fields);
  return { decimal: heldOf(decimal) ?? DEFAULTS.decimal, dateOrder: heldOf(dateOrder) ?? DEFAULTS.dateOrder };
}

/** Returns what must be answered before an import can be previewed. */
export function questionsOf(
  found: Pick<FileImportRow, 'reading' | 'columns'>,
  fields: readonly ImportedField[],
): ('columns' | 'numbers' | 'dates')[] {
  const { decimal, dateOrder } = conventionsIn(found, fields);
  return [
    ...(found.columns.some(({ asks }) => asks) ? (['columns'] as const) : []),
    ...(decimal.doubtful && heldOf(decimal) === null ? (['numbers'] as const) : []),
    ...(dateOrder.doubtful && heldOf(dateOrder) === null ? (['dates'] as const) : []),
  ];
}
