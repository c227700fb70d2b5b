/**
 * Knows how a calendar date is typed (MM/DD/YYYY) and sent (YYYY-MM-DD).
 * Refuses to know time zones: a date never moves.
 */

const TYPED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const SENT = /^(\d{4})-(\d{2})-(\d{2})$/;

/** What was typed as `YYYY-MM-DD`, also when it was typed so; `null` when there is no such day. */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  const american = TYPED.exec(text);
  if (american) return day(american[3], american[1], american[2]);
  const iso = SENT.exec(text);
  return iso ? day(iso[1], iso[2], iso[3]) : null;
}

/** `YYYY-MM-DD` as MM/DD/YYYY; anything else as it is, so that a half-typed date stays on screen. */
export function showDate(value: string): string {
  const iso = SENT.exec(value);
  return iso ? `${iso[2]}/${iso[3]}/${iso[1]}` : value;
}

function day(year = '', month = '', date = ''): string | null {
  const moment = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date)));
  // Date.UTC rolls 02/30 over to March; a day that moved does not exist.
  if (moment.getUTCMonth() !== Number(month) - 1 || moment.getUTCDate() !== Number(date)) return null;
  return `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}
