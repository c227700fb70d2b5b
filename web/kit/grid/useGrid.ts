import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../base/useLatest.ts';
import { type GridColumn, STATE } from './column.ts';
import { isTyped } from './edits.ts';
import type { GridDraft } from './gridDraft.ts';
import { changed, emptyGrid, type GridAction, type GridState } from './gridState.ts';
import { gridMessages as messages } from './messages.ts';
import { createRowStates, type GridSpec, type RowState } from './rowStates.ts';
import { cellOf, type StoredRow } from './rows.ts';
import type { Bounds, Place } from './selection.ts';

/** A grid, for the components that show or change it. */
export interface Grid {
  spec: GridSpec;
  state: GridState;
  /** Returns the latest state, for code that runs after the last render. */
  now: () => GridState;
  dispatch: (action: GridAction) => void;
  looks: readonly RowState[];
  /** Returns the latest `looks`, likewise. */
  rowStatesNow: () => readonly RowState[];
  /** The shown columns, in order. */
  shown: readonly GridColumn[];
  show: (columns: readonly string[]) => void;
  /** Whether all records are loaded. */
  whole: boolean;
  /** The reason no row can be added; null if one can. */
  addBlockedReason: string | null;
  /** The cells to move in, including the empty row at the end, if rows can be added. */
  bounds: Bounds;
  /** Returns the reason a cell is read-only; null if it is editable. */
  whyNot: (place: Place) => string | null;
}

/** The records of a grid loaded so far. */
export interface LoadedRows {
  stored: readonly StoredRow[];
  /** The total record count. */
  count: number;
}

interface GridOptions {
  spec: GridSpec;
  loaded: LoadedRows;
  /** Loads the unsaved input of an earlier visit. */
  draft: () => GridDraft | null;
  /** The ids of the columns shown in addition to the required ones. */
  shown: readonly string[];
  show: (columns: readonly string[]) => void;
  addBlockedReason: string | null;
}

/** Returns the state of a grid. Dispatched actions apply at once, so that a save never misses input typed before it. */
export function useGrid(options: GridOptions): Grid {
  const { spec, loaded, show } = options;
  const whole = loaded.stored.length >= loaded.count;
  const addBlockedReason = options.addBlockedReason ?? (whole ? null : messages.stillLoading);
  const shown = useMemo(
    () => spec.columns.filter(({ id, look }) => look.required || id === STATE || options.shown.includes(id)),
    [spec.columns, options.shown],
  );
  const [state, setState] = useState(() => {
    const { stored } = loaded;
    const first = changed(emptyGrid(options.draft()), { type: 'loaded', stored, whole }, spec);
    // Starts in the first free row: the first thing that most users do is add one.
    const free = { row: first.rows.length, column: shown.findIndex((column) => isTyped(column) && !column.counts) };
    return addBlockedReason === null ? changed(first, { type: 'go', at: free }, spec) : first;
  });
  const latest = useRef(state);
  const now = useCallback(() => latest.current, []);
  const dispatch = useCallback(
    (action: GridAction) => {
      latest.current = changed(latest.current, action, spec);
      setState(latest.current);
    },
    [spec],
  );
  const taken = useRef(loaded.stored.length);
  useEffect(() => {
    const stored = loaded.stored.slice(taken.current);
    taken.current = loaded.stored.length;
    if (stored.length > 0) dispatch({ type: 'loaded', stored, whole });
  }, [loaded, whole, dispatch]);
  const looksOf = useMemo(
    () => createRowStates(spec, { kept: state.kept, doubted: state.doubted }),
    [spec, state.kept, state.doubted],
  );
  const looks = useMemo(() => looksOf(state.rows), [looksOf, state.rows]);
  const latestLooks = useLatest(looksOf);
  const rowStatesNow = useCallback(() => latestLooks.current(latest.current.rows), [latestLooks]);
  const rows = state.rows.length + (addBlockedReason === null ? 1 : 0);
  const bounds = useMemo(() => ({ rows: Math.max(1, rows), columns: shown.length }), [rows, shown.length]);
  const whyNot = useCallback(
    ({ row, column: at }: Place) => {
      const [column, there] = [shown[at], latest.current.rows[row]];
      if (!column || (!there && addBlockedReason !== null)) return addBlockedReason ?? messages.computed;
      return there?.locked ?? (isTyped(column) ? null : (column.locked ?? messages.computed));
    },
    [shown, addBlockedReason],
  );
  return { spec, state, now, dispatch, looks, rowStatesNow, shown, show, whole, addBlockedReason, bounds, whyNot };
}

/** Returns the value of a cell; null in the empty row at the end. */
export function valueIn({ state, shown }: Pick<Grid, 'state' | 'shown'>, { row, column }: Place) {
  const [there, id] = [state.rows[row], shown[column]?.id];
  return there && id !== undefined ? cellOf(there, id) : null;
}
