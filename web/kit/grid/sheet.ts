/** The types of a sheet whose rows the server holds: they are read, and single cells of them can be mended. */

import type { ComponentType } from 'react';

/** A column of a sheet. */
export interface SheetColumn {
  id: string;
  head: string;
  /** The width in pixels. */
  width: number;
  /** Whether its texts are numbers, which stand at the end. */
  isNumber?: boolean;
  /** Whether the column takes the remaining width. */
  grows?: boolean;
}

/** A cell of a sheet. */
export interface SheetCell {
  text: string;
  /** The text that this one replaces; null if it replaces none. */
  before: string | null;
  /** What is wrong with it; null if nothing is. */
  problem: string | null;
  /** What is to be known about it, though nothing is wrong; null for nothing. */
  note: string | null;
  /** What is typed over; null if the cell is read-only. */
  typed: string | null;
  /** Whether the cell is answered by a choice, in place of typing. */
  asks: boolean;
  /** Whether Enter on what it says already, opened to be typed over, says that it is meant so. */
  confirms?: boolean;
  /** Whether `typed` was not stored: it is sent again even if it stays as it is. */
  isUnsaved?: boolean;
}

/** How a row differs from what is stored: the color at its edge. */
export type SheetMark = 'new' | 'changed' | 'wrong' | 'quiet';

/** A row of a sheet. */
export interface SheetRow {
  key: string;
  /** The number at its edge, by which rows are ordered. No two rows have the same. */
  number: number;
  mark: SheetMark;
  cells: Readonly<Record<string, SheetCell>>;
  /** What is said in the pinned column, with its icon. */
  says: { text: string; Icon: ComponentType<{ size?: number }> };
}
