// biome-ignore-all lint/a11y/useSemanticElements: rows and cells are placed by their numbers, which table elements are not.
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names its active cell.
import { Box, VisuallyHidden } from '@chakra-ui/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { gridStyle, ROW } from './gridStyle.ts';
import { gridMessages as messages } from './messages.ts';
import { ReadRow, sheetCellId } from './ReadRow.tsx';
import { moved } from './readKeys.ts';
import type { SheetColumn, SheetPlace, SheetRow } from './sheet.ts';
import { useRowWindow } from './useRowWindow.ts';

interface ReadGridProps {
  label: string;
  columns: readonly SheetColumn[];
  /** The heading of the pinned column. */
  saysHead: string;
  /** How many rows there are. */
  count: number;
  /** Returns a row; null while it loads. The same object as long as it is the same. */
  rowAt: (index: number) => SheetRow | null;
  /** Called with the first and the last row in view. */
  onSee: (first: number, last: number) => void;
  /** Called with what was typed over a cell. */
  onMend: (row: SheetRow, column: string, text: string) => void;
  /** Called for a cell that is answered by a choice, with its element. */
  onAsk: (row: SheetRow, column: string, cell: HTMLElement) => void;
  /** Called with the active row, by its place. */
  onAt?: (row: number) => void;
}

/** A sheet of rows that the server holds: read like a spreadsheet, by mouse and keyboard; single cells are typed over. */
export function ReadGrid(props: ReadGridProps) {
  const { label, columns, saysHead, count, rowAt, onSee, onMend, onAsk, onAt } = props;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const drawn = useRowWindow(scroller);
  const [place, setPlace] = useState<SheetPlace>({ row: 0, column: 0 });
  const [typing, setTyping] = useState<string | null>(null);
  // The editor loses the focus as it ends, which must not end it again.
  const isOpen = useRef(false);
  const at = { row: Math.min(place.row, Math.max(0, count - 1)), column: Math.min(place.column, columns.length) };
  const first = Math.min(drawn.first, Math.max(0, count - 1));
  const last = Math.min(drawn.last, count - 1);
  const see = useEffectEvent(onSee);
  useEffect(() => {
    if (count > 0) see(first, last);
  }, [first, last, count]);
  const arrive = useEffectEvent((row: number) => onAt?.(row));
  useEffect(() => arrive(at.row), [at.row]);
  useLayoutEffect(() => {
    const active = document.getElementById(sheetCellId(gridId, { row: at.row, column: at.column }));
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [gridId, at.row, at.column]);
  const active = rowAt(at.row);
  const column = columns[at.column];
  const cell = column && active?.cells[column.id];
  const element = () => document.getElementById(sheetCellId(gridId, at));
  const begin = (text: string | null) => {
    if (!active || !column || !cell || cell.typed === null) return false;
    const box = element();
    // Whoever types knows better than the choices.
    if (cell.asks && box && text === null) onAsk(active, column.id, box);
    else {
      isOpen.current = true;
      setTyping(text ?? cell.typed);
    }
    return true;
  };
  const end = (text: string | null, by: 'down' | 'on' | 'back' | null) => {
    if (!isOpen.current) return;
    isOpen.current = false;
    setTyping(null);
    const isMeant = cell !== undefined && (text !== cell.typed || (cell.confirms === true && by === 'down'));
    if (text !== null && active && column && isMeant) onMend(active, column.id, text);
    if (by === 'down') setPlace({ ...at, row: Math.min(count - 1, at.row + 1) });
    if (by === 'on') setPlace({ ...at, column: Math.min(columns.length, at.column + 1) });
    if (by === 'back') setPlace({ ...at, column: Math.max(0, at.column - 1) });
    if (by !== null || text === null) scroller.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typing !== null) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW) - 2);
    const to = moved(event, at, { rows: count, columns: columns.length + 1 }, page);
    if (to) setPlace(to);
    else if (event.key === 'Enter') begin(null);
    else if (event.key === 'F2') begin(cell?.typed ?? null);
    else if (!isText(event) || !begin(event.key)) return;
    event.preventDefault();
  };
  const onClick = ({ target }: MouseEvent) => {
    const hit = placeIn(target);
    if (!hit || typing !== null) return;
    const again = hit.row === at.row && hit.column === at.column;
    setPlace(hit);
    const [row, pressed] = [rowAt(hit.row), columns[hit.column]];
    const box = target instanceof Element ? target.closest<HTMLElement>('[role=gridcell]') : null;
    if (row && pressed && box && row.cells[pressed.id]?.asks) onAsk(row, pressed.id, box);
    else if (again && cell?.problem) begin(null);
  };
  const { template, width } = layoutOf(columns);
  const rows = indexesOf(first, last, count, at.row);
  const isLow = at.row > 3 && at.row >= last - 12;
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={label}
      aria-rowcount={count + 1}
      aria-colcount={columns.length + 2}
      aria-activedescendant={count > 0 ? sheetCellId(gridId, at) : undefined}
      tabIndex={0}
      css={READ}
      flex="1"
      minH="0"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onDoubleClick={({ target }) => {
        if (typing === null && placeIn(target)) begin(null);
      }}
      onCopy={(event) => {
        if (typing !== null || !cell) return;
        event.clipboardData.setData('text/plain', cell.text);
        event.preventDefault();
      }}
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
          {rows.map((index) => (
            <ReadRow
              key={index}
              gridId={gridId}
              index={index}
              row={rowAt(index)}
              columns={columns}
              template={template}
              at={index === at.row ? at.column : -1}
              typing={index === at.row ? typing : null}
              isUp={index === at.row && isLow}
              onType={setTyping}
              onEnd={end}
            />
          ))}
        </div>
      </div>
    </Box>
  );
}

/** What is wrong with a cell is said while the sheet has the focus, not beside what was opened from it. */
const READ = { ...gridStyle, '&:not(:focus-within) [data-notice]': { display: 'none' } };

/** The widths of the row numbers and of the pinned column, in pixels. */
const GUTTER = 52;
const PINNED = 168;

function layoutOf(columns: readonly SheetColumn[]): { template: string; width: number } {
  const widths = columns.map(({ width, grows }) => (grows ? `minmax(${width}px, 1fr)` : `${width}px`));
  return {
    template: [
      `${GUTTER}px`,
      ...widths,
      `minmax(${PINNED}px, ${columns.some(({ grows }) => grows) ? 'auto' : '1fr'})`,
    ].join(' '),
    width: columns.reduce((sum, { width }) => sum + width, GUTTER + PINNED),
  };
}

/** Returns the rows in view and the active one, wherever it is: the element that the grid names must exist. */
function indexesOf(first: number, last: number, count: number, active: number): number[] {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return count === 0 || indexes.includes(active) ? indexes : [...indexes, active];
}

/** Whether a key types a character. */
const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey && key !== ' ';

/** Returns the place of the cell that has an element; null outside of the cells, and in what lies over them. */
function placeIn(target: EventTarget): SheetPlace | null {
  if (!(target instanceof Element) || target.closest('[data-notice], [data-editor]')) return null;
  const box = target.closest<HTMLElement>('[role=gridcell]');
  const { row, column } = box?.dataset ?? {};
  return row !== undefined && column !== undefined ? { row: Number(row), column: Number(column) } : null;
}
