/**
 * Knows how a calendar date is typed (MM/DD/YYYY) and sent (YYYY-MM-DD).
 * Refuses to know time zones: a date never moves.
 */
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';

dayjs.extend(customParseFormat);

const sent = 'YYYY-MM-DD';
const shown = 'MM/DD/YYYY';
const typedAs = [shown, 'M/D/YYYY', 'MM/D/YYYY', 'M/DD/YYYY'];

/** What was typed as `YYYY-MM-DD`, also when it was typed so; `null` when there is no such day. */
export function readDate(typed: string): string | null {
  const text = typed.trim();
  const iso = dayjs(text, sent, true);
  if (iso.isValid()) return text;
  const american = dayjs(text.replace(/[.-]/g, '/'), typedAs, true);
  return american.isValid() ? american.format(sent) : null;
}

/** `YYYY-MM-DD` as MM/DD/YYYY; anything else as it is, so that a half-typed date stays on screen. */
export function showDate(value: string): string {
  const date = dayjs(value, sent, true);
  return date.isValid() ? date.format(shown) : value;
}
