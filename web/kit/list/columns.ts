import type { ReactNode } from 'react';
import type { RowAction } from '../ui/rowAction.ts';
import type { ListRow } from './rows.ts';

/**
 * The position of a column's cell on a card: the title, the corner next to it, a separate line, a muted note in the last
 * line, or that line's end. A column without a position is not shown on cards.
 */
export type CardPlace = 'title' | 'corner' | 'line' | 'note' | 'end';

/**
 * A column: its name, its header, its cell, and its position on a card. The columns of a list are named as on the server, by
 * an enum of the schema, and are sorted by under that name; other tables name them as they like.
 */
export interface Column<Row, Name extends string> {
  id: Name;
  header: string;
  cell: (row: Row) => ReactNode;
  card?: CardPlace;
  /** A CSS width. The table layout is fixed, so that nothing shifts when rows arrive. */
  width?: string;
  align?: 'start' | 'end';
  /** The text of a number, code or date, which is never cut: the column is as wide as the longest on the page. */
  whole?: (row: Row) => string | null | undefined;
  /** Whether the header is for screen readers only. */
  headerHidden?: boolean;
  /** Whether the column is only for cards, which have no headers; tables omit it. */
  cardOnly?: true;
  /** The table width in pixels from which on the column is shown. */
  from?: number;
  /** Whether the column is shown only if it is chosen. */
  isExtra?: true;
}

/** The details that open under a row. */
export interface RowDetails<Row> {
  /** Returns the row's name on the button that opens its details, for screen readers. */
  label: (row: Row) => string;
  render: (row: Row) => ReactNode;
}

/** The open rows of a list that controls them; otherwise each row keeps its own state. */
export interface OpenRows<Row> {
  has: (row: Row) => boolean;
  set: (row: Row, open: boolean) => void;
}

/** The selection of a list's rows. */
export interface RowSelection<Row> {
  has: (id: string) => boolean;
  /** Returns a row's name, for screen readers. */
  label: (row: Row) => string;
  /** Toggles a row; with `range` also the rows between it and the last toggled one. */
  toggle: (row: Row, range: boolean) => void;
  /** Selects or deselects all of these rows. */
  set: (rows: readonly Row[], chosen: boolean) => void;
}

/** What a row does. */
export interface RowBehavior<Row> {
  /** Opens a row's record on a click; the row's own link serves keyboards and new tabs. */
  onOpen?: ((row: Row) => void) | undefined;
  /** Called when the pointer enters a row, to preload its page. */
  onPreview?: (() => void) | undefined;
  /** Called when the mouse is pressed on a row: the click that follows opens it. */
  onPress?: ((row: Row) => void) | undefined;
  details?: RowDetails<Row> | undefined;
  opened?: OpenRows<Row> | undefined;
  menu?: ((row: Row) => readonly RowAction[]) | undefined;
  selection?: RowSelection<Row> | undefined;
  /** Whether a row is highlighted, for instance because its comments are shown. */
  isMarked?: ((row: Row) => boolean) | undefined;
}

/**
 * `inner` for rows inside a record's page, whose edges align with the record's fields: lower, and on cards without boxes;
 * `dense` for low ones without boxes, for the first rows of a list as a section of a page.
 */
export type RowSize = 'list' | 'inner' | 'dense';

/** The props that tables and cards share. */
export interface RowsProps<Row extends ListRow> {
  /** The accessible name of the table. */
  label: string;
  /** Null until the first rows arrive: a skeleton is shown. */
  rows: readonly Row[] | null;
  /** The content before the rows that is not a record yet, for instance a running upload. */
  coming?: ReactNode;
  behavior?: RowBehavior<Row> | undefined;
  size?: RowSize | undefined;
  /** Whether the rows are old ones, while new ones load. */
  dimmed?: boolean | undefined;
  /** Identifies the page and the filters of the rows: rows fade in and out only within one such set. */
  set?: string | undefined;
}
