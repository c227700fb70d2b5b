import type { TableFile } from './types.ts';

/** The least that is a table, below and beside its headings. */
const LEAST = { rows: 2, columns: 3 };

/** Returns the place of the sheet that is most likely meant: the first one that is shown and has a table, else the longest one. */
export function likelySheet({ sheets }: Pick<TableFile, 'sheets'>): number {
  const table = sheets.findIndex(
    ({ hidden, rows, columns }) => !hidden && rows >= LEAST.rows && columns >= LEAST.columns,
  );
  if (table >= 0) return table;
  return sheets.reduce((most, { rows }, at) => (rows > (sheets[most]?.rows ?? 0) ? at : most), 0);
}
