/** First strong isolate and its end: what is between has a direction of its own and does not turn what is around it. */
export const isolates = { open: '\u2068', close: '\u2069' } as const;

/** Signs that order text and are not seen (Unicode, UAX #9): a name that brings its own could turn what follows it. */
const ordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** What people typed as one line of text: no control or ordering signs, one space where there were several. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(ordering, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** A name as a part of a longer line, in whatever direction it is written. */
export function isolated(text: string): string {
  return `${isolates.open}${plain(text)}${isolates.close}`;
}

/** The lines of a text that may have several; empty ones are left out. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => plain(line) || []);
}
