/** Keeps a list's state in the address bar, and saves it for the user's next visit without parameters. */
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readSaved, writeSaved } from '../../base/storage.ts';
import {
  type Dropped,
  isNarrowed,
  type ListSpec,
  type ListState,
  listVariables,
  parseList,
  type Sort,
  serializeList,
} from './listState.ts';
import { type ListChanges, useListChanges } from './useListChanges.ts';

/** A list's state and the functions that change it. `dropValue` also reports the value in `dropped`. */
export interface ListController<Filter, Field extends string> extends Omit<ListChanges<Field>, 'setView'> {
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

  const changes = useListChanges(state, spec.defaultSort, (next, { replace = false } = {}) => {
    setRestoredList(null);
    save(name, serializeList(spec, { ...next, page: 1 }));
    setParams(serializeList(spec, next), { replace });
  });
  return {
    ...changes,
    spec,
    state,
    sort: state.sort ?? spec.defaultSort,
    variables: useMemo(() => listVariables(spec, state), [spec, state]),
    narrowed: isNarrowed(state),
    dropped,
    dismissDropped: () => setDropped([]),
    fromLastVisit: restoredList === name && isNarrowed(state),
    dropValue(id, value) {
      const label = spec.filters.find((filter) => filter.id === id)?.label ?? id;
      setDropped((before) => [...before, { label, value }]);
      changes.dropValue(id, value);
    },
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
