import type { SystemStyleObject } from '@chakra-ui/react';
import { gridStyle } from './gridStyle.ts';
import type { SheetColumn } from './sheet.ts';

/** The widths of the row numbers and of the pinned column, in pixels. */
const GUTTER = 52;
const PINNED = 168;

/** The style of a sheet of rows that the server holds. */
export const READ: SystemStyleObject = {
  ...gridStyle,
  scrollPaddingInlineStart: `${GUTTER}px`,
  scrollPaddingInlineEnd: { base: 0, md: `${PINNED}px` },
  // What is wrong with a cell is said while the sheet has the focus, not beside what was opened from it.
  '&:not(:focus-within) [data-notice]': { display: 'none' },
};

/** Returns the CSS columns of each row, and their minimum total width in pixels. */
export function layoutOf(columns: readonly SheetColumn[]): { template: string; width: number } {
  const widths = columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`));
  return {
    template: [
      `${GUTTER}px`,
      ...widths,
      `minmax(${PINNED}px, ${columns.some(({ grows }) => grows) ? 'auto' : '1fr'})`,
    ].join(' '),
    width: columns.reduce((sum, { width }) => sum + width, GUTTER + PINNED),
  };
}
