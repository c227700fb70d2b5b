import { groupByDay } from '../base/days.ts';
import { calendarDay } from '../base/format.ts';
import type { CommentRowFragment } from '../generated/operations.ts';

/** Returns a comment's calendar day in the user's time zone, as `YYYY-MM-DD`; null without a comment. */
export function dayOf(comment: Pick<CommentRowFragment, 'createdAt'> | undefined): string | null {
  return comment ? calendarDay(new Date(comment.createdAt)) : null;
}

/** Groups comments, which are given newest first, by day; both days and comments are oldest first in the result. */
export const byDay = (newestFirst: readonly CommentRowFragment[], now: Date) =>
  groupByDay(newestFirst.toReversed(), ({ createdAt }) => createdAt, now);
