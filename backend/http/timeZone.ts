import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';

/** Where a day begins first: for whoever never sent a zone, the latest "today" anywhere counts. */
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
 * Keeps the zone that a person's browser last sent, for mails and for what "this week" means. An unknown one is ignored.
 * @returns the caller with the zone that is in force from this very request on
 */
export async function rememberTimeZone(db: Db, caller: Caller, header: string | undefined): Promise<Caller> {
  if (!header || header === caller.timeZone || header.length > 64 || !isTimeZone(header)) return caller;
  await db.updateTable('users').set({ time_zone: header }).where('id', '=', caller.userId).execute();
  return { ...caller, timeZone: header };
}

/** The calendar date, YYYY-MM-DD, that a moment falls on for a person. */
export function todayOf({ timeZone }: Pick<Caller, 'timeZone'>, now: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { ...parts, timeZone: timeZone ?? earliestZone }).format(now);
}

/** The calendar date, YYYY-MM-DD, of a moment in UTC; documents expire by it. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The Monday and the Sunday of the week that a calendar date is in. */
export function weekOf(date: string): { monday: string; sunday: string } {
  const day = new Date(`${date}T00:00:00Z`);
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  const shifted = (days: number) => new Date(day.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return { monday: shifted(-sinceMonday), sunday: shifted(6 - sinceMonday) };
}
