import type { ReactNode } from 'react';
import type { RowAction } from '../ui/rowAction.ts';
import type { ListRow } from './rows.ts';

/**
 * Where a column's cell stands on a card: its title, the corner beside it, a line of its own, among the quiet notes of
 * the last line, or at that line's end. A column without a place is left out.
 */
export type CardPlace = 'title' | 'corner' | 'line' | 'note' | 'end';

/** A column: its header, its cell, by what a click on the header sorts, and where it stands on a card. */
export interface Column<Row, Field extends string = never> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  sort?: Field;
  card?: CardPlace;
  /** A CSS width; the table's layout is fixed, so that nothing shifts when rows come. */
  width?: string;
  align?: 'start' | 'end';
  /** The header is for screen readers only. */
  headerHidden?: boolean;
  /** The column is for cards, which have no headers; tables leave it out. */
  cardOnly?: true;
  /** The width of the table, in pixels, from which on the column is shown. */
  from?: number;
}

/** What opens under a row. */
export interface RowDetails<Row> {
  /** What opening shows, for screen readers: the row's name. */
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

/** Which rows are open, where their list decides that; each row for itself otherwise. */
export interface OpenRows<Row> {
  has: (row: Row) => boolean;
  set: (row: Row, open: boolean) => void;
}

/** How rows are selected. */
export interface RowSelection<Row> {
  has: (id: string) => boolean;
  /** What a row is called, for screen readers. */
  label: (row: Row) => string;
  /** Selects a row or lets go of it; with `range` also what lies between it and the row before. */
  toggle: (row: Row, range: boolean) => void;
  /** Selects all of these rows, or lets go of them. */
  set: (rows: readonly Row[], chosen: boolean) => void;
}

/** What tables and cards are told about rows. */
export interface RowsProps<Row extends ListRow> {
  /** What the rows are, for the table's name. */
  label: string;
  /** Null until the first rows are here: a skeleton stands in. */
  rows: readonly Row[] | null;
  /** What stands before the rows and is no record yet, for instance an upload that is on its way. */
  coming?: ReactNode;
  /** Opens the record of a row; the row's own link does it for keyboards and new tabs. */
  onOpen?: ((row: Row) => void) | undefined;
  /** The pointer rests on a row: its page can be loaded ahead. */
  onPreview?: (() => void) | undefined;
  /** A mouse is pressed on a row: its click will open it. */
  onPress?: ((row: Row) => void) | undefined;
  details?: RowDetails<Row> | undefined;
  opened?: OpenRows<Row> | undefined;
  menu?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Rows that stand out, for instance because their comments are shown. */
  isMarked?: ((row: Row) => boolean) | undefined;
  /** Low rows without boxes, for the first rows of a list as a part of a page. */
  dense?: boolean | undefined;
  /** Old rows while new ones are on their way. */
  dimmed?: boolean | undefined;
  /** Names the page and the filters that these rows belong to: only within one such set do rows fade in and out. */
  set?: string | undefined;
}
