import type { CommentRowFragment } from '../generated/operations.ts';
import { calendarDay, formatDate } from '../kit/format.ts';
import { messages } from '../kit/messages.ts';

/** The comments of one calendar day in the person's zone, oldest first. */
export interface CommentDay {
  day: string;
  /** Today, Yesterday, or MM/DD/YYYY. */
  label: string;
  comments: CommentRowFragment[];
}

/** A comment's calendar day in the person's zone, as `YYYY-MM-DD`; null without a comment. */
export function dayOf(comment: Pick<CommentRowFragment, 'createdAt'> | undefined): string | null {
  return comment ? calendarDay(new Date(comment.createdAt)) : null;
}

/** Comments that come newest first, as days to be read from top to bottom. */
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
