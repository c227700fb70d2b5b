/**
 * Keeps a list's state in the address bar, and saves it for the user's next visit without parameters. Of a list with views the
 * address also names the view; what a view keeps is on the server.
 */
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { readSaved, writeSaved } from '../../base/storage.ts';
import {
  BARE,
  type Dropped,
  isNarrowed,
  type ListSpec,
  type ListState,
  listVariables,
  parseList,
  type Sort,
} from './listState.ts';
import { type ListChanges, useListChanges } from './useListChanges.ts';
import { type ListViews, useListViews } from './useListViews.ts';
import { useSetting } from './useSetting.ts';
import {
  type ListPlace,
  pageOfView,
  readColumns,
  readView,
  type SavedView,
  showsSame,
  stateOfView,
  withoutView,
  writeList,
} from './viewState.ts';

/** The views of a list, and the one that is shown. */
export interface ViewsState extends ListViews {
  place: ListPlace<never>;
  /** Changes what the list opens with, for this user. */
  setOpening: (view: SavedView | 'all' | 'shared') => void;
  /** The shown view, in the version that is shown; null for all rows. */
  current: SavedView | null;
  /** The newest version of the shown view, if somebody has changed since what it shows. */
  news: SavedView | null;
  /** The name of a view of the address that the user may not see, or that somebody has removed while it was shown. */
  missing: { name: string; wasShown: boolean } | null;
  dismissMissing: () => void;
  /** Shows a view; null for all rows. */
  choose: (view: SavedView | null) => void;
  /**
   * Says that the user removes the shown view, so that its end is no news to them, or that it could not be removed (null). The
   * view is shown until they choose another.
   */
  setRemoving: (view: SavedView | null) => void;
  /** Shows a version of the shown view in place of what was made of it: the newest, or what has just been saved. */
  show: (view: SavedView) => void;
}

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
  /** Whether it is not known yet what the list shows: its view has not arrived. */
  waits: boolean;
  /** Null for a list without views. */
  views: ViewsState | null;
}

/**
 * Returns the state of the list that is saved as `name` (which includes the page and the program).
 * @param place which views it has; null for none
 */
export function useListState<Filter, Field extends string>(
  spec: ListSpec<Filter, Field>,
  name: string,
  place: ListPlace<Filter> | null = null,
): ListController<Filter, Field> {
  const [params, setParams] = useSearchParams();
  const lists = useListViews(place);
  const { restored, waits: opens } = useRestored(params, name, lists);
  const given = restored ?? params;
  const isViewed = place !== null;
  const named = useMemo(() => (isViewed ? readView(given) : null), [isViewed, given]);
  const { shown, found, hold, ...held } = useHeld(named?.id ?? null, lists.views);
  const waits = !lists.ready && (opens || (named !== null && !named.isChanged && shown === null));

  // What a view keeps is read once, so that what it lost is reported once.
  const kept = useMemo(() => shown && stateOfView(spec, shown), [spec, shown]);
  const ofView = named !== null && !named.isChanged;
  const { state: read, dropped: fresh } = useMemo(
    () => parseList(spec, isViewed ? withoutView(given) : given),
    [spec, given, isViewed],
  );
  const columns = named ? (ofView ? null : readColumns(given)) : (lists.setting?.columns ?? null);
  const page = ofView ? pageOfView(given, spec.pageSize) : read.page;
  const state = useMemo(
    () => (ofView && kept ? { ...kept.state, page } : { ...read, columns }),
    [ofView, kept, read, page, columns],
  );
  const [dropped, setDropped] = useState<readonly Dropped[]>([]);
  // By name: the same page shows the lists of several programs.
  const [restoredList, setRestoredList] = useState<string | null>(null);
  const [missing, setMissing] = useState<ViewsState['missing']>(null);
  const [removing, setRemoving] = useState<string | null>(null);
  const isMissing = named !== null && lists.ready && held.isMissing;

  const lost = isMissing && named.id !== removing ? (shown?.name ?? named.name) : null;

  // The address follows the state: restored parameters are added; unsupported ones are removed and reported.
  useEffect(() => {
    if (waits) return;
    if (fresh.length > 0) setDropped((before) => [...before, ...fresh]);
    if (restored) setRestoredList(name);
    if (lost !== null) setMissing({ name: lost, wasShown: shown !== null });
    if (!restored && lost === null && fresh.length === 0) return;
    setParams(writeList(spec, state, lost === null ? shown : null), OWN);
  }, [spec, state, fresh, restored, waits, lost, shown, setParams, name]);
  useEffect(() => {
    if (ofView && kept) setDropped(kept.dropped);
  }, [ofView, kept]);

  const go = (view: SavedView | null, next: ListState<Field>, replace: boolean) => {
    setRestoredList(null);
    writeSaved('list', name, writeList(spec, { ...next, page: 1 }, view).toString());
    setParams(writeList(spec, next, view), { ...OWN, replace });
  };
  const open = (view: SavedView | null, replace: boolean) => {
    hold(view);
    setDropped([]);
    go(view, view ? stateOfView(spec, view).state : BARE, replace);
  };
  const setSetting = useSetting(place, lists.setting);
  const changes = useListChanges(state, spec.defaultSort, (next, { replace = false } = {}) => {
    if (next.columns !== state.columns && !shown) void setSetting({ columns: next.columns ?? null });
    else go(shown, next, replace);
  });
  const current = named && !isMissing ? shown : null;
  return {
    ...changes,
    spec,
    state,
    sort: state.sort ?? spec.defaultSort,
    variables: useMemo(() => listVariables(spec, state), [spec, state]),
    narrowed: isNarrowed(state),
    dropped,
    dismissDropped: () => setDropped([]),
    fromLastVisit: restoredList === name && named === null && isNarrowed(state),
    waits,
    views: place && {
      ...lists,
      place: place as ListPlace<never>,
      current,
      news: current && found && !showsSame(current, found) ? found : null,
      missing,
      dismissMissing: () => setMissing(null),
      setOpening: (view) =>
        void setSetting(
          typeof view === 'string'
            ? { opens: view === 'all' ? 'ALL' : 'SHARED', viewId: null }
            : { opens: 'VIEW', viewId: view.id },
        ),
      choose: (view) => open(view, false),
      setRemoving: (view) => setRemoving(view?.id ?? null),
      show: (view) => open(view, true),
    },
    dropValue(id, value, successor) {
      const label = spec.filters.find((filter) => filter.id === id)?.label ?? id;
      setDropped((before) => [...before, { label, value, ...(successor && { told: successor.told }) }]);
      changes.dropValue(id, value, successor);
    },
  };
}

/** Says of a bare address that it is what the user made of the list: the list is not restored there. */
const OWN = { replace: true, state: { isOwn: true } };
const isOwn = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isOwn' in state;

/**
 * Returns the version of a view that is shown, which stays when somebody changes the view meanwhile, and the newest one.
 * @param id the view of the address
 */
function useHeld(id: string | null, views: readonly SavedView[]) {
  const [held, setHeld] = useState<{ view: SavedView; isListed: boolean } | null>(null);
  const found = views.find((view) => view.id === id) ?? null;
  const shown = held?.view.id === id ? held : null;
  // A version that shows the same, with another name for instance, is taken at once.
  const isSame = shown !== null && found !== null && showsSame(shown.view, found);
  if (found && (!shown?.isListed || (isSame && shown.view !== found))) {
    setHeld({ view: shown && !isSame ? shown.view : found, isListed: true });
  }
  return {
    shown: shown?.view ?? null,
    found,
    /** Whether it is not there, or not any more: one that was just saved is listed a moment later. */
    isMissing: found === null && (shown?.isListed ?? true),
    hold: (view: SavedView | null) => setHeld(view && { view, isListed: false }),
  };
}

/**
 * Returns the saved parameters for a new visit to a bare address: those of the view that the list opens with, else of the last
 * visit. Going Back to a bare address is no new visit: the list had no parameters there.
 */
function useRestored(params: URLSearchParams, name: string, { ready, opening }: ListViews) {
  const { key, state } = useLocation();
  const type = useNavigationType();
  const arrived = type !== 'POP' || key === 'default';
  const isNew = params.size === 0 && arrived && !isOwn(state);
  const restored = useMemo(() => {
    if (!isNew || !ready) return null;
    if (opening) return new URLSearchParams({ view: `${opening.id}.${opening.name}` });
    const saved = readSaved('list', name);
    return typeof saved === 'string' && saved !== '' ? new URLSearchParams(saved) : null;
  }, [isNew, ready, opening, name]);
  return { restored, waits: isNew };
}
