// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed by their numbers, which table elements are not.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active cell.
import { memo, type ReactNode } from 'react';
import { cellId, noticeId } from './GridRowView.tsx';
import { ROW } from './gridStyle.ts';
import { gridMessages as messages } from './messages.ts';
import type { SheetCell, SheetColumn, SheetMark, SheetRow } from './sheet.ts';

interface ReadRowProps {
  gridId: string;
  index: number;
  /** Null while it loads. */
  row: SheetRow | null;
  columns: readonly SheetColumn[];
  template: string;
  /** The column of the active cell; -1 if it is in another row. */
  at: number;
  /** Whether the active cell is typed over: its editor then replaces its text. */
  isTyping: boolean;
  /** Whether there is too little room under the row for what is said about its active cell. */
  isUp: boolean;
  /** The editor of the active cell. */
  editor: ReactNode;
}

/** The marks of `gridStyle` at a row's edge. */
const MARKS: Readonly<Record<SheetMark, string>> = {
  new: 'unsaved',
  changed: 'changed',
  wrong: 'wrong',
  quiet: 'stored',
};

/** A row of a sheet, memoized: it is rendered again only if a prop changes. */
export const ReadRow = memo(function ReadRow(props: ReadRowProps) {
  const { gridId, index, row, columns, template, at, isTyping, isUp, editor } = props;
  const end = columns.length;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-busy={row === null || undefined}
      data-mark={row ? MARKS[row.mark] : undefined}
      data-active={at >= 0 || undefined}
      style={{ top: index * ROW, gridTemplateColumns: template }}
    >
      <div role="rowheader" aria-colindex={1} aria-label={row ? messages.row(row.number) : undefined}>
        {row?.number}
      </div>
      {columns.map((column, place) => {
        const cell = row?.cells[column.id];
        const isAt = place === at;
        const notice = cell?.problem ?? cell?.note;
        return (
          <div
            key={column.id}
            id={cellId(gridId, index, place)}
            role="gridcell"
            aria-colindex={place + 2}
            aria-readonly={!cell || cell.typed === null || undefined}
            aria-invalid={Boolean(cell?.problem) || undefined}
            aria-describedby={isAt && notice ? noticeId(gridId) : undefined}
            aria-haspopup={cell?.asks ? 'dialog' : undefined}
            data-row={index}
            data-column={place}
            data-at={isAt || undefined}
            data-align={column.isNumber ? 'end' : undefined}
            data-noted={Boolean(cell?.note && !cell.problem) || undefined}
            data-changed={(cell && cell.before !== null && !cell.problem) || undefined}
          >
            {cell && !(isAt && isTyping) && <Content cell={cell} />}
            {isAt && editor}
            {isAt && notice && (
              <div
                id={noticeId(gridId)}
                data-notice={cell?.problem ? '' : 'note'}
                data-up={isUp || undefined}
                data-end={place > end / 2 || undefined}
              >
                {notice}
              </div>
            )}
          </div>
        );
      })}
      <div
        id={cellId(gridId, index, end)}
        role="gridcell"
        aria-colindex={end + 2}
        aria-readonly
        data-row={index}
        data-column={end}
        data-at={at === end || undefined}
        data-pinned=""
      >
        {row && (
          <span data-state="">
            <row.says.Icon size={14} aria-hidden />
            <span data-text="" data-tip-cut="">
              {row.says.text}
            </span>
          </span>
        )}
        {at === end && editor}
      </div>
    </div>
  );
});

function Content({ cell: { text, before } }: { cell: SheetCell }) {
  return (
    <span data-text="" data-tip-cut="" dir="auto">
      {before !== null && <del>{before || messages.nothing}</del>}
      {before !== null && text === '' ? messages.nothing : text}
    </span>
  );
}
