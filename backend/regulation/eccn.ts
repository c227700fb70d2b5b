/** What a field for an export control classification number holds. */
export type Eccn =
  | { readonly kind: 'none' | 'unreadable' | 'ear99' }
  /** On the Commerce Control List: its number in capitals, with the paragraph if there is one. */
  | { readonly kind: 'controlled'; readonly number: string };

/**
 * Reads an ECCN: `EAR99`, or a digit, a letter from A to E, three digits and perhaps a paragraph (15 CFR 738.2, 774). A
 * blank field means unknown, not EAR99; so does a text that is neither.
 */
export function readEccn(text: string | null): Eccn {
  const code = text?.normalize('NFKC').trim().toUpperCase() ?? '';
  if (code === '') return { kind: 'none' };
  if (/^EAR ?-?99([ ,;/(-]+NLR\)?)?$/.test(code)) return { kind: 'ear99' };
  const [number] = code.match(/^[0-9][A-E][0-9]{3}(?![0-9A-Z])(\.[A-Z0-9.]*)?/) ?? [];
  return number === undefined ? { kind: 'unreadable' } : { kind: 'controlled', number };
}

/** Whether a number is in 9x515 or the 600 series, except their paragraphs .y. */
export const isMilitary = (number: string) => /^(9[A-E]515|[0-9][A-E]6\d\d)/.test(number) && !/^.{5}\.?Y/.test(number);

/** Returns a number as the Commerce Control List writes it: `9A610.x`. @param number in capitals */
export const shownEccn = (number: string) => number.slice(0, 5) + number.slice(5).toLowerCase();
