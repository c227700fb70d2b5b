import { type KeyboardEvent, useRef } from 'react';
import { commandLetter, readingKey } from '../../base/keys.ts';
import { editedText } from './cellText.ts';
import { cleared, filledDown } from './edits.ts';
import { isEmpty } from './gridState.ts';
import { gridMessages as messages } from './messages.ts';
import { isOfGrid, keyMove } from './restKeys.ts';
import { selectsMore, type Way, wayFrom, wholeRows } from './selection.ts';
import { type Grid, valueIn } from './useGrid.ts';

/** The callbacks for keys that do more than edit cells. */
export interface KeyListeners {
  /** Shows a message to the user, such as the reason something was not done. */
  say: (text: string) => void;
  onUndo: (back: boolean) => void;
  /** Enter on a row: returns whether it was handled. */
  onDecide: (row: number) => boolean;
  onLeave: () => void;
}

/**
 * Returns the handler of a spreadsheet's keys, for a grid whose active cell has the focus. Characters go into the cell's
 * editor by themselves; copy and paste arrive as clipboard events.
 * @param page returns the number of rows in a page
 * @param listeners `toCell` gives the focus to the editor of the active cell
 */
export function useGridKeys(grid: Grid, page: () => number, listeners: KeyListeners & { toCell: () => void }) {
  const { say, onUndo, onDecide, onLeave, toCell } = listeners;
  const { now, dispatch, shown, bounds, whyNot } = grid;
  // Enter after Tabs returns to the column in which they began.
  const tabbedFrom = useRef<number | null>(null);

  const startTyping = (text: string | null) => {
    const { at } = now();
    const why = whyNot(at);
    if (why) return say(why);
    const column = shown[at.column];
    const value = valueIn({ state: now(), shown }, at);
    if (!column) return;
    const before = editedText(column, value);
    dispatch({ type: 'type', text: text ?? before, before, entered: text !== null });
  };

  const go = (way: Way) => {
    const { at } = now();
    const first = way === 'down' ? (tabbedFrom.current ?? at.column) : at.column;
    if (way === 'next' || way === 'back') tabbedFrom.current ??= at.column;
    else tabbedFrom.current = null;
    const to = way === 'stay' ? null : wayFrom({ ...at, column: first }, way, bounds);
    if (to) dispatch({ type: 'go', at: to });
  };

  const clear = () => {
    const state = now();
    const rows = wholeRows(state, bounds);
    const keys = rows.map((row) => state.rows[row]).filter((row) => row !== undefined);
    if (keys.length === 0) return dispatch({ type: 'write', edits: cleared(state, shown) });
    if (keys.some(({ id }) => id !== null)) say(messages.savedStay);
    dispatch({ type: 'drop', keys: new Set(keys.map(({ key }) => key)) });
  };

  /** Handles a key with Ctrl; returns whether it was one of the grid's. */
  const withCtrl = (event: KeyboardEvent): boolean => {
    const { at } = now();
    const last = { row: bounds.rows - 1, column: bounds.columns - 1 };
    switch (commandLetter(event) ?? event.key) {
      case 'z':
        onUndo(!event.shiftKey);
        return true;
      case 'y':
        onUndo(false);
        return true;
      case 'd':
        dispatch({ type: 'write', edits: filledDown(now(), shown) });
        return true;
      case 'a':
        dispatch({ type: 'select', anchor: { row: 0, column: 0 }, at: last });
        return true;
      case ' ':
        dispatch({ type: 'select', anchor: { row: 0, column: at.column }, at: { ...last, column: at.column } });
        return true;
      case 'Delete':
      case 'Backspace':
        clear();
        return true;
      default:
        return false;
    }
  };

  const plain = (event: KeyboardEvent): boolean => {
    const { key, shiftKey } = event;
    const state = now();
    const { at } = state;
    switch (key) {
      case 'Enter':
        if (!onDecide(at.row)) go(shiftKey ? 'up' : 'down');
        return true;
      case 'Tab':
        go(shiftKey ? 'back' : 'next');
        return true;
      case 'F2':
        startTyping(null);
        return true;
      case 'Delete':
      case 'Backspace':
        clear();
        return true;
      case 'Escape':
        if (selectsMore(state)) dispatch({ type: 'go', at });
        else onLeave();
        return true;
      case ' ': {
        const isSwitch = shown[at.column]?.look.kind === 'switch';
        if (shiftKey) {
          const range = { anchor: { ...at, column: 0 }, at: { ...at, column: bounds.columns - 1 } };
          dispatch({ type: 'select', ...range });
        } else if (isSwitch && whyNot(at) === null) {
          const value = valueIn({ state, shown }, at) !== true;
          dispatch({ type: 'write', edits: [{ row: at.row, column: shown[at.column]?.id ?? '', value }] });
        } else startTyping('');
        return true;
      }
      default: {
        const why = key.length === 1 && whyNot(at);
        if (why) say(why);
        return false;
      }
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOfGrid(event) || now().typing !== null) return;
    if (event.target === event.currentTarget) toCell();
    const { shiftKey, altKey } = event;
    const key = readingKey(event.key);
    const ctrl = event.ctrlKey || event.metaKey;
    const state = now();
    const filled = (place: typeof state.at) => !isEmpty(valueIn({ state, shown }, place));
    const to = keyMove(event, { at: state.at, bounds, page: page() }, filled);
    let done = true;
    if (to) {
      tabbedFrom.current = null;
      dispatch({ type: 'go', at: to, extend: shiftKey });
    } else if (altKey && key === 'ArrowDown') startTyping(null);
    else if (altKey) done = false;
    else done = ctrl ? withCtrl(event) : plain(event);
    if (!done) return;
    event.preventDefault();
    // A toast that offers Undo listens to the same keys.
    event.stopPropagation();
  };
  return { onKeyDown, startTyping, go };
}
