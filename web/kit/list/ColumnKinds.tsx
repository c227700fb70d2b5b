/** Declares the columns of a list, by kind; what fits no kind is a `Column` written out. */
import type { ReactNode } from 'react';
import type { ChoiceSource } from '../form/choiceSource.ts';
import { ChoiceCell, LinkCell, TextCell } from './Cells.tsx';
import type { Column } from './columns.ts';

/** How a column looks besides its header and its cells. */
type Look<Field extends string> = Omit<Column<never, Field>, 'id' | 'header' | 'cell'>;

type Text = string | null | undefined;

/** The fields of a row that are texts. */
type TextField<Row> = { [Name in keyof Row & string]: Row[Name] extends Text ? Name : never }[keyof Row & string];

/**
 * The kinds of columns for these rows, sorted by these fields. A column of texts shows the field of its name, unless it is
 * told how to read a row; without a text its cell says N/A.
 */
export function columnsOf<Row extends { id: string }, Field extends string = never>() {
  type Made = Column<Row, Field>;
  const texts =
    (quiet: boolean) =>
    <Name extends string>(
      id: Name,
      header: string,
      look: Look<Field>,
      ...[read]: Name extends TextField<Row> ? [] : [(row: Row) => Text]
    ): Made => {
      const textOf = read ?? ((row: Row) => row[id as unknown as TextField<Row>] as Text);
      return { id, header, cell: (row) => <TextCell quiet={quiet}>{textOf(row)}</TextCell>, ...look };
    };
  return {
    /** What the row's record is called, leading to its page, or nowhere; it is the title of its card. */
    title: (id: TextField<Row>, header: string, to: ((id: string) => string) | null, sort: Field): Made => {
      const cell = (row: Row) => <LinkCell to={to ? to(row.id) : null}>{String(row[id])}</LinkCell>;
      return { id, header, cell, sort, card: 'title' };
    },
    /** Whatever the cell shows. */
    shown: (id: string, header: string, look: Look<Field>, cell: (row: Row) => ReactNode): Made => {
      return { id, header, cell, ...look };
    },
    /** What the id in the field of its name is called. */
    choice: (
      id: TextField<Row>,
      header: string,
      look: Look<Field>,
      source: ChoiceSource,
      { quiet = false } = {},
    ): Made => {
      const cell = (row: Row) => <ChoiceCell source={source} id={row[id] as Text} quiet={quiet} />;
      return { id, header, cell, ...look };
    },
    /** A text. */
    text: texts(false),
    /** A text that is only looked at in passing. */
    quiet: texts(true),
  };
}
