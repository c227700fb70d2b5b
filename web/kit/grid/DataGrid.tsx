// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed by their numbers, which table elements are not.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active cell.
import { Box, VisuallyHidden } from '@chakra-ui/react';
import { type CSSProperties, useEffectEvent, useId, useLayoutEffect, useMemo } from 'react';
import { groupDigits, otherDecimal } from '../../base/decimal.ts';
import { CellEditor } from './CellEditor.tsx';
import { CellNotice } from './CellNotice.tsx';
import { editedText, readCell, showCell } from './cellText.ts';
import { headOf, isNumeric, STATE } from './column.ts';
import { cellId, GridRowView, noticeId } from './GridRowView.tsx';
import { alignOf, gridStyle, layoutOf, ROW } from './gridStyle.ts';
import { gridMessages as messages } from './messages.ts';
import { inside, type Range, rangesOf, selectsMore, type Way } from './selection.ts';
import { useCellFocus, useInView } from './useCellFocus.ts';
import { type Grid, valueIn } from './useGrid.ts';
import { type AskedPaste, type PasteNews, useGridClipboard } from './useGridClipboard.ts';
import { type KeyListeners, useGridKeys } from './useGridKeys.ts';
import { useGridPointer } from './useGridPointer.ts';
import { gridWasChosen } from './useGridView.ts';
import { isLow, rowsToDraw, useRowWindow } from './useRowWindow.ts';

interface DataGridProps extends KeyListeners {
  grid: Grid;
  label: string;
  onPasted: (news: PasteNews) => void;
  onAsk: (asked: AskedPaste) => void;
}

/**
 * A spreadsheet of rows, for mouse and keyboard. Only the visible rows are rendered, and the active one, whose editor has
 * the focus, so that scrolling never loses it. After a touch the grid itself has it, and names its active cell.
 */
export function DataGrid({ grid, label, onPasted, onAsk, ...listeners }: DataGridProps) {
  const { state, now, dispatch, shown, looks, bounds } = grid;
  const gridId = useId();
  const { scroller, focus, toCell, page, events } = useCellFocus(true);
  const drawn = useRowWindow(scroller);
  const { template, width } = useMemo(() => layoutOf(shown, state.rows), [shown, state.rows]);
  const at = inside(state.at, bounds);
  const arrive = useEffectEvent(() => {
    if (gridWasChosen()) toCell();
  });
  useLayoutEffect(() => arrive(), []);
  const keys = useGridKeys(grid, page, { ...listeners, toCell });
  const clipboard = useGridClipboard(grid, { say: listeners.say, onPasted, onAsk });
  const pointer = useGridPointer(grid, keys.startTyping, focus.byTouch);
  const ranges = rangesOf(state);

  useInView(cellId(gridId, at.row, at.column));
  const typing = state.typing !== null;

  const take = (text: string, way: Way) => {
    const { at: place } = now();
    const column = shown[place.column];
    const other = column && isNumeric(column.look) && state.typing?.text !== state.typing?.before && otherDecimal(text);
    if (other) listeners.say(messages.typedAs(text, showCell(column, readCell(column, text)), groupDigits(other)));
    if (column)
      dispatch({ type: 'write', edits: [{ row: place.row, column: column.id, value: readCell(column, text) }] });
    keys.go(way);
  };

  const column = shown[at.column];
  const look = looks[at.row] ?? null;
  const up = isLow(scroller.current, at.row);
  const problem = column && look?.problems[column.id === STATE ? 'base' : column.id];
  const rest = column ? editedText(column, valueIn({ state, shown }, at)) : '';
  const editor = column && (
    <CellEditor
      key={column.id}
      column={column}
      row={at.row + 1}
      typing={state.typing}
      rest={rest}
      locked={grid.whyNot(at) !== null}
      noticeId={problem ? noticeId(gridId) : undefined}
      focus={focus}
      up={up}
      onType={(text) =>
        dispatch(now().typing ? { type: 'typed', text } : { type: 'type', text, before: rest, entered: true })
      }
      onTake={take}
      onCancel={() => dispatch({ type: 'stop' })}
    />
  );
  const beside = (
    <>
      {problem && look && !typing && (
        <CellNotice
          grid={grid}
          gridId={gridId}
          row={look.row}
          column={column}
          message={problem}
          up={up}
          atEnd={at.column > shown.length / 2}
        />
      )}
      {/* While the cell is edited, its options are in that place. */}
      {problem && typing && <VisuallyHidden id={noticeId(gridId)}>{problem}</VisuallyHidden>}
      {!typing && <span data-handle="" />}
    </>
  );
  const indexes = rowsToDraw(drawn, bounds.rows, at.row);
  return (
    <>
      <Box
        ref={scroller}
        role="grid"
        aria-label={label}
        aria-rowcount={bounds.rows + 1}
        aria-colcount={shown.length + 1}
        aria-multiselectable
        aria-activedescendant={cellId(gridId, at.row, at.column)}
        tabIndex={-1}
        css={gridStyle}
        flex="1"
        minH="0"
        onKeyDown={keys.onKeyDown}
        onDoubleClick={({ target }) => {
          if (!typing && target instanceof Element && target.closest('[role=gridcell]')) keys.startTyping(null);
        }}
        {...events}
        {...clipboard}
        {...pointer}
      >
        <div style={{ minWidth: width } satisfies CSSProperties}>
          <div role="rowgroup" data-head="">
            <div role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
              <div role="columnheader" aria-colindex={1}>
                <VisuallyHidden>{messages.rowHead}</VisuallyHidden>
              </div>
              {shown.map((one, index) => (
                <div
                  key={one.id}
                  role="columnheader"
                  aria-colindex={index + 2}
                  aria-label={one.look.label}
                  data-column={index}
                  data-align={alignOf(one)}
                  data-pinned={one.id === STATE || undefined}
                  data-tip={headOf(one) === one.look.label ? undefined : one.look.label}
                >
                  <span data-text="" data-tip-cut="">
                    {headOf(one)}
                  </span>
                  {one.look.required && (
                    <span data-star="" aria-hidden>
                      *
                    </span>
                  )}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup" data-rows="" style={{ height: bounds.rows * ROW }}>
            {indexes.map((index) => (
              <GridRowView
                key={state.rows[index]?.key ?? 'end'}
                gridId={gridId}
                index={index}
                look={looks[index] ?? null}
                columns={shown}
                template={template}
                at={index === at.row ? at.column : -1}
                selected={selectedIn(ranges, index, shown.length)}
                typing={index === at.row && typing}
                editor={index === at.row ? editor : null}
                beside={index === at.row ? beside : null}
              />
            ))}
          </div>
        </div>
      </Box>
      <VisuallyHidden role="status">{selectionText(grid)}</VisuallyHidden>
    </>
  );
}

/** Returns the selected columns of a row, a 1 or 0 each: a string, which memoized rows can compare. */
function selectedIn(ranges: readonly Range[], row: number, columns: number): string {
  const inRow = ranges.filter(({ from, to }) => row >= from.row && row <= to.row);
  const isIn = (_: unknown, at: number) => (inRow.some(({ from, to }) => at >= from.column && at <= to.column) ? 1 : 0);
  return inRow.length > 0 ? Array.from({ length: columns }, isIn).join('') : '';
}

function selectionText({ state }: Grid): string {
  if (!selectsMore(state)) return '';
  const [last] = rangesOf(state).slice(-1);
  return last ? messages.selected(last.to.row - last.from.row + 1, last.to.column - last.from.column + 1) : '';
}
