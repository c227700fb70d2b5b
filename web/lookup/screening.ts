import dayjs from 'dayjs';

/** How many days before its expiry a screening counts as expiring. */
export const SOON_DAYS = 90;

/** Returns the last day of a screening's validity: one year after its date, as for the documents that prove it. */
export const screeningEnd = (date: string): dayjs.Dayjs => dayjs(date).add(1, 'year');

/** Whether a screening of this date has expired. */
export const isScreeningOver = (date: string): boolean => screeningEnd(date).isBefore(dayjs(), 'day');
