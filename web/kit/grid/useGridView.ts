import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GRID_VIEW } from '../form/leaveGuard.ts';

/** The view of rows. */
export type RowsView = 'list' | 'grid';

/** Whether the user has chosen the grid, which is on its way. */
let isComing = false;

/** Returns whether the user has just chosen the grid: then it takes the focus, because the next key is meant for it. */
export function gridWasChosen(): boolean {
  const was = isComing;
  isComing = false;
  return was;
}

/** Returns the view of rows, kept in the address (`?view=grid`), so that links, reloads and Back preserve it. */
export function useGridView(): [view: RowsView, setView: (view: RowsView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setView = useCallback(
    (view: RowsView) => {
      isComing = view === 'grid';
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (view === 'grid') after.set(GRID_VIEW.name, GRID_VIEW.value);
        else after.delete(GRID_VIEW.name);
        return after;
      });
    },
    [setParameters],
  );
  return [parameters.get(GRID_VIEW.name) === GRID_VIEW.value ? 'grid' : 'list', setView];
}
