/** The rows of a list as one JSON document: what a page prints, with the kind of each column, so that it writes values its own way. */
import type { Cell, ShownColumn } from './cells.ts';

/** What is told of the rows. */
interface Head<Row> {
  readonly columns: readonly ShownColumn<Row>[];
  readonly heads: readonly string[];
  /** The names of the columns. */
  readonly names: readonly string[];
  /** How many rows the list has, also those that are not written. */
  readonly count: number;
  /** What the list is narrowed and sorted by, in words: names and values. */
  readonly about: readonly (readonly [string, string])[];
}

/**
 * Writes rows piece by piece: `{"count", "about", "columns": [{"name", "label", "kind"}], "rows": [["text"]]}`. Dates and moments are ISO
 * 8601, numbers have their digits. A document that breaks off is no JSON.
 */
export async function* jsonFile<Row>(
  { columns, heads, names, count, about }: Head<Row>,
  rows: AsyncIterable<Cell[][]>,
): AsyncGenerator<string> {
  const named = columns.map(({ kind }, index) => ({ name: names[index], label: heads[index], kind }));
  yield `{"count":${count},"about":${JSON.stringify(about)},"columns":${JSON.stringify(named)},"rows":[`;
  let separator = '';
  for await (const piece of rows) {
    for (const cells of piece) {
      yield separator + JSON.stringify(cells.map(({ text }) => text));
      separator = ',';
    }
  }
  yield ']}';
}
