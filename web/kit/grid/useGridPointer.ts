import { type PointerEvent, type RefObject, useRef } from 'react';
import { filledFrom } from './edits.ts';
import { type Place, type Range, rangesOf } from './selection.ts';
import type { Grid } from './useGrid.ts';

/**
 * Returns the mouse handlers that select cells, rows by number and columns by header, and that drag the fill handle.
 * @param byTouch is set to whether the last press was a touch
 */
export function useGridPointer(grid: Grid, startTyping: (text: string | null) => void, byTouch: RefObject<boolean>) {
  const { now, dispatch, bounds, shown } = grid;
  const drag = useRef<{ kind: 'select' | 'fill'; source: Range } | null>(null);
  const last = { row: bounds.rows - 1, column: bounds.columns - 1 };

  const press = (place: Place, event: PointerEvent) => {
    const state = now();
    const isAgain = place.row === state.at.row && place.column === state.at.column;
    if (event.pointerType === 'touch' && isAgain) return startTyping(null);
    const add = (event.ctrlKey || event.metaKey) && !event.shiftKey;
    dispatch({ type: 'go', at: place, extend: event.shiftKey, add });
    if (event.pointerType === 'mouse') drag.current = { kind: 'select', source: { from: place, to: place } };
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (event.target.closest('input, textarea, [role=listbox], button')) return;
    const found = placeUnder(event.target);
    if (!found) return;
    byTouch.current = event.pointerType === 'touch';
    // Takes the focus from an open editor, which stores its text before the selection changes.
    event.currentTarget.focus({ preventScroll: true });
    if (event.pointerType === 'mouse') event.preventDefault();
    const { at } = now();
    if (event.target.closest('[data-handle]')) {
      const source = rangesOf(now()).at(-1);
      if (source) drag.current = { kind: 'fill', source };
      return;
    }
    const { row, column } = found;
    if (row !== null && column !== null) return press({ row, column }, event);
    if (row !== null) {
      const from = event.shiftKey ? now().anchor.row : row;
      return dispatch({ type: 'select', anchor: { row: from, column: 0 }, at: { row, column: last.column } });
    }
    const from = event.shiftKey ? at.column : (column ?? 0);
    dispatch({ type: 'select', anchor: { row: 0, column: from }, at: { row: last.row, column: column ?? 0 } });
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!drag.current || event.buttons !== 1) {
      drag.current = null;
      return;
    }
    const found = event.target instanceof Element ? placeUnder(event.target) : null;
    if (!found || found.row === null) return;
    const { at } = now();
    const { kind, source } = drag.current;
    const column = kind === 'select' ? (found.column ?? at.column) : source.to.column;
    if (kind === 'fill') {
      const row = Math.max(source.to.row, Math.min(found.row, now().rows.length - 1));
      dispatch({ type: 'select', anchor: source.from, at: { row, column } });
    } else if (found.row !== at.row || column !== at.column)
      dispatch({ type: 'go', at: { row: found.row, column }, extend: true });
  };

  const onPointerUp = () => {
    const ended = drag.current;
    drag.current = null;
    if (ended?.kind !== 'fill') return;
    const { to } = rangesOf(now()).at(-1) ?? ended.source;
    dispatch({ type: 'write', edits: filledFrom(now(), shown, ended.source, to.row) });
  };

  return { onPointerDown, onPointerMove, onPointerUp };
}

/** Returns the cell, the row or the column of an element. */
export function placeUnder(element: Element): { row: number | null; column: number | null } | null {
  const found = element.closest<HTMLElement>('[data-row], [data-column]');
  if (!found) return null;
  const { row, column } = found.dataset;
  return { row: row === undefined ? null : Number(row), column: column === undefined ? null : Number(column) };
}
