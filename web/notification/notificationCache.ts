/**
 * Knows how notifications live in the cache: one growing list, newest first, that scrolling makes longer and live events
 * put new ones on top of; and apart from it the newest unread one with the number of them.
 */
import { type ApolloCache, InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';
import type { NotificationRowFragment } from '../generated/operations.ts';

interface StoredList {
  data: readonly Reference[];
  /** Of the last page that was asked for. */
  meta: { page: number; pages: number; count: number };
}

const UNREAD = 'unread';
const ALL = 'all';

const policies: TypePolicies = {
  Query: {
    fields: {
      notifications: {
        keyArgs: (args) => (args?.unread ? UNREAD : ALL),
        merge(existing: StoredList | undefined, incoming: StoredList, { args }) {
          // The first page is the truth about what there is: what was removed elsewhere goes.
          if (!existing || args?.page === 1) return incoming;
          const known = new Set(existing.data.map((row) => row.__ref));
          return { ...incoming, data: [...existing.data, ...incoming.data.filter((row) => !known.has(row.__ref))] };
        },
      },
    },
  },
};

/** Teaches a cache about notifications; harmless when it knows them. */
export function teachNotifications(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
}

/** Puts a notification that came in live on top of the list, if that is loaded and has it not already. */
export function addNotification(cache: ApolloCache, notification: NotificationRowFragment): void {
  const ref = cache.identify(notification);
  if (!ref) return;
  changeList(cache, ALL, (list) => {
    if (list.data.some((row) => row.__ref === ref)) return list;
    return { data: [{ __ref: ref }, ...list.data], meta: { ...list.meta, count: list.meta.count + 1 } };
  });
}

/** Empties the list; what came after the newest one that was shown is asked for again. */
export function emptyNotifications(cache: ApolloCache): void {
  for (const name of [ALL, UNREAD]) {
    changeList(cache, name, (list) => ({ data: [], meta: { ...list.meta, page: 1, pages: 1, count: 0 } }));
  }
}

function changeList(cache: ApolloCache, name: string, change: (list: StoredList) => StoredList): void {
  cache.modify<{ notifications: StoredList }>({
    fields: {
      notifications: (list, { storeFieldName }) =>
        storeFieldName === `notifications:${name}` && isStoredList(list) ? { ...list, ...change(list) } : list,
    },
  });
}

function isStoredList(list: object): list is StoredList {
  return 'data' in list && 'meta' in list;
}
