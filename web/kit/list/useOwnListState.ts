import { useMemo, useState } from 'react';
import { type FilterValue, isNarrowed, type ListSpec, type ListState, listVariables } from './listState.ts';
import type { ListController } from './useListState.ts';

/** The parts of a list's state that its search and filters need. */
export type FilterController<Filter, Field extends string> = Pick<
  ListController<Filter, Field>,
  'state' | 'variables' | 'narrowed' | 'setSearch' | 'setFilter' | 'dropValue' | 'clear'
>;

/** The state of a list in a dialog: not in the address, but held by the component that opens the dialog. */
export type LocalListState = ReturnType<typeof useLocalListState>;

/** Returns the state of a list in a dialog, which starts without search and filters. */
export function useLocalListState() {
  return useState(BARE);
}

/** Returns the search and the filters of a list in a dialog. */
export function useOwnListState<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  [state, setState]: LocalListState,
): FilterController<Filter, Field> {
  const setFilter = (id: string, value: (before: FilterValue) => FilterValue) =>
    setState((before) => {
      const { [id]: old = [], ...others } = before.filters;
      const next = value(old);
      return { ...before, filters: next.some(Boolean) ? { ...others, [id]: next } : others };
    });
  return {
    state,
    variables: useMemo(() => listVariables(spec, state), [spec, state]),
    narrowed: isNarrowed(state),
    setSearch: (search) => setState((before) => ({ ...before, search })),
    setFilter: (id, value) => setFilter(id, () => value),
    dropValue: (id, value) => setFilter(id, (before) => before.filter((entry) => entry !== value)),
    clear: () => setState(BARE),
  };
}

const BARE: ListState<never> = { page: 1, search: '', sort: null, filters: {} };
