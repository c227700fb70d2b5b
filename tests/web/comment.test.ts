import { InMemoryCache } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { insertComment, nextPage, removeComment, teachComments } from '../../web/comment/commentCache.ts';
import { byDay } from '../../web/comment/days.ts';
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

/** Comment `n` was written in the n-th minute of a day. */
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
  teachComments(cache);
  return cache;
}

function write(cache: InMemoryCache, on: CommentableInput, page: number, rows: CommentRowFragment[], count: number) {
  const comments = { __typename: 'CommentPage' as const, data: rows, meta: { __typename: 'PageMeta' as const, count } };
  cache.writeQuery({ query: CommentsDocument, variables: { on, page }, data: { comments } });
}

function read(cache: InMemoryCache, on: CommentableInput) {
  const list = cache.readQuery({ query: CommentsDocument, variables: { on, page: 1 } })?.comments;
  return list && { ids: list.data.map(({ id }) => Number(id)), count: list.meta.count, next: nextPage(list) };
}

/** A comment comes in as an answer or an event brings it: the cache knows it, its lists not yet. */
function arrive(cache: InMemoryCache, data: CommentRowFragment, on: CommentableInput): boolean {
  cache.writeFragment({ fragment: CommentRowFragmentDoc, data });
  return insertComment(cache, data, on);
}

/** From `high` down to `low`, as a page brings them. */
const rows = (high: number, low: number) => Array.from({ length: high - low + 1 }, (_, index) => comment(high - index));

describe('a list of comments in the cache', () => {
  it('grows by older pages, newest first', () => {
    const cache = newCache();
    write(cache, all, 1, rows(45, 26), 45);
    expect(read(cache, all)?.next).toBe(2);
    write(cache, all, 2, rows(25, 6), 45);
    write(cache, all, 3, rows(5, 1), 45);
    expect(read(cache, all)).toEqual({ ids: rows(45, 1).map(({ id }) => Number(id)), count: 45, next: null });
  });

  it('shows nothing twice and misses nothing when live comments have moved the borders of pages', () => {
    const cache = newCache();
    write(cache, all, 1, rows(40, 21), 40);
    arrive(cache, comment(41), order);
    expect(read(cache, all)?.next).toBe(2);
    write(cache, all, 2, rows(21, 2), 41);
    expect(read(cache, all)?.ids).toEqual(rows(41, 2).map(({ id }) => Number(id)));
    expect(read(cache, all)?.next).toBe(3);
  });

  it('asks for the page again that a removal has shortened', () => {
    const cache = newCache();
    write(cache, all, 1, rows(40, 21), 40);
    removeComment(cache, comment(30), order);
    expect(read(cache, all)).toMatchObject({ count: 39, next: 1 });
    write(cache, all, 1, [...rows(40, 31), ...rows(29, 20)], 39);
    expect(read(cache, all)?.ids).toHaveLength(20);
  });

  it('keeps older pages when the first is asked for again, without what was removed meanwhile', () => {
    const cache = newCache();
    write(cache, all, 1, rows(40, 21), 40);
    write(cache, all, 2, rows(20, 1), 40);
    write(cache, all, 1, [...rows(40, 36), ...rows(34, 20)], 39);
    expect(read(cache, all)?.ids).toEqual([...rows(40, 36), ...rows(34, 1)].map(({ id }) => Number(id)));
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

  it("puts an item's comment into its own list and into the order's list of all, once", () => {
    const cache = newCache();
    write(cache, all, 1, rows(2, 1), 2);
    write(cache, item, 1, [], 0);
    expect(arrive(cache, comment(3, 'INTERNAL', true), item)).toBe(true);
    expect(arrive(cache, comment(3, 'INTERNAL', true), order)).toBe(false);
    expect(read(cache, all)).toMatchObject({ ids: [3, 2, 1], count: 3 });
    expect(read(cache, item)).toMatchObject({ ids: [3], count: 1 });
  });

  it('removes a comment once, however often it is told', () => {
    const cache = newCache();
    write(cache, all, 1, rows(3, 1), 3);
    removeComment(cache, comment(2), order);
    removeComment(cache, comment(2), order);
    expect(read(cache, all)).toMatchObject({ ids: [3, 1], count: 2 });
  });
});

describe('comments by day', () => {
  it('are read from the oldest down, under Today, Yesterday, or their date', () => {
    const now = new Date(2026, 5, 15, 12);
    const at = (id: number, ...time: [number, number, number, number]) => ({
      ...comment(id),
      createdAt: new Date(...time).toISOString(),
    });
    const days = byDay(
      [at(4, 2026, 5, 15, 9), at(3, 2026, 5, 14, 23), at(2, 2026, 5, 14, 0), at(1, 2025, 11, 31, 8)],
      now,
    );
    expect(days.map(({ label, comments }) => [label, comments.map(({ id }) => id)])).toEqual([
      ['12/31/2025', ['1']],
      ['Yesterday', ['2', '3']],
      ['Today', ['4']],
    ]);
  });
});
