/**
 * Knows how lists of comments live in the cache: one list for a target and a source, newest first, growing by pages and
 * by live events. Refuses to know who shows them.
 */
import { type ApolloCache, InMemoryCache, type Reference, type TypePolicies } from '@apollo/client';
import type { CommentableInput, CommentListFragment, CommentRowFragment } from '../generated/operations.ts';

/** Rows asked for at once. */
export const PAGE_SIZE = 20;

/** Which comments a list holds. */
type ListKey = Pick<CommentableInput, 'type' | 'id' | 'withItems' | 'source'>;

interface StoredList {
  data: readonly Reference[];
  meta: { count: number };
}

/** The read and merge rules of comment lists. */
const policies: TypePolicies = {
  Query: {
    fields: {
      comments: {
        keyArgs: (args) => listName(args?.on),
        merge(existing: StoredList | undefined, incoming: StoredList, { args, readField, canRead }) {
          if (!existing) return incoming;
          const writtenAt = (row: Reference | undefined) => String(readField('createdAt', row) ?? '');
          const fresh = new Set(incoming.data.map((row) => row.__ref));
          const end = writtenAt(incoming.data.at(-1));
          // The first page is the truth about its stretch: what it lacks there has been removed.
          const survives = (row: Reference) =>
            args?.page !== 1 || (incoming.data.length >= PAGE_SIZE && writtenAt(row) <= end);
          const kept = existing.data.filter((row) => !fresh.has(row.__ref) && canRead(row) && survives(row));
          return { ...incoming, data: inOrder(kept, incoming.data, writtenAt) };
        },
      },
    },
  },
};

/** Teaches a cache about comment lists; harmless when it knows them. */
export function teachComments(cache: ApolloCache): void {
  if (cache instanceof InMemoryCache) cache.policies.addTypePolicies(policies);
}

/** Puts a new comment at the head of every loaded list that it belongs to; false when it was there already. */
export function insertComment(cache: ApolloCache, comment: CommentRowFragment, watched: CommentableInput): boolean {
  const id = cache.identify(comment);
  if (!id) return false;
  let inserted = false;
  changeLists(cache, listsOf(comment, watched), (list, has) => {
    if (has(id)) return list;
    inserted = true;
    return { ...list, data: [{ __ref: id }, ...list.data], meta: { ...list.meta, count: list.meta.count + 1 } };
  });
  if (inserted) addToCount(cache, comment, 1);
  return inserted;
}

/** Takes a removed comment out of every loaded list; its writer's and others' events may both tell. */
export function removeComment(cache: ApolloCache, comment: CommentRowFragment, watched: CommentableInput): void {
  const id = cache.identify(comment);
  if (!id) return;
  let removed = false;
  changeLists(cache, listsOf(comment, watched), (list, has) => {
    if (!has(id)) return list;
    removed = true;
    const data = list.data.filter((row) => row.__ref !== id);
    return { ...list, data, meta: { ...list.meta, count: Math.max(0, list.meta.count - 1) } };
  });
  cache.evict({ id });
  if (removed) addToCount(cache, comment, -1);
}

/** The page that holds the next older comments: also right when live events have moved the borders. */
export function nextPage(list: CommentListFragment): number | null {
  return list.data.length < list.meta.count ? Math.floor(list.data.length / PAGE_SIZE) + 1 : null;
}

function changeLists(
  cache: ApolloCache,
  names: readonly string[],
  change: (list: StoredList, has: (id: string) => boolean) => StoredList,
): void {
  cache.modify<{ comments: StoredList }>({
    fields: {
      comments(list, { storeFieldName }) {
        if (!isStoredList(list) || !names.includes(storeFieldName.slice('comments:'.length))) return list;
        return change(list, (id) => list.data.some((row) => row.__ref === id));
      },
    },
  });
}

function isStoredList(list: object): list is StoredList {
  return 'data' in list && 'meta' in list;
}

/** A comment stands in its own record's list, in its order's list of all, and in the one that is watched. */
function listsOf(comment: CommentRowFragment, watched: CommentableInput): string[] {
  const { source, parent } = comment;
  const order = parent.purchaseOrderId ?? (parent.type === 'PURCHASE_ORDER' ? parent.id : null);
  return [
    listName({ type: parent.type, id: parent.id, withItems: false, source }),
    listName({ ...watched, source }),
    ...(order ? [listName({ type: 'PURCHASE_ORDER', id: order, withItems: true, source })] : []),
  ];
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

/** Two lists, each newest first, as one. */
function inOrder(
  one: readonly Reference[],
  other: readonly Reference[],
  writtenAt: (row: Reference | undefined) => string,
): Reference[] {
  const rows: Reference[] = [];
  let [left, right] = [0, 0];
  while (left < one.length || right < other.length) {
    const [a, b] = [one[left], other[right]];
    const takeLeft = a !== undefined && (b === undefined || writtenAt(a) >= writtenAt(b));
    const next = takeLeft ? a : b;
    if (takeLeft) left += 1;
    else right += 1;
    if (next) rows.push(next);
  }
  return rows;
}
