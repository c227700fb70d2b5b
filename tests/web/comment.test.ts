import { InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { addCommentPolicies, insertComment, removeComment } from '../../web/comment/commentCache.ts';
import { byDay } from '../../web/comment/days.ts';
import { hasGap, nextPage, withNews, withPage } from '../../web/comment/olderComments.ts';
import { isReadable, readsComments } from '../../web/comment/rights.ts';
import {
  type CommentableInput,
  type CommentRowFragment,
  CommentRowFragmentDoc,
  type CommentSource,
  CommentsDocument,
} from '../../web/generated/operations.ts';

const order: CommentableInput = { type: 'PURCHASE_ORDER', id: '1', withItems: true };
const all: CommentableInput = { ...order, source: 'INTERNAL' };
const item: CommentableInput = { type: 'ORDER_ITEM', id: '3', withItems: false, source: 'INTERNAL' };

/** Creates comment `n`, written in the n-th minute of a day. */
function comment(n: number, source: CommentSource = 'INTERNAL', onItem = false): CommentRowFragment {
  return {
    __typename: 'Comment',
    id: String(n),
    message: `Comment ${n}`,
    source,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
    editedAt: null,
    legacyFromSap: false,
    user: null,
    parent: onItem
      ? { __typename: 'CommentParent', type: 'ORDER_ITEM', id: '3', label: 'Line 3', purchaseOrderId: '1' }
      : { __typename: 'CommentParent', type: 'PURCHASE_ORDER', id: '1', label: 'PO 1', purchaseOrderId: null },
    abilities: [],
  };
}

function newCache() {
  const cache = new InMemoryCache();
  addCommentPolicies(cache);
  return cache;
}

function write(cache: InMemoryCache, on: CommentableInput, page: number, rows: CommentRowFragment[], count: number) {
  const comments = { __typename: 'CommentPage' as const, data: rows, meta: { __typename: 'PageMeta' as const, count } };
  cache.writeQuery({ query: CommentsDocument, variables: { on, page }, data: { comments } });
}

function read(cache: InMemoryCache, on: CommentableInput) {
  const list = cache.readQuery({ query: CommentsDocument, variables: { on, page: 1 } })?.comments;
  return list && { ids: list.data.map(({ id }) => Number(id)), count: list.meta.count };
}

/** Writes a comment to the cache, as a response or an event does, and inserts it into its lists. */
function arrive(cache: InMemoryCache, data: CommentRowFragment, on: CommentableInput): boolean {
  cache.writeFragment({ fragment: CommentRowFragmentDoc, data });
  return insertComment(cache, data, on);
}

/** Returns comments `high` down to `low`, in the order of a page. */
const rows = (high: number, low: number) => Array.from({ length: high - low + 1 }, (_, index) => comment(high - index));

const ids = (high: number, low: number) => rows(high, low).map(({ id }) => Number(id));

describe('a list of comments in the cache', () => {
  it('adds live comments, and keeps those that they pushed off the first page when it is refetched', () => {
    const cache = newCache();
    write(cache, all, 1, rows(40, 21), 40);
    arrive(cache, comment(41), order);
    write(cache, all, 1, rows(42, 23), 42);
    expect(read(cache, all)).toEqual({ ids: ids(42, 21), count: 42 });
  });

  it('drops comments that were removed without an event', () => {
    const cache = newCache();
    write(cache, all, 1, rows(40, 21), 40);
    write(cache, all, 1, [...rows(40, 36), ...rows(34, 20)], 39);
    expect(read(cache, all)?.ids).toEqual([...ids(40, 36), ...ids(34, 20)]);
  });

  it('starts over if so many comments were written meanwhile that the pages no longer overlap', () => {
    const cache = newCache();
    write(cache, all, 1, rows(40, 21), 40);
    write(cache, all, 1, rows(90, 71), 90);
    expect(read(cache, all)).toEqual({ ids: ids(90, 71), count: 90 });
    expect(hasGap(rows(40, 21), rows(90, 71))).toBe(true);
    expect(hasGap(rows(40, 21), rows(41, 22))).toBe(false);
    expect(hasGap([], rows(2, 1))).toBe(false);
  });

  it('keeps audiences, targets and records apart', () => {
    const cache = newCache();
    const external: CommentableInput = { ...order, source: 'EXTERNAL' };
    write(cache, all, 1, rows(2, 1), 2);
    write(cache, external, 1, [], 0);
    write(cache, item, 1, [], 0);
    arrive(cache, comment(3, 'EXTERNAL'), order);
    expect(read(cache, all)?.ids).toEqual([2, 1]);
    expect(read(cache, external)).toMatchObject({ ids: [3], count: 1 });
    expect(read(cache, item)?.ids).toEqual([]);
  });

  it("adds an item's comment to its own list and to the order's list of all, once each", () => {
    const cache = newCache();
    write(cache, all, 1, rows(2, 1), 2);
    write(cache, item, 1, [], 0);
    expect(arrive(cache, comment(3, 'INTERNAL', true), item)).toBe(true);
    expect(arrive(cache, comment(3, 'INTERNAL', true), order)).toBe(false);
    expect(read(cache, all)).toMatchObject({ ids: [3, 2, 1], count: 3 });
    expect(read(cache, item)).toMatchObject({ ids: [3], count: 1 });
  });

  it("adds an item's comment from a shipment's page to the shipment's list of all, too, and counts it once", () => {
    const shipment: CommentableInput = { type: 'SHIPMENT', id: '9', withItems: true };
    const allOfShipment: CommentableInput = { ...shipment, source: 'INTERNAL' };
    const cache = newCache();
    write(cache, allOfShipment, 1, [], 0);
    write(cache, item, 1, [], 0);
    expect(arrive(cache, comment(3, 'INTERNAL', true), shipment)).toBe(true);
    expect(arrive(cache, comment(3, 'INTERNAL', true), shipment)).toBe(false);
    expect(read(cache, allOfShipment)).toMatchObject({ ids: [3], count: 1 });
    expect(read(cache, item)).toMatchObject({ ids: [3], count: 1 });
  });

  it('removes a comment once despite repeated events, and counts one less even for one that is not loaded', () => {
    const cache = newCache();
    write(cache, all, 1, rows(3, 2), 3);
    removeComment(cache, comment(2), order);
    removeComment(cache, comment(2), order);
    expect(read(cache, all)).toMatchObject({ ids: [3], count: 2 });
    removeComment(cache, comment(1), order);
    expect(read(cache, all)).toMatchObject({ ids: [3], count: 1 });
  });
});

describe('the comment rights of a user', () => {
  const right = (read: boolean) => ({ __typename: 'CommentPermission' as const, read, write: false, delete: false });
  const rights = (own: boolean, any: boolean, legacy: boolean | null) => ({
    ownComment: right(own),
    anyComment: right(any),
    legacyComment: legacy === null ? null : right(legacy),
  });
  const me = { id: '7' } as NonNullable<CommentRowFragment['user']>;
  const mine = { ...comment(1), user: me };
  const fromSap = { ...comment(2), legacyFromSap: true };

  it('open the panel if they include reading any kind of comment', () => {
    expect(readsComments(rights(false, false, false))).toBe(false);
    expect(readsComments(rights(true, false, false))).toBe(true);
    expect(readsComments(rights(false, false, true))).toBe(true);
  });

  it('hide unreadable comments: own ones, others’, and those from SAP separately', () => {
    const shown = (those: ReturnType<typeof rights>) =>
      [mine, comment(3), fromSap].map((one) => isReadable(one, those, me.id));
    expect(shown(rights(true, false, false))).toEqual([true, false, false]);
    expect(shown(rights(false, true, false))).toEqual([false, true, false]);
    expect(shown(rights(false, false, true))).toEqual([false, false, true]);
    expect(shown(rights(false, true, null))).toEqual([false, true, true]);
  });
});

describe('older comments', () => {
  it('are fetched by the page that contains the next one, even after live events shifted the pages', () => {
    expect(nextPage(20, 45)).toBe(2);
    expect(nextPage(21, 46)).toBe(2);
    expect(nextPage(39, 44)).toBe(2);
    expect(nextPage(45, 45)).toBeNull();
  });

  it('appear once, even if a page repeats loaded ones', () => {
    const head = rows(41, 21);
    const first = withPage([], head, rows(21, 2));
    expect(first.map((chunk) => chunk.map(({ id }) => Number(id)))).toEqual([ids(20, 2)]);
    const second = withPage(first, head, rows(2, 1));
    expect(second.at(-1)?.map(({ id }) => id)).toEqual(['1']);
    expect(withPage(second, head, rows(2, 1))).toBe(second);
  });

  it('change only where they are edited or removed', () => {
    const chunks = [rows(20, 11), rows(10, 1)];
    const edited = withNews(chunks, { kind: 'edited', comment: { ...comment(15), message: 'New words' } });
    expect(edited[0]?.find(({ id }) => id === '15')?.message).toBe('New words');
    expect(edited[1]).toBe(chunks[1]);
    expect(withNews(chunks, { kind: 'removed', id: '5' })[1]?.map(({ id }) => Number(id))).toEqual([
      ...ids(10, 6),
      ...ids(4, 1),
    ]);
    expect(withNews(chunks, { kind: 'removed', id: '99' })).toBe(chunks);
  });
});

describe('comments by day', () => {
  it('are sorted from the oldest down, under Today, Yesterday, or their date', () => {
    const now = new Date(2026, 5, 15, 12);
    const at = (id: number, ...time: [number, number, number, number]) => ({
      ...comment(id),
      createdAt: new Date(...time).toISOString(),
    });
    const days = byDay(
      [at(4, 2026, 5, 15, 9), at(3, 2026, 5, 14, 23), at(2, 2026, 5, 14, 0), at(1, 2025, 11, 31, 8)],
      now,
    );
    expect(days.map(({ label, rows }) => [label, rows.map(({ id }) => id)])).toEqual([
      ['12/31/2025', ['1']],
      ['Yesterday', ['2', '3']],
      ['Today', ['4']],
    ]);
  });
});
