/**
 * Caches notifications: one list, newest first, which scrolling extends at the end and live events extend at the top; and
 * separately the newest unread notification with the unread count.
 */
import { type ApolloCache, InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';
import type { NotificationRowFragment } from '../generated/operations.ts';

interface StoredList {
  data: readonly Reference[];
  /** The metadata of the last page that was fetched. */
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
          // The first page is authoritative: it replaces the list, so that notifications removed elsewhere disappear.
          if (!existing || args?.page === 1) return incoming;
          const known = new Set(existing.data.map((row) => row.__ref));
          return { ...incoming, data: [...existing.data, ...incoming.data.filter((row) => !known.has(row.__ref))] };
        },
      },
    },
  },
};

/** Adds the type policies of notification lists to a cache; idempotent. */
export function addNotificationPolicies(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
}

/** Adds a notification received live to the top of the list, if the list is loaded and does not contain it. */
export function addNotification(cache: ApolloCache, notification: NotificationRowFragment): void {
  const ref = cache.identify(notification);
  if (!ref) return;
  changeList(cache, ALL, (list) => {
    if (list.data.some((row) => row.__ref === ref)) return list;
    return { data: [{ __ref: ref }, ...list.data], meta: { ...list.meta, count: list.meta.count + 1 } };
  });
}

/** Empties the lists; the caller refetches notifications that are newer than the newest one shown. */
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
