import type { Caller } from '../access/caller.ts';
import { valueMessages } from '../api/errorMessages.ts';
import { type FieldMessages, invalid } from '../api/errors.ts';
import { todayOf } from './timeZone.ts';

/**
 * Checks that the dates of past events are not later than today in the caller's zone; without a zone, than the latest
 * today anywhere.
 * @param dates by field name; null and undefined are ignored
 * @throws 422 on each future date
 */
export function checkNotInFuture(
  { caller, services }: { readonly caller: Caller; readonly services: { readonly now: () => Date } },
  dates: Readonly<Record<string, string | null | undefined>>,
): void {
  const today = todayOf(caller, services.now());
  const ahead = Object.keys(dates).filter((field) => (dates[field] ?? '') > today);
  const errors: FieldMessages = Object.fromEntries(ahead.map((field) => [field, [valueMessages.inFuture]]));
  if (ahead.length > 0) throw invalid(errors);
}
