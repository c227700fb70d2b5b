import { Fragment } from 'react';
import { formatCount } from '../../base/format.ts';
import { messages as words } from '../../base/words.ts';
import { printedMessages as messages } from '../../kit/print/printedMessages.ts';
import type { PaperColumn, PaperTable } from './printedTable.ts';

/** The kinds of columns whose values line up at their end. */
const NUMBERS: ReadonlySet<string> = new Set(['money', 'quantity', 'count']);
/** A word that may be broken anywhere: its column would take the room of the others. */
const LONG_WORD = /\S{26}/;
/** A number or code, which is not broken at its hyphens. */
const SHORT_CODE = /^\S{1,20}$/;
/** The kinds whose values are never broken. */
const WHOLE: ReadonlySet<string> = new Set([...NUMBERS, 'date']);

/** A list on paper: its head stands on each page, no row breaks across two, and what it leaves out is said under it. */
export function PaperRows({ table }: { table: PaperTable }) {
  const { columns, rows, count, empty, under = {}, totals } = table;
  const at = columns.map((column, index) => ({ column, index }));
  /** The columns side by side, each with those under it. */
  const places = at
    .filter(({ column }) => !isUnder(column, columns, under))
    .map((place) => ({ ...place, below: at.filter(({ column }) => under[column.name] === place.column.name) }));
  const hasMoney = columns.some(({ kind }) => kind === 'money');
  const notes = [
    rows.length < count && messages.firstRows(formatCount(rows.length), formatCount(count)),
    hasMoney && messages.dollars,
    empty.length > 0 && messages.emptyColumns(empty),
  ];
  return (
    <>
      <table>
        <thead>
          <tr>
            {places.map(({ column }) => (
              <th key={column.name} scope="col" data-number={numberOf(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, values }) => (
            <tr key={number}>
              {places.map((place) => (
                <Cell key={place.column.name} {...place} values={values} />
              ))}
            </tr>
          ))}
          {totals && rows.length === count && (
            <tr className="print-total">
              {places.map(({ column }) => (
                <td key={column.name} data-number={numberOf(column)}>
                  {totals[column.name]}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
      <p className="print-note">{notes.filter(Boolean).join(' ')}</p>
    </>
  );
}

const numberOf = ({ kind }: PaperColumn) => NUMBERS.has(kind) || undefined;

/** Whether a column stands under another one of the table. */
const isUnder = ({ name }: PaperColumn, columns: readonly PaperColumn[], under: Readonly<Record<string, string>>) =>
  columns.some((other) => other.name === under[name]);

interface Place {
  column: PaperColumn;
  index: number;
}

interface CellProps extends Place {
  /** The columns whose values stand under that of this one. */
  below: readonly Place[];
  values: readonly string[];
}

function Cell({ column, index, below, values }: CellProps) {
  const value = values[index] ?? '';
  const notes = below.flatMap((one) => {
    const text = values[one.index];
    return text ? [words.labeled(one.column.label, text)] : [];
  });
  return (
    <td
      data-number={numberOf(column)}
      data-whole={WHOLE.has(column.kind) || SHORT_CODE.test(value) || undefined}
      data-long={LONG_WORD.test(value) || undefined}
    >
      <div className="any-script">{value}</div>
      {notes.length > 0 && (
        <small>
          {notes.map((note, at) => (
            <Fragment key={note}>
              {at > 0 && ' · '}
              <bdi>{note}</bdi>
            </Fragment>
          ))}
        </small>
      )}
    </td>
  );
}
