import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GRID_VIEW } from '../form/leaveGuard.ts';

/** The view of rows. */
export type RowsView = 'list' | 'grid';

/** Returns the view of rows, kept in the address (`?view=grid`), so that links, reloads and Back preserve it. */
export function useGridView(): [view: RowsView, setView: (view: RowsView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const setView = useCallback(
    (view: RowsView) =>
      setParameters((before) => {
        const after = new URLSearchParams(before);
        if (view === 'grid') after.set(GRID_VIEW.name, GRID_VIEW.value);
        else after.delete(GRID_VIEW.name);
        return after;
      }),
    [setParameters],
  );
  return [parameters.get(GRID_VIEW.name) === GRID_VIEW.value ? 'grid' : 'list', setView];
}
