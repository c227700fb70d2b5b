/** Keeps a list's state in the address bar, and saves it for the user's next visit without parameters. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readSaved, writeSaved } from '../../base/storage.ts';
import {
  type Dropped,
  type FilterValue,
  isNarrowed,
  type ListSpec,
  type ListState,
  listVariables,
  nextSort,
  parseList,
  type Sort,
  serializeList,
} from './listState.ts';

/** A list's state and the functions that change it. Changing a filter, the search or the sort goes back to page 1. */
export interface ListController<Filter, Field extends string> {
  spec: ListSpec<Filter, Field>;
  state: ListState<Field>;
  /** The sort in effect, chosen or default. */
  sort: Sort<Field>;
  variables: ReturnType<typeof listVariables<Filter, Field>>;
  narrowed: boolean;
  /** The unsupported parts of the address, until dismissed. */
  dropped: readonly Dropped[];
  dismissDropped: () => void;
  /** Whether search or filters are those of the last visit, rather than of the address or chosen now. */
  fromLastVisit: boolean;
  setPage: (page: number, options?: { replace?: boolean }) => void;
  setSearch: (search: string) => void;
  toggleSort: (field: Field) => void;
  setSort: (sort: Sort<Field>) => void;
  setFilter: (id: string, value: FilterValue) => void;
  /** Removes a value that turned out not to exist (any more), and reports it in `dropped`. */
  dropValue: (id: string, value: string) => void;
  /** Resets filters and search. */
  clear: () => void;
}

/** Returns the state of the list that is saved as `name` (which includes the page and the program). */
export function useListState<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  name: string,
): ListController<Filter, Field> {
  const [params, setParams] = useSearchParams();
  const restored = useRestored(params, name);
  const { state, dropped: fresh } = useMemo(() => parseList(spec, restored ?? params), [spec, restored, params]);
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  // By name: the same page shows the lists of several programs.
  const [restoredList, setRestoredList] = useState<string | null>(null);

  // The address follows the state: restored parameters are added; unsupported ones are removed and reported.
  useEffect(() => {
    if (fresh.length > 0) setDropped((before) => [...before, ...fresh]);
    if (restored) setRestoredList(name);
    if (restored || fresh.length > 0) setParams(serializeList(spec, state), { replace: true });
  }, [spec, state, fresh, restored, setParams, name]);

  // Changes made before the address has updated build on each other.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);
  const go = (change: (before: ListState<Field>) => ListState<Field>, { replace = false } = {}) => {
    const next = change(latest.current);
    latest.current = next;
    setRestoredList(null);
    save(name, serializeList(spec, { ...next, page: 1 }));
    setParams(serializeList(spec, next), { replace });
  };
  const setFilter = (id: string, value: (before: FilterValue) => FilterValue, options?: { replace?: boolean }) =>
    go((before) => {
      const { [id]: old = [], ...others } = before.filters;
      const next = value(old);
      return { ...before, page: 1, filters: next.some(Boolean) ? { ...others, [id]: next } : others };
    }, options);
  const sort = state.sort ?? spec.defaultSort;

  return {
    spec,
    state,
    sort,
    variables: useMemo(() => listVariables(spec, state), [spec, state]),
    narrowed: isNarrowed(state),
    dropped,
    dismissDropped: () => setDropped([]),
    fromLastVisit: restoredList === name && isNarrowed(state),
    setPage: (page, options) => go((before) => ({ ...before, page }), options),
    setSearch: (search) => go((before) => ({ ...before, page: 1, search }), { replace: true }),
    toggleSort: (field) =>
      go((before) => ({ ...before, page: 1, sort: nextSort(before.sort ?? spec.defaultSort, field) })),
    setSort: (wanted) => go((before) => ({ ...before, page: 1, sort: wanted })),
    setFilter: (id, value) => setFilter(id, () => value),
    dropValue(id, value) {
      const label = spec.filters.find((filter) => filter.id === id)?.label ?? id;
      setDropped((before) => [...before, { label, value }]);
      setFilter(id, (before) => before.filter((entry) => entry !== value), { replace: true });
    },
    clear: () => go((before) => ({ ...before, page: 1, search: '', filters: {} })),
  };
}

/**
 * Returns the saved parameters for a new visit to a bare address. Going Back to a bare address is no new visit: the list had
 * no parameters there.
 */
function useRestored(params: URLSearchParams, name: string): URLSearchParams | null {
  const { key } = useLocation();
  const type = useNavigationType();
  const arrived = type !== 'POP' || key === 'default';
  const bare = params.size === 0;
  return useMemo(() => {
    if (!bare || !arrived) return null;
    const saved = readSaved('list', name);
    return typeof saved === 'string' && saved !== '' ? new URLSearchParams(saved) : null;
  }, [bare, arrived, name]);
}

function save(name: string, params: URLSearchParams): void {
  writeSaved('list', name, params.toString());
}
