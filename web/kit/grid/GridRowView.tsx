// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed by their numbers, which table elements are not.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active cell.
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleX from 'lucide-react/icons/circle-x';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import { type ComponentType, memo, type ReactNode } from 'react';
import { cellTextOf } from './cellText.ts';
import { type GridColumn, STATE } from './column.ts';
import { isTyped } from './edits.ts';
import { isEmpty } from './gridState.ts';
import { alignOf, ROW } from './gridStyle.ts';
import { gridMessages as messages } from './messages.ts';
import type { RowState, RowStatus } from './rowStates.ts';
import { cellOf } from './rows.ts';

interface GridRowViewProps {
  gridId: string;
  index: number;
  /** Null for the empty row at the end. */
  look: RowState | null;
  columns: readonly GridColumn[];
  template: string;
  /** The column of the active cell; -1 if it is in another row. */
  at: number;
  /** The columns as text, a 1 for selected and a 0 for others: `0110`. */
  selected: string;
  /** Whether the active cell is edited: its editor then replaces its text. */
  typing: boolean;
  /** The editor of the active cell. */
  editor: ReactNode;
  /** The elements attached to the active cell: its notice and the fill handle. */
  beside: ReactNode;
}

/** A row of a grid, memoized: it is rendered again only if a prop changes. */
export const GridRowView = memo(function GridRowView(props: GridRowViewProps) {
  const { gridId, index, look, columns, template, at, selected, typing, editor, beside } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-mark={look ? SIGNS[look.status].mark : undefined}
      data-active={at >= 0 || undefined}
      style={{ top: index * ROW, gridTemplateColumns: template }}
    >
      <div role="rowheader" aria-colindex={1} aria-label={messages.row(index + 1)} data-row={index} data-gutter="">
        {look ? index + 1 : <Plus size={14} aria-hidden />}
      </div>
      {columns.map((column, place) => {
        const problem = look?.problems[column.id];
        const isAt = place === at;
        return (
          <div
            key={column.id}
            id={cellId(gridId, index, place)}
            role="gridcell"
            aria-colindex={place + 2}
            aria-selected={selected[place] === '1'}
            aria-readonly={!isTyped(column) || Boolean(look?.row.locked) || undefined}
            aria-invalid={Boolean(problem) || undefined}
            aria-describedby={problem && isAt ? noticeId(gridId) : undefined}
            data-row={index}
            data-column={place}
            data-at={isAt || undefined}
            data-align={alignOf(column)}
            data-pinned={column.id === STATE || undefined}
            data-computed={column.compute && column.id !== STATE ? '' : undefined}
            data-fresh={look?.row.fresh.includes(column.id) || undefined}
          >
            {!(isAt && typing) && <Content look={look} column={column} />}
            {isAt && editor}
            {isAt && beside}
          </div>
        );
      })}
    </div>
  );
});

/** Returns the element id of a cell. */
export function cellId(grid: string, row: number, column: number): string {
  return `${grid}-${row}-${column}`;
}

/** Returns the element id of the notice of the active cell. */
export function noticeId(grid: string): string {
  return `${grid}-notice`;
}

function Content({ look, column }: { look: RowState | null; column: GridColumn }) {
  if (!look)
    return (
      <span data-text="" data-hint="" data-tip-cut="">
        {column.grows ? messages.newRow : ''}
      </span>
    );
  if (column.id === STATE) return <State look={look} />;
  const { row } = look;
  if (column.look.later && isEmpty(cellOf(row, column.id)))
    return (
      <span data-text="" data-hint="" data-tip-cut="">
        {column.look.later}
      </span>
    );
  return (
    <span data-text="" data-tip-cut="" dir="auto">
      {cellTextOf(column, row)}
    </span>
  );
}

/** The mark at a row's edge and the icon of its state, by status. */
const SIGNS: Record<RowStatus, { mark: string; Icon: ComponentType<{ size?: number }> }> = {
  stored: { mark: 'stored', Icon: Check },
  locked: { mark: 'locked', Icon: Lock },
  new: { mark: 'unsaved', Icon: CircleDot },
  changed: { mark: 'unsaved', Icon: CircleDot },
  wrong: { mark: 'wrong', Icon: CircleAlert },
  refused: { mark: 'wrong', Icon: CircleX },
  conflict: { mark: 'wrong', Icon: CircleAlert },
};

function State({ look }: { look: RowState }) {
  const { Icon } = SIGNS[look.status];
  return (
    <span data-state="">
      <Icon size={14} aria-hidden />
      <span data-text="" data-tip-cut="">
        {stateText(look)}
      </span>
    </span>
  );
}

/** Returns the text of a row's state. */
function stateText({ status, first, row }: RowState): string {
  if (status === 'wrong') return first?.short ?? first?.message ?? '';
  if (status === 'refused') return messages.refused(first?.message ?? '');
  if (status === 'locked') return row.locked ?? messages.states.locked;
  const who = row.conflict?.change?.by;
  return status === 'conflict' && who ? messages.conflictBy(who) : messages.states[status];
}
