import type { Caller } from '../access/caller.ts';
import { type FieldMessages, invalid } from '../api/errors.ts';
import { todayOf } from './timeZone.ts';

const notAfterToday = 'should be equal or before today';

/**
 * The dates of what has happened are not later than today in the person's zone; without one the latest today anywhere counts.
 * @param dates by the names of their fields; null and undefined are none
 * @throws 422 at each that lies ahead
 */
export function checkHappened(
  { caller, services }: { readonly caller: Caller; readonly services: { readonly now: () => Date } },
  dates: Readonly<Record<string, string | null | undefined>>,
): void {
  const today = todayOf(caller, services.now());
  const ahead = Object.keys(dates).filter((field) => (dates[field] ?? '') > today);
  const errors: FieldMessages = Object.fromEntries(ahead.map((field) => [field, [notAfterToday]]));
  if (ahead.length > 0) throw invalid(errors);
}
