/** Dates and moments as Excel counts them: in days since 30 December 1899. */
import { LRUCache } from 'lru-cache';

const DAY_MS = 86_400_000;
const BEGINNING = Date.UTC(1899, 11, 30);
/** Excel believes that 1900 was a leap year: days before 1 March 1900 are others there, and stay texts. */
const FIRST_DAY = 61;

/** Returns the number of a calendar date, YYYY-MM-DD; null if Excel has none. */
export function excelDate(date: string): string | null {
  const moment = Date.parse(`${date}T00:00:00Z`);
  const days = (moment - BEGINNING) / DAY_MS;
  return days >= FIRST_DAY ? String(days) : null;
}

/** Formats by zone; each takes 30 KB, and making one a hundred times as long as using it. */
const formats = new LRUCache<string, Intl.DateTimeFormat>({
  max: 100,
  memoMethod: (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
});

/** Returns the date and time of a moment on the clocks of a zone: `2026-11-28 09:05:00`. */
export const inZone = (moment: Date, timeZone: string): string =>
  formats.memo(timeZone).format(moment).replace(', ', ' ');

/** Returns the number of a moment, ISO 8601, on the clocks of a zone; null if Excel has none. */
export function excelMoment(moment: string, timeZone: string): string | null {
  const clock = Date.parse(`${inZone(new Date(moment), timeZone).replace(' ', 'T')}Z`);
  const days = (clock - BEGINNING) / DAY_MS;
  // All its digits: a spreadsheet shows what is a hundredth of a second short of a minute as the minute before.
  return days >= FIRST_DAY ? String(days) : null;
}
