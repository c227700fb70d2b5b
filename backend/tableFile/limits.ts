import { longestRow } from './textRows.ts';
import type { TableLimits } from './types.ts';

const MB = 1024 * 1024;

/**
 * What is accepted of a file unless a caller says otherwise. Excel allows 32,767 characters in a cell; a delivery history of ten
 * years has 10,000 rows, 33 columns and 4 million characters.
 */
export const tableLimits: TableLimits = {
  fileBytes: 64 * MB,
  unpackedBytes: 512 * MB,
  sheets: 100,
  rows: 200_000,
  columns: 500,
  cells: 5_000_000,
  characters: 40_000_000,
  rowLength: longestRow,
  cellLength: 32_767,
};
