/** Declares the columns of a list by kind; a column that fits no kind is declared as a plain `Column`. */
import type { ReactNode } from 'react';
import type { ChoiceSource } from '../form/choiceSource.ts';
import { ChoiceCell, LinkCell, TextCell } from './Cells.tsx';
import type { Column } from './columns.ts';

/** The options of a column besides its name, its header and its cells. */
type Look<Row> = Omit<Column<Row, string>, 'id' | 'header' | 'cell'>;

type TextOf<Row> = (row: Row) => string | null | undefined;

/** Returns the column kinds for a row type and the names of its list's columns. A cell shows N/A if its text is missing. */
export function columnsOf<Row extends { id: string }, Name extends string>() {
  type Made = Column<Row, Name>;
  const texts =
    (quiet: boolean) =>
    (id: Name, header: string, look: Look<Row>, textOf: TextOf<Row>): Made => {
      return { id, header, cell: (row) => <TextCell quiet={quiet}>{textOf(row)}</TextCell>, ...look };
    };
  return {
    /** The record's name, as a link to its page if it has one; also the title of the row's card. */
    title: (id: Name, header: string, to: ((id: string) => string) | null, nameOf: (row: Row) => string): Made => {
      const cell = (row: Row) => <LinkCell to={to ? to(row.id) : null}>{nameOf(row)}</LinkCell>;
      return { id, header, cell, card: 'title' };
    },
    /** A cell with any content. */
    shown: (id: Name, header: string, look: Look<Row>, cell: (row: Row) => ReactNode): Made => {
      return { id, header, cell, ...look };
    },
    /** The name of a choice by its id. */
    choice: (
      id: Name,
      header: string,
      look: Look<Row>,
      source: ChoiceSource,
      idOf: TextOf<Row>,
      { quiet = false } = {},
    ): Made => {
      const cell = (row: Row) => <ChoiceCell source={source} id={idOf(row)} quiet={quiet} />;
      return { id, header, cell, ...look };
    },
    /** A text. */
    text: texts(false),
    /** A secondary text, muted. */
    quiet: texts(true),
  };
}
