/**
 * Caches the newest comments: one list per target and audience, newest first, including comments received live. Older pages
 * are not cached: every new comment would read all of the thousands of rows in one cached list again.
 */
import { type ApolloCache, InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';
import type { CommentableInput, CommentRowFragment } from '../generated/operations.ts';

/** The number of comments per page. */
export const PAGE_SIZE = 20;

/** The target and audience that identify a list. */
type ListKey = Pick<CommentableInput, 'type' | 'id' | 'withItems' | 'source'>;

interface StoredList {
  data: readonly Reference[];
  meta: { count: number };
}

const policies: TypePolicies = {
  Query: {
    fields: {
      comments: {
        keyArgs: (args) => listName(args?.on),
        merge(existing: StoredList | undefined, incoming: StoredList, { readField, canRead }) {
          // A refetch: the response is authoritative for its range of comments; older ones in the list stay behind it.
          const ids = new Set(incoming.data.map((row) => row.__ref));
          const meets = existing?.data.some((row) => ids.has(row.__ref));
          if (!existing || !meets || incoming.data.length < PAGE_SIZE) return incoming;
          const writtenAt = (row: Reference | undefined) => String(readField('createdAt', row) ?? '');
          const end = writtenAt(incoming.data.at(-1));
          const older = existing.data.filter((row) => !ids.has(row.__ref) && canRead(row) && writtenAt(row) <= end);
          return { ...incoming, data: [...incoming.data, ...older] };
        },
      },
    },
  },
};

/** The ids of removed comments: the mutation's response and the live event both report the same removal. */
const removed = new WeakMap<ApolloCache, Set<string>>();

/** Adds the type policies of comment lists to a cache; idempotent. */
export function addCommentPolicies(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
}

/** Inserts a new comment at the head of every loaded list that it belongs to; returns false if all contain it already. */
export function insertComment(cache: ApolloCache, comment: CommentRowFragment, watched: CommentableInput): boolean {
  const id = cache.identify(comment);
  if (!id) return false;
  let inserted = false;
  changeLists(cache, listsOf(comment, watched), (list) => {
    if (list.data.some((row) => row.__ref === id)) return list;
    inserted = true;
    return { ...list, data: [{ __ref: id }, ...list.data], meta: { ...list.meta, count: list.meta.count + 1 } };
  });
  if (inserted) addToCount(cache, comment, 1);
  return inserted;
}

/** Removes a comment from every loaded list that it belongs to, and decrements their counts; only once per comment. */
export function removeComment(cache: ApolloCache, comment: CommentRowFragment, watched: CommentableInput): void {
  const id = cache.identify(comment);
  const known = removed.get(cache) ?? new Set();
  if (!id || known.has(id)) return;
  removed.set(cache, known.add(id));
  changeLists(cache, listsOf(comment, watched), (list) => {
    const data = list.data.filter((row) => row.__ref !== id);
    return { ...list, data, meta: { ...list.meta, count: Math.max(0, list.meta.count - 1) } };
  });
  cache.evict({ id });
  addToCount(cache, comment, -1);
}

function changeLists(cache: ApolloCache, names: ReadonlySet<string>, change: (list: StoredList) => StoredList): void {
  cache.modify<{ comments: StoredList }>({
    fields: {
      comments(list, { storeFieldName }) {
        const wanted = isStoredList(list) && names.has(storeFieldName.slice('comments:'.length));
        return wanted ? change(list) : list;
      },
    },
  });
}

function isStoredList(list: object): list is StoredList {
  return 'data' in list && 'meta' in list;
}

/** Returns the lists that contain a comment: its record's own, its order's with all items, and the watched one. */
function listsOf(comment: CommentRowFragment, watched: CommentableInput): ReadonlySet<string> {
  const { source, parent } = comment;
  const order = parent.purchaseOrderId ?? (parent.type === 'PURCHASE_ORDER' ? parent.id : null);
  const names = new Set([
    listName({ type: parent.type, id: parent.id, withItems: false, source }),
    listName({ ...watched, source }),
  ]);
  if (order) names.add(listName({ type: 'PURCHASE_ORDER', id: order, withItems: true, source }));
  return names;
}

function listName(key: ListKey): string {
  return [key.type, key.id, key.withItems ? 'all' : 'own', key.source ?? 'any'].join('/');
}

const parentTypes = { PURCHASE_ORDER: 'PurchaseOrder', ORDER_ITEM: 'OrderItem', SHIPMENT: 'Shipment' } as const;

function addToCount(cache: ApolloCache, { parent }: CommentRowFragment, change: 1 | -1): void {
  cache.modify<{ commentsCount: number }>({
    id: cache.identify({ __typename: parentTypes[parent.type], id: parent.id }),
    fields: { commentsCount: (count) => Math.max(0, count + change) },
  });
}
