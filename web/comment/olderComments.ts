/**
 * Knows the older comments of a list: chunks as they were loaded, newest chunk first, each newest first. They stand behind
 * the newest ones, which the cache keeps. Chunks that nothing touches stay the same objects, so that they need no rendering.
 */
import type { CommentRowFragment } from '../generated/operations.ts';
import { PAGE_SIZE } from './commentCache.ts';

export type Chunks = readonly (readonly CommentRowFragment[])[];

/** What was told about one comment. */
export type CommentNews = { kind: 'edited'; comment: CommentRowFragment } | { kind: 'removed'; id: string };

/** The page that holds the next older comments, whatever live events have done to the borders; null at the end. */
export function nextPage(loaded: number, count: number): number | null {
  return loaded < count ? Math.floor(loaded / PAGE_SIZE) + 1 : null;
}

/** The chunks with a page that has arrived, as far as its rows are new. */
export function withPage(
  chunks: Chunks,
  head: readonly CommentRowFragment[],
  page: readonly CommentRowFragment[],
): Chunks {
  const known = new Set([head, ...chunks].flatMap((rows) => rows.map(({ id }) => id)));
  const fresh = page.filter(({ id }) => !known.has(id));
  return fresh.length > 0 ? [...chunks, fresh] : chunks;
}

/** The chunks after an edit or a removal; the same ones when it is not about them. */
export function withNews(chunks: Chunks, news: CommentNews): Chunks {
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
 * Whether two heads of the same list have a gap between them: so much was written while nobody listened that they share
 * nothing, and what lies between is unknown.
 */
export function hasGap(before: readonly CommentRowFragment[], now: readonly CommentRowFragment[]): boolean {
  if (before.length === 0 || now.length === 0) return false;
  const ids = new Set(before.map(({ id }) => id));
  return !now.some(({ id }) => ids.has(id));
}
