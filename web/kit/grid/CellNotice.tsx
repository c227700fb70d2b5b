import { likely, showCell } from './cellText.ts';
import type { GridColumn } from './column.ts';
import { doubtAbout } from './doubt.ts';
import { noticeId } from './GridRowView.tsx';
import { gridMessages as messages } from './messages.ts';
import { cellOf, type GridRow } from './rows.ts';
import type { Grid } from './useGrid.ts';

/** The maximum options offered in place of an unknown text. */
const MOST = 3;

interface CellNoticeProps {
  grid: Grid;
  gridId: string;
  row: GridRow;
  column: GridColumn;
  message: string;
  up: boolean;
  /** Whether the notice would overflow the page's end: it is then aligned to the end of the cell. */
  atEnd: boolean;
}

/** The problem of the active cell, right next to it, with its likely fixes. */
export function CellNotice({ grid, gridId, row, column, message, up, atEnd }: CellNoticeProps) {
  const cures = fixesFor(grid, row, column);
  const who = row.conflict?.paths.includes(column.id) && row.conflict.change?.by;
  return (
    <div id={noticeId(gridId)} data-notice="" data-up={up || undefined} data-end={atEnd || undefined}>
      <span>{who ? messages.conflictBy(who) : message}</span>
      {cures.length > 0 && column.look.kind !== 'switch' && <span data-plain="">{messages.chooseOne}</span>}
      {cures.map(({ label, run }) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          // Keeps the focus in the grid.
          onPointerDown={(event) => event.preventDefault()}
          onClick={(event) => {
            event.stopPropagation();
            run();
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function fixesFor({ state, dispatch }: Grid, row: GridRow, column: GridColumn) {
  const value = cellOf(row, column.id);
  const index = state.rows.indexOf(row);
  const write = (cell: typeof value) =>
    dispatch({ type: 'write', edits: [{ row: index, column: column.id, value: cell }] });
  const shown = (cell: typeof value) => showCell(column, cell) || messages.nothing;
  if (row.conflict?.paths.includes(column.id) && row.base) {
    const settle = (cell: typeof value) => dispatch({ type: 'settled', key: row.key, cells: { [column.id]: cell } });
    const theirs = cellOf({ ...row, values: row.base }, column.id);
    return [
      { label: messages.theirs(shown(theirs)), run: () => settle(theirs) },
      { label: messages.mine(shown(value)), run: () => settle(value) },
    ];
  }
  const doubt = doubtAbout(column, value, state);
  if (!doubt || typeof value !== 'string') return [];
  const used = state.rows.map((one) => cellOf(one, column.id)).filter((cell) => typeof cell === 'string');
  const listed = column.options ? likely(column, value, used, MOST) : [];
  const choices = listed.map(({ id, label }) => ({
    label,
    run: () => write(column.look.kind === 'choices' ? [{ id, label: id }] : id),
  }));
  const { cure } = doubt;
  if (cure !== undefined) choices.push({ label: cure, run: () => write(cure) });
  const keep = () => dispatch({ type: 'keep', column: column.id, text: value });
  return doubt.canKeep ? [...choices, { label: messages.keep(value), run: keep }] : choices;
}
