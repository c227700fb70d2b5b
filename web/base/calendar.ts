/** The days of a calendar, as `YYYY-MM-DD`. Time zones play no role. */
import dayjs from 'dayjs';
import { readingKey } from './keys.ts';
import { formats } from './pageFormats.ts';

const SENT = 'YYYY-MM-DD';
const DAYS_OF_WEEK = 7;

/** Returns the weeks that a month touches, each from the day with which weeks begin here. */
export function weeksOf(day: string, start: number = formats.weekStart): string[][] {
  const month = dayjs(day).startOf('month');
  const first = weekBegin(month, start);
  const days = month.endOf('month').diff(first, 'day') + 1;
  return Array.from({ length: Math.ceil(days / DAYS_OF_WEEK) }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (__, at) => first.add(week * DAYS_OF_WEEK + at, 'day').format(SENT)),
  );
}

/** Returns the day some months later, or the month's last one if that has no such day. */
export const inMonths = (day: string, months: number): string => dayjs(day).add(months, 'month').format(SENT);

/** Returns the day to which a key leads in a calendar; null for every other key. */
export function dayByKey(day: string, { key, shiftKey }: { key: string; shiftKey: boolean }): string | null {
  const from = dayjs(day);
  const months = shiftKey ? 12 : 1;
  const begin = weekBegin(from, formats.weekStart);
  const ways: Partial<Record<string, () => dayjs.Dayjs>> = {
    ArrowUp: () => from.subtract(1, 'week'),
    ArrowDown: () => from.add(1, 'week'),
    ArrowLeft: () => from.subtract(1, 'day'),
    ArrowRight: () => from.add(1, 'day'),
    Home: () => begin,
    End: () => begin.add(DAYS_OF_WEEK - 1, 'day'),
    PageUp: () => from.subtract(months, 'month'),
    PageDown: () => from.add(months, 'month'),
  };
  return ways[readingKey(key)]?.().format(SENT) ?? null;
}

const weekBegin = (day: dayjs.Dayjs, start: number) =>
  day.subtract((day.day() - start + DAYS_OF_WEEK) % DAYS_OF_WEEK, 'day');
