/**
 * The older comments of a list: chunks as they were loaded, newest chunk first, each newest first. They follow the newest
 * comments, which the cache holds. Unchanged chunks remain the same objects, so that they are not rendered again.
 */
import type { CommentRowFragment } from '../generated/operations.ts';
import { PAGE_SIZE } from './commentCache.ts';

export type Chunks = readonly (readonly CommentRowFragment[])[];

/** An edit or a removal of a comment. */
export type CommentEvent = { kind: 'edited'; comment: CommentRowFragment } | { kind: 'removed'; id: string };

/** Returns the page that contains the next older comments, even if live events have shifted the pages; null at the end. */
export function nextPage(loaded: number, count: number): number | null {
  return loaded < count ? Math.floor(loaded / PAGE_SIZE) + 1 : null;
}

/** Returns the chunks with the new rows of a page that has arrived. */
export function withPage(
  chunks: Chunks,
  head: readonly CommentRowFragment[],
  page: readonly CommentRowFragment[],
): Chunks {
  const known = new Set([head, ...chunks].flatMap((rows) => rows.map(({ id }) => id)));
  const fresh = page.filter(({ id }) => !known.has(id));
  return fresh.length > 0 ? [...chunks, fresh] : chunks;
}

/** Returns the chunks after an edit or a removal; the same array if they do not contain the comment. */
export function withNews(chunks: Chunks, news: CommentEvent): Chunks {
  const id = news.kind === 'edited' ? news.comment.id : news.id;
  if (!chunks.some((rows) => rows.some((row) => row.id === id))) return chunks;
  const changed = chunks.map((rows) => {
    if (!rows.some((row) => row.id === id)) return rows;
    if (news.kind === 'removed') return rows.filter((row) => row.id !== id);
    return rows.map((row) => (row.id === id ? news.comment : row));
  });
  return changed.filter((rows) => rows.length > 0);
}

/**
 * Whether two heads of the same list have a gap between them: so many comments were written without live events that the
 * heads share none, and the comments in between are unknown.
 */
export function hasGap(before: readonly CommentRowFragment[], now: readonly CommentRowFragment[]): boolean {
  if (before.length === 0 || now.length === 0) return false;
  const ids = new Set(before.map(({ id }) => id));
  return !now.some(({ id }) => ids.has(id));
}
