import { calendarDay, formatDate } from './format.ts';
import { messages } from './words.ts';

/** The rows of one calendar day in the user's time zone. */
export interface Day<Row> {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Today, Yesterday, or MM/DD/YYYY. */
  label: string;
  rows: Row[];
}

/** Groups rows, which are in order of time, by day; both keep their order. @param at returns a row's ISO 8601 moment */
export function groupByDay<Row>(rows: readonly Row[], at: (row: Row) => string, now: Date): Day<Row>[] {
  const today = calendarDay(now);
  const yesterday = calendarDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const days: Day<Row>[] = [];
  for (const row of rows) {
    const day = calendarDay(new Date(at(row)));
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else {
      const label = day === today ? messages.today : day === yesterday ? messages.yesterday : formatDate(day);
      days.push({ day, label, rows: [row] });
    }
  }
  return days;
}
