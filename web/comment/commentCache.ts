/**
 * Knows how the newest comments live in the cache: one list for a target and an audience, newest first, with what came in
 * live. Refuses to know older pages: thousands of rows in one cached list would all be read again for every new comment.
 */
import { type ApolloCache, InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';
import type { CommentableInput, CommentRowFragment } from '../generated/operations.ts';

/** Rows asked for at once. */
export const PAGE_SIZE = 20;

/** Which comments a list holds. */
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
          // Asked for again: the answer is the truth about its stretch, and what came in live before it stays behind it.
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

/** The ids of removed comments: the writer's answer and the live event both tell of one removal. */
const removed = new WeakMap<ApolloCache, Set<string>>();

/** Teaches a cache about comment lists; harmless when it knows them. */
export function teachComments(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
}

/** Puts a new comment at the head of every loaded list that it belongs to; false when it was there already. */
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

/** Takes a removed comment out of every loaded list that it belongs to, once, and off their counts. */
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

/** A comment stands in its own record's list, in its order's list of all, and in the one that is watched. */
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
