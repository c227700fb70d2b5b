import type { Db } from '../db/client.ts';
import type { Caller } from './caller.ts';

/** Whether a text names an IANA time zone. */
function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Keeps the zone that a person's browser last sent, for mails and for what "this week" means. An unknown one is ignored. */
export async function rememberTimeZone(db: Db, caller: Caller, header: string | undefined): Promise<void> {
  if (!header || header === caller.timeZone || header.length > 64 || !isTimeZone(header)) return;
  await db.updateTable('users').set({ time_zone: header }).where('id', '=', caller.userId).execute();
}
