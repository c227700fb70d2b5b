import { useLayoutEffect, useRef } from 'react';
import type { Successor } from '../form/choiceSource.ts';
import type { ShownColumn } from './arrange.ts';
import {
  type ChangeOptions,
  changeList,
  type FilterValue,
  type ListChange,
  type ListState,
  type Sort,
  type TurnPage,
} from './listState.ts';

/** The functions that change a list. */
export interface ListChanges<Field extends string> {
  setPage: TurnPage;
  setSearch: (search: string) => void;
  toggleSort: (field: Field) => void;
  setSort: (sort: Sort<Field>) => void;
  setFilter: (id: string, value: FilterValue) => void;
  /** Removes a value that turned out not to exist (any more), or puts what stands for it now in its place. */
  dropValue: (id: string, value: string, successor?: Successor | null) => void;
  setView: (view: string) => void;
  /** Chooses the columns; null for those by default. */
  setColumns: (columns: readonly ShownColumn[] | null) => void;
  /** Resets filters and search. */
  clear: () => void;
}

/**
 * Returns the functions that change a list whose state is held elsewhere: in the address, or by a component. Changes that are
 * made before the state has updated build on each other.
 * @param apply holds the next state
 */
export function useListChanges<Field extends string>(
  state: ListState<Field>,
  defaultSort: Sort<Field>,
  apply: (next: ListState<Field>, options?: ChangeOptions) => void,
): ListChanges<Field> {
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const change = (made: ListChange<Field>, options?: ChangeOptions) => {
    latest.current = changeList(latest.current, made);
    apply(latest.current, options);
  };
  return {
    setPage: (page, options) => change({ kind: 'page', page }, options),
    setSearch: (search) => change({ kind: 'search', search }, { replace: true }),
    toggleSort: (field) => change({ kind: 'toggle', field, defaultSort }),
    setSort: (sort) => change({ kind: 'sort', sort }),
    setFilter: (id, value) => change({ kind: 'filter', id, value }),
    dropValue: (id, value, successor) => change({ kind: 'drop', id, value, instead: successor?.id }, { replace: true }),
    setView: (view) => change({ kind: 'view', view }),
    setColumns: (columns) => change({ kind: 'columns', columns }, { replace: true }),
    clear: () => change({ kind: 'clear' }),
  };
}
