/** How the file of an import is read, and what its columns become. */
import { conventionsOf } from '../tableFile/conventions.ts';
import { examineRows } from '../tableFile/examine.ts';
import { headingFinder, proposeMapping } from '../tableFile/mapping.ts';
import type { Conventions, Reading, Row } from '../tableFile/types.ts';
import type { ImportedField } from './kind.ts';
import type { Remembered } from './mappings.ts';
import type { ChosenReading, FileImportRow, MappedColumn, SheetShape, StoredSheet } from './table.ts';

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
  const before = remembered(found.map(({ heading }) => heading));
  const proposals = proposeMapping(examined, fields, new Map(Object.entries(before?.fields ?? {})));
  const columns = found.map(({ column, heading, examples, filled, total }): MappedColumn => {
    const { field = null, from = null, others = [] } = proposals.find((each) => each.column === column) ?? {};
    return { column, heading, examples, filled, field, from, others, total: total.text };
  });
  const reading = { evidence, decimal: before?.reading.decimal ?? null, dateOrder: before?.reading.dateOrder ?? null };
  return { shape, columns, reading, remembered: before };
}

/** Returns how the numbers and dates of a file are written, as the columns tell that are mapped to such fields. */
export function conventionsIn(
  { reading, columns }: Pick<FileImportRow, 'reading' | 'columns'>,
  fields: readonly ImportedField[],
): Conventions {
  const of = (isSuch: (field: ImportedField) => boolean) => {
    const keys = new Set(fields.filter(isSuch).map(({ key }) => key));
    return columns.filter(({ field }) => field !== null && keys.has(field)).map(({ column }) => column);
  };
  return conventionsOf(reading.evidence, {
    numbers: of(({ kind, isLine }) => (kind === 'number' || kind === 'money') && !isLine),
    dates: of(({ kind }) => kind === 'date'),
  });
}

/** What is read where nothing in a file says otherwise. */
const DEFAULTS: Reading = { decimal: '.', dateOrder: 'ymd' };

/** Returns how an import's file is read: as a person said, as the file decides, or as is usual. */
export function readingOf(
  found: Pick<FileImportRow, 'reading' | 'columns'>,
  fields: readonly ImportedField[],
): Reading {
  const { decimal, dateOrder } = conventionsIn(found, fields);
  return {
    decimal: found.reading.decimal ?? decimal.value ?? DEFAULTS.decimal,
    dateOrder: found.reading.dateOrder ?? dateOrder.value ?? DEFAULTS.dateOrder,
  };
}

/** Returns what must be answered before an import can be previewed. */
export function questionsOf(
  found: Pick<FileImportRow, 'reading' | 'columns'>,
  fields: readonly ImportedField[],
): ('numbers' | 'dates')[] {
  const { decimal, dateOrder } = conventionsIn(found, fields);
  return [
    ...(decimal.doubtful && found.reading.decimal === null ? (['numbers'] as const) : []),
    ...(dateOrder.doubtful && found.reading.dateOrder === null ? (['dates'] as const) : []),
  ];
}
