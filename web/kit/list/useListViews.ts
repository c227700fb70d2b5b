import { useMemo } from 'react';
import {
  type ListSettingFieldsFragment,
  useListViewsQuery,
  useSavedViewChangedSubscription,
} from '../../generated/operations.ts';
import type { ListPlace, SavedView } from './viewState.ts';

/** The views of a list, and how the user has it outside of them. */
export interface ListViews {
  /** Whether they are known: known to be none, if they could not be read. */
  ready: boolean;
  /** Whether the server keeps views. */
  kept: boolean;
  /** By name; what is shared first. */
  views: readonly SavedView[];
  setting: ListSettingFieldsFragment | null;
  /** The view that the list opens with; null for all rows. */
  opening: SavedView | null;
  /** The shared view that it opens with for those who have not chosen otherwise. */
  shared: SavedView | null;
}

const NONE: ListViews = { ready: true, kept: false, views: [], setting: null, opening: null, shared: null };

/** Returns the views of a list, as others change them, too. @param place null for a list without views */
export function useListViews(place: ListPlace<never> | null): ListViews {
  const skip = place === null;
  const { data, error, refetch } = useListViewsQuery({ skip });
  useSavedViewChangedSubscription({
    skip,
    ignoreResults: true,
    fetchPolicy: 'no-cache',
    onData: () => void refetch(),
  });
  const all = data?.listViews;
  const { list = null, programId = null } = place ?? {};
  return useMemo(() => {
    if (skip) return NONE;
    if (!all) return { ...NONE, ready: all === null || error !== undefined };
    const views = all.views.filter((view) => view.list === list && [null, programId].includes(view.programId));
    const setting = all.settings.find((one) => one.list === list && one.programId === programId) ?? null;
    const opens = views.filter(({ opensList }) => opensList);
    const shared = opens.find((view) => view.programId !== null) ?? opens[0] ?? null;
    const chosen = views.find(({ id }) => id === setting?.viewId) ?? null;
    const opening = setting?.opens === 'ALL' ? null : setting?.opens === 'VIEW' ? chosen : shared;
    return { ready: true, kept: true, views, setting, opening, shared };
  }, [skip, all, error, list, programId]);
}
