import { useCallback, useMemo, useRef, useState } from 'react';
import type { GridColumn } from './column.ts';
import { isTyped } from './edits.ts';
import { changed, type GridAction, type GridState } from './gridState.ts';
import { createLooks, type GridSpec, type RowLook } from './looks.ts';
import { cellOf } from './rows.ts';
import type { Bounds, Place } from './selection.ts';

/** A grid, for the parts that show it and the ones that change it. */
export interface Grid {
  spec: GridSpec;
  state: GridState;
  /** The state at this moment, for what runs later than the last drawing. */
  now: () => GridState;
  dispatch: (action: GridAction) => void;
  looks: readonly RowLook[];
  /** The columns that are shown, in their order. */
  shown: readonly GridColumn[];
  show: (columns: readonly string[]) => void;
  /** Why no row can be added; null when one can. */
  addRefusal: string | null;
  /** Cells to move in: with the empty row at the end, where rows can be added. */
  bounds: Bounds;
  /** Why a cell cannot be typed in; null when it can. */
  whyNot: (place: Place) => string | null;
}

interface GridOptions {
  spec: GridSpec;
  first: () => GridState;
  /** The ids of the columns that are shown. */
  shown: readonly string[];
  show: (columns: readonly string[]) => void;
  addRefusal: string | null;
  /** What is said of a cell that is computed. */
  computed: string;
}

/** The state of a grid. What is dispatched is there at once: what was typed before a save is never left out of it. */
export function useGrid(options: GridOptions): Grid {
  const { spec, first, show, addRefusal, computed } = options;
  const [state, setState] = useState(first);
  const latest = useRef(state);
  const now = useCallback(() => latest.current, []);
  const dispatch = useCallback(
    (action: GridAction) => {
      latest.current = changed(latest.current, action, spec);
      setState(latest.current);
    },
    [spec],
  );
  const looksOf = useMemo(() => createLooks(spec, state.kept), [spec, state.kept]);
  const looks = useMemo(() => looksOf(state.rows), [looksOf, state.rows]);
  const shown = useMemo(
    () => spec.columns.filter(({ id }) => options.shown.includes(id)),
    [spec.columns, options.shown],
  );
  const rows = state.rows.length + (addRefusal === null ? 1 : 0);
  const bounds = useMemo(() => ({ rows: Math.max(1, rows), columns: shown.length }), [rows, shown.length]);
  const whyNot = useCallback(
    ({ row, column: at }: Place) => {
      const [column, there] = [shown[at], latest.current.rows[row]];
      if (!column || (!there && addRefusal !== null)) return addRefusal ?? computed;
      return there?.locked ?? (isTyped(column) ? null : (column.locked ?? computed));
    },
    [shown, addRefusal, computed],
  );
  return { spec, state, now, dispatch, looks, shown, show, addRefusal, bounds, whyNot };
}

/** What a cell holds; null in the empty row at the end. */
export function valueIn({ state, shown }: Pick<Grid, 'state' | 'shown'>, { row, column }: Place) {
  const [there, id] = [state.rows[row], shown[column]?.id];
  return there && id !== undefined ? cellOf(there, id) : null;
}
