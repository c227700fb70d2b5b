/** Declares the columns of a list by kind; a column that fits no kind is declared as a plain `Column`. */
import type { ReactNode } from 'react';
import type { ChoiceSource } from '../form/choiceSource.ts';
import { ChoiceCell, LinkCell, TextCell } from './Cells.tsx';
import type { Column } from './columns.ts';

/** The options of a column besides its header and its cells. */
type Look<Row, Field extends string> = Omit<Column<Row, Field>, 'id' | 'header' | 'cell'>;

type Text = string | null | undefined;

/** The names of a row's text fields. */
type TextField<Row> = { [Name in keyof Row & string]: Row[Name] extends Text ? Name : never }[keyof Row & string];

/**
 * Returns the column kinds for a row type and its sort fields. A text column shows the field that its id names, unless it
 * has a function that reads the text from a row. Its cell shows N/A if the text is missing.
 */
export function columnsOf<Row extends { id: string }, Field extends string = never>() {
  type Made = Column<Row, Field>;
  const texts =
    (quiet: boolean) =>
    <Name extends string>(
      id: Name,
      header: string,
      look: Look<Row, Field>,
      ...[read]: Name extends TextField<Row> ? [] : [(row: Row) => Text]
    ): Made => {
      const textOf = read ?? ((row: Row) => row[id as unknown as TextField<Row>] as Text);
      return { id, header, cell: (row) => <TextCell quiet={quiet}>{textOf(row)}</TextCell>, ...look };
    };
  return {
    /** The record's name, as a link to its page if it has one; also the title of the row's card. */
    title: (id: TextField<Row>, header: string, to: ((id: string) => string) | null, sort: Field): Made => {
      const cell = (row: Row) => <LinkCell to={to ? to(row.id) : null}>{String(row[id])}</LinkCell>;
      return { id, header, cell, sort, card: 'title' };
    },
    /** A cell with any content. */
    shown: (id: string, header: string, look: Look<Row, Field>, cell: (row: Row) => ReactNode): Made => {
      return { id, header, cell, ...look };
    },
    /** The name of the choice whose id the field holds. */
    choice: (
      id: TextField<Row>,
      header: string,
      look: Look<Row, Field>,
      source: ChoiceSource,
      { quiet = false } = {},
    ): Made => {
      const cell = (row: Row) => <ChoiceCell source={source} id={row[id] as Text} quiet={quiet} />;
      return { id, header, cell, ...look };
    },
    /** A text. */
    text: texts(false),
    /** A secondary text, muted. */
    quiet: texts(true),
  };
}
