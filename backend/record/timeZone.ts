import { LRUCache } from 'lru-cache';
import type { Caller } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import type { Language } from '../language/languages.ts';

/** The zone where days begin first: without a known zone, a date counts as today if it is today anywhere. */
const earliestZone = 'Pacific/Kiritimati';

/** Whether a text names an IANA time zone. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Stores the zone and the language that a user's browser last sent, for mails and for the meaning of "this week". Ignores an
 * unknown zone.
 * @returns the caller with that zone, which already applies to this request
 */
export async function rememberBrowser(
  db: Db,
  caller: Caller,
  sent: { readonly timeZone: string | undefined; readonly language: Language | null },
): Promise<Caller> {
  const timeZone = sent.timeZone && sent.timeZone.length <= 64 && isTimeZone(sent.timeZone) ? sent.timeZone : null;
  const now = { timeZone: timeZone ?? caller.timeZone, askedLanguage: sent.language ?? caller.askedLanguage };
  if (now.timeZone === caller.timeZone && now.askedLanguage === caller.askedLanguage) return caller;
  const columns = { time_zone: now.timeZone, asked_language: now.askedLanguage };
  await db.updateTable('users').set(columns).where('id', '=', caller.userId).execute();
  return { ...caller, ...now };
}

/**
 * Caches formats by zone. A format takes 30 KB that V8's garbage collections do not see: created anew for each line of an
 * import, formats took 500 MB.
 */
function formatsOf(locale: string, options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new LRUCache<string, Intl.DateTimeFormat>({
    max: 100,
    memoMethod: (timeZone) => new Intl.DateTimeFormat(locale, { ...options, timeZone }),
  });
  return (timeZone) => made.memo(timeZone);
}

const dates = formatsOf('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const offsets = formatsOf('en', { timeZoneName: 'longOffset' });

/** Returns the calendar date, YYYY-MM-DD, of a moment in the caller's zone. */
export function todayOf({ timeZone }: Pick<Caller, 'timeZone'>, now: Date): string {
  return dates(timeZone ?? earliestZone).format(now);
}

/** Returns the calendar date, YYYY-MM-DD, of a moment in UTC; documents expire by it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const dayMs = 86_400_000;

/**
 * Returns when a calendar date begins in the caller's zone, in seconds since 1970. Computed here, because the database
 * has another list of zones. If a clock change skips midnight, the date begins at the first moment after it.
 * @param daysAfter for the date so many days later
 */
export function beginningOf({ timeZone }: Pick<Caller, 'timeZone'>, date: string, daysAfter = 0): number {
  const midnight = Date.parse(`${date}T00:00:00Z`) + daysAfter * dayMs;
  const offsetAt = (moment: number) => offsetOf(timeZone ?? 'UTC', moment);
  // Clocks may change that night: try the offsets of the day before and the day after.
  const found = [midnight - dayMs, midnight + dayMs].map((near) => midnight - offsetAt(near));
  return Math.min(...found.filter((moment) => moment + offsetAt(moment) >= midnight)) / 1000;
}

/** Returns how far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function offsetOf(timeZone: string, moment: number): number {
  const name =
    offsets(timeZone)
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes, seconds = 0] = name.match(/([+-])(\d\d):(\d\d)(?::(\d\d))?$/) ?? [];
  const ms = (Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ms : ms;
}

/** Returns the Monday and the Sunday of a calendar date's week. */
export function weekOf(date: string): { monday: string; sunday: string } {
  const day = new Date(`${date}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  const shifted = (days: number) => new Date(day.getTime() + days * dayMs).toISOString().slice(0, 10);
  return { monday: shifted(-sinceMonday), sunday: shifted(6 - sinceMonday) };
}
