/** First strong isolate and its end: text between them has its own direction and does not affect the text around it. */
export const isolates = { open: '\u2068', close: '\u2069' } as const;

/** Invisible signs that order text (Unicode, UAX #9): those in a name could reverse the text after it. */
const ordering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Cleans user text for one line: no control or ordering signs, one space in place of several. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .toWellFormed()
    .replace(ordering, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** Isolates a name within a longer line, in either writing direction. */
export function isolated(text: string): string {
  return `${isolates.open}${plain(text)}${isolates.close}`;
}

/** Returns the lines of a text that may have several; empty ones are omitted. */
export function plainLines(text: string): string[] {
  return text.split(/\r\n?|\n/).flatMap((line) => plain(line) || []);
}
