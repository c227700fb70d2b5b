/** The views in the cache, as writes of this window change them: others are told by events. */
import type { ApolloCache } from '@apollo/client';
import { ListViewsDocument } from '../../generated/operations.ts';
import type { SavedView } from './viewState.ts';

/** Keeps only some of the views, and adds a new one. */
export function keepViews(cache: ApolloCache, isKept: (view: SavedView) => boolean, made?: SavedView | null): void {
  cache.updateQuery({ query: ListViewsDocument }, (known) => {
    if (!known?.listViews) return known;
    const views = [...known.listViews.views.filter(isKept), ...(made ? [made] : [])];
    return { ...known, listViews: { ...known.listViews, views } };
  });
}
