import type { CommentRowFragment } from '../generated/operations.ts';
import { calendarDay, formatDate } from '../kit/format.ts';
import { messages } from '../kit/messages.ts';

/** The comments of one calendar day in the user's time zone, oldest first. */
export interface CommentDay {
  day: string;
  /** Today, Yesterday, or MM/DD/YYYY. */
  label: string;
  comments: CommentRowFragment[];
}

/** Returns a comment's calendar day in the user's time zone, as `YYYY-MM-DD`; null without a comment. */
export function dayOf(comment: Pick<CommentRowFragment, 'createdAt'> | undefined): string | null {
  return comment ? calendarDay(new Date(comment.createdAt)) : null;
}

/** Groups comments, which are given newest first, by day; both days and comments are oldest first in the result. */
export function byDay(newestFirst: readonly CommentRowFragment[], now: Date): CommentDay[] {
  const today = calendarDay(now);
  const yesterday = calendarDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const days: CommentDay[] = [];
  for (const comment of newestFirst.toReversed()) {
    const day = calendarDay(new Date(comment.createdAt));
    const last = days.at(-1);
    if (last?.day === day) last.comments.push(comment);
    else {
      const label = day === today ? messages.today : day === yesterday ? messages.yesterday : formatDate(day);
      days.push({ day, label, comments: [comment] });
    }
  }
  return days;
}
