// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed by their numbers, which table elements are not.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active cell.
import { Box, VisuallyHidden } from '@chakra-ui/react';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useState,
} from 'react';
import { commandLetter } from '../../base/keys.ts';
import { sentences } from '../form/rejections.ts';
import { toast } from '../ui/toaster.ts';
import { type Block, splitCells } from './block.ts';
import { CellEditor } from './CellEditor.tsx';
import { fitted, type MendedCell } from './fitted.ts';
import { cellId, noticeId } from './GridRowView.tsx';
import { ROW } from './gridStyle.ts';
import { gridMessages as messages } from './messages.ts';
import { ReadRow } from './ReadRow.tsx';
import { layoutOf, READ } from './readStyle.ts';
import { isOfGrid, keyMove } from './restKeys.ts';
import { type Bounds, inside, type Place, type Way, wayFrom } from './selection.ts';
import type { SheetColumn, SheetRow } from './sheet.ts';
import { useCellFocus, useInView } from './useCellFocus.ts';
import { placeUnder } from './useGridPointer.ts';
import { isLow, rowsToDraw, useRowWindow } from './useRowWindow.ts';

interface ReadGridProps<Row extends SheetRow> {
  label: string;
  columns: readonly SheetColumn[];
  /** The heading of the pinned column. */
  saysHead: string;
  /** How many rows there are. */
  count: number;
  /** Returns a row; null while it loads. The same object as long as it is the same. Rows are ordered by their numbers. */
  rowAt: (index: number) => Row | null;
  /** Called with the first and the last row in view. */
  onSee: (first: number, last: number) => void;
  /** Called with what was typed over a cell, or pasted over several. */
  onMend: (cells: readonly MendedCell<Row>[]) => void;
  /** Called for a cell that is answered by a choice, with its element. Returns whether there is a choice. */
  onAsk: (row: Row, column: string, cell: HTMLElement) => boolean;
  /** Called with the active row; null while it loads. */
  onAt?: (row: Row | null) => void;
  /** Called as typing over a cell begins, and as it ends. */
  onTyping?: (isTyping: boolean) => void;
}

/** The active cell, with the number of its row: it stays with that row, wherever the row is then. */
interface Active extends Place {
  /** Null until the row is loaded. */
  number: number | null;
}

/** What is typed over a cell. */
interface Edit<Row> {
  row: Row;
  column: string;
  text: string;
  /** The text before. */
  before: string;
  /** Whether a typed character began it. */
  entered: boolean;
  /** The rows as they were then: they stay in their places until it ends. */
  held: { count: number; rowAt: (index: number) => Row | null };
}

/**
 * A sheet of rows that the server holds: read like a spreadsheet, by mouse and keyboard; cells are typed or pasted over. What is
 * typed belongs to its row, even if rows come and go meanwhile.
 */
export function ReadGrid<Row extends SheetRow>(props: ReadGridProps<Row>) {
  const { label, columns, saysHead, onSee, onMend, onAsk, onAt, onTyping } = props;
  const gridId = useId();
  const { scroller, focus, toCell, page, events } = useCellFocus(false);
  const drawn = useRowWindow(scroller);
  const [place, setPlace] = useState<Active>({ row: 0, column: 0, number: null });
  const [edit, setEdit] = useState<Edit<Row> | null>(null);
  const count = edit ? edit.held.count : props.count;
  const rowAt = (index: number) => edit?.held.rowAt(index) ?? props.rowAt(index);
  const bounds = { rows: Math.max(1, count), columns: columns.length + 1 };
  const at = followed(place, bounds, rowAt);
  if (at !== place) setPlace(at);
  const indexes = rowsToDraw(drawn, count, at.row);
  const [first, last] = [Math.min(drawn.first, Math.max(0, count - 1)), Math.min(drawn.last, count - 1)];
  const see = useEffectEvent(onSee);
  useEffect(() => {
    if (count > 0) see(first, last);
  }, [first, last, count]);
  useInView(cellId(gridId, at.row, at.column));
  const active = rowAt(at.row);
  const arrive = useEffectEvent((row: Row | null) => onAt?.(row));
  useEffect(() => arrive(active), [active]);
  const column = columns[at.column];
  const cell = column && active?.cells[column.id];
  const mayType = Boolean(cell && cell.typed !== null);
  const go = (to: Place) => setPlace({ ...to, number: rowAt(to.row)?.number ?? null });

  const begin = (text: string, entered: boolean) => {
    if (!active || !column || !cell || cell.typed === null) return;
    const held = { count: props.count, rowAt: props.rowAt };
    setEdit({ row: active, column: column.id, text, before: cell.typed, entered, held });
    onTyping?.(true);
  };
  const end = () => {
    setEdit(null);
    onTyping?.(false);
  };
  /** @param isConfirmed whether the text is meant even if it is what the cell says already */
  const mend = (row: Row, id: string, text: string, isConfirmed = false) => {
    const mended = row.cells[id];
    if (!mended || mended.typed === null) return;
    if (text !== mended.typed || mended.isUnsaved || (mended.confirms && isConfirmed))
      onMend([{ row, column: id, text }]);
  };
  const mendBlock = (block: Block) => {
    const { fit, without } = fitted(block, { at, columns, rowAt });
    const changed = fit.filter(({ row, column: into, text }) => row.cells[into]?.typed !== text);
    if (changed.length > 0) onMend(changed);
    toast.info(sentences([messages.cellsPasted(fit.length), ...(without > 0 ? [messages.cellsLeft(without)] : [])]));
  };
  const take = (text: string, way: Way) => {
    if (!edit) return;
    end();
    mend(edit.row, edit.column, text, way === 'down');
    const to = wayFrom(at, way, bounds);
    if (to) go(to);
  };
  /** Opens the active cell: its choices, or what it says to be typed over. */
  const open = () => {
    const box = document.getElementById(cellId(gridId, at.row, at.column));
    if (active && column && cell?.asks && box && onAsk(active, column.id, box)) return;
    begin(cell?.typed ?? '', false);
  };
  const clear = () => {
    if (active && column) mend(active, column.id, '');
  };

  /** Handles a key that leads nowhere; returns whether it was one of the grid's. */
  const act = (event: KeyboardEvent): boolean => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (key === 'Delete' || key === 'Backspace') clear();
    else if (altKey) {
      if (key !== 'ArrowDown') return false;
      open();
    } else if (ctrlKey || metaKey) return ['z', 'y'].includes(commandLetter(event) ?? '');
    else if (key === 'Enter') open();
    else if (key === 'F2') begin(cell?.typed ?? '', false);
    else if (key === ' ') begin('', true);
    // Characters go into the cell's editor by themselves.
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (edit || !isOfGrid(event)) return;
    if (event.target === event.currentTarget) toCell();
    const to = keyMove(event, { at, bounds, page: page() }, () => true);
    if (to) go(to);
    else if (!act(event)) return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || placeIn(event.target) === null) return;
    focus.byTouch.current = event.pointerType === 'touch';
    // Takes the focus from an open editor, which stores its text before another cell is active.
    event.currentTarget.focus({ preventScroll: true });
    if (event.pointerType === 'mouse') event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const hit = placeIn(target);
    if (!hit || edit) return;
    const again = hit.row === at.row && hit.column === at.column;
    go(hit);
    const [row, pressed] = [rowAt(hit.row), columns[hit.column]];
    const box = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
    const asked = row && pressed && box && row.cells[pressed.id]?.asks && onAsk(row, pressed.id, box);
    if (!asked && again && cell?.problem) begin(cell.typed ?? '', false);
  };
  const onCopy = (event: ClipboardEvent) => {
    if (edit || !cell) return false;
    event.clipboardData.setData('text/plain', cell.text);
    event.preventDefault();
    return true;
  };
  const onPaste = (event: ClipboardEvent) => {
    if (edit) return;
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').replace(/\n$/, '');
    const block = splitCells(text, '\t');
    const [[first = ''] = []] = block;
    if (block.flat().length > 1) mendBlock(block);
    else if (first !== '' && active && column) mend(active, column.id, first);
  };
  const isUp = isLow(scroller.current, at.row);
  const editor = (
    <CellEditor
      key={column?.id ?? ''}
      column={{ look: { kind: 'text', label: column?.head ?? saysHead, required: false } }}
      row={active?.number ?? at.row + 1}
      typing={edit}
      rest={(column ? cell?.text : active?.says.text) ?? ''}
      locked={!mayType}
      noticeId={cell?.problem || cell?.note ? noticeId(gridId) : undefined}
      focus={focus}
      up={isUp}
      onType={(text) => (edit ? setEdit({ ...edit, text }) : begin(text, true))}
      onTake={take}
      onCancel={end}
    />
  );
  const { template, width } = layoutOf(columns);
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 2}
      aria-activedescendant={count > 0 ? cellId(gridId, at.row, at.column) : undefined}
      tabIndex={-1}
      css={READ}
      flex="1"
      minH="0"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerDown={onPointerDown}
      onDoubleClick={({ target }) => {
        if (!edit && placeIn(target)) open();
      }}
      onCopy={onCopy}
      onCut={(event) => {
        if (onCopy(event)) clear();
      }}
      onPaste={onPaste}
      {...events}
    >
      <div style={{ minWidth: width }}>
        <div role="rowgroup" data-head="">
          <div role="row" aria-rowindex={1} style={{ gridTemplateColumns: template }}>
            <div role="columnheader" aria-colindex={1}>
              <VisuallyHidden>{messages.rowHead}</VisuallyHidden>
            </div>
            {columns.map(({ id, head, isNumber }, index) => (
              <div key={id} role="columnheader" aria-colindex={index + 2} data-align={isNumber ? 'end' : undefined}>
                <span data-text="" data-tip-cut="">
                  {head}
                </span>
              </div>
            ))}
            <div role="columnheader" aria-colindex={columns.length + 2} data-pinned="">
              <span data-text="">{saysHead}</span>
            </div>
          </div>
        </div>
        <div role="rowgroup" data-rows="" style={{ height: count * ROW }}>
          {indexes.map((index) => {
            const row = rowAt(index);
            const isAt = index === at.row;
            return (
              <ReadRow
                key={row?.key ?? `at ${index}`}
                gridId={gridId}
                index={index}
                row={row}
                columns={columns}
                template={template}
                at={isAt ? at.column : -1}
                isTyping={isAt && edit !== null}
                isUp={isAt && isUp}
                editor={isAt ? editor : null}
              />
            );
          })}
        </div>
      </div>
    </Box>
  );
}

/** Returns the place of the cell that has an element; null outside of the cells, and in what lies over them. */
function placeIn(target: EventTarget): Place | null {
  if (!(target instanceof Element) || target.closest('[data-notice], [data-editor]')) return null;
  const { row, column } = placeUnder(target) ?? { row: null, column: null };
  return row !== null && column !== null ? { row, column } : null;
}

/**
 * Returns the active cell where its row is now. A row that has left gives way to the one after it.
 */
function followed(place: Active, bounds: Bounds, rowAt: (index: number) => SheetRow | null): Active {
  const { number } = place;
  const { column, ...inBounds } = inside(place, bounds);
  let { row } = inBounds;
  if (number !== null) {
    const numberAt = (index: number) => rowAt(index)?.number ?? null;
    for (let before = numberAt(row - 1); before !== null && before >= number; before = numberAt(row - 1)) row -= 1;
    for (let here = numberAt(row); here !== null && here < number && row < bounds.rows - 1; here = numberAt(row))
      row += 1;
  }
  // A smaller one is only the last for now: the count may come before the rows.
  const now = Math.max(rowAt(row)?.number ?? 0, number ?? 0) || null;
  const isSame = row === place.row && column === place.column && now === number;
  return isSame ? place : { row, column, number: now };
}
