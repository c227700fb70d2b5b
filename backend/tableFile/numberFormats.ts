/** What the format of a cell in a workbook says about its number: that it is a day, or how it is shown. */

/** How a number is shown. */
export type NumberFormat =
  | { readonly kind: 'plain' | 'date' | 'time' | 'percent' }
  /** With zeros in front, as codes have them. */
  | { readonly kind: 'padded'; readonly digits: number };

const PLAIN: NumberFormat = { kind: 'plain' };
const DATE: NumberFormat = { kind: 'date' };
const TIME: NumberFormat = { kind: 'time' };
const PERCENT: NumberFormat = { kind: 'percent' };

/** Returns the format of a built-in number (ECMA-376 18.8.30), or of the code that a workbook declares. */
export function formatOf(id: number, code: string | undefined): NumberFormat {
  if (code !== undefined) return declared(code);
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return DATE;
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return TIME;
  return id === 9 || id === 10 ? PERCENT : PLAIN;
}

function declared(code: string): NumberFormat {
  const [first = ''] = code.split(';');
  // Without quoted texts, escaped characters, and colors or languages in brackets.
  const signs = first.replace(/"[^"]*"|\\.|_.|\*.|\[[^\]hms][^\]]*\]/gi, '').toLowerCase();
  if (/^0{2,}$/.test(signs.trim())) return { kind: 'padded', digits: signs.trim().length };
  if (signs.includes('general')) return PLAIN;
  if (/[yd]/.test(signs) || (/m/.test(signs) && !/[hs0#?]/.test(signs))) return DATE;
  if (/[hs]/.test(signs)) return TIME;
  return signs.includes('%') ? PERCENT : PLAIN;
}

const DAY_MS = 86_400_000;
/** Day 0: the system of 1900 counts a February 29 that did not exist. */
const EPOCH = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const LAST_SERIAL = 2_958_465;

/** Returns day and time of a number of days; null if it is no day that spreadsheets have. */
export function dayOf(serial: number, system: keyof typeof EPOCH): { date: string; time: string } | null {
  if (!Number.isFinite(serial) || serial < 1 || serial > LAST_SERIAL) return null;
  const shifted = system === 1900 && serial < 60 ? serial + 1 : serial;
  const iso = new Date(EPOCH[system] + Math.round(shifted * DAY_MS)).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** The digits that a spreadsheet shows and computes with. */
const DIGITS = 15;

/** Returns a number of a workbook as plain decimal text, without the noise of binary fractions; null if it is none. */
export function plainNumber(value: string): string | null {
  if (value.length <= DIGITS && /^-?(0|[1-9]\d*)(\.\d*[1-9])?$/.test(value)) return value;
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return null;
  const rounded = Number(number.toPrecision(DIGITS));
  const text = String(Object.is(rounded, -0) ? 0 : rounded);
  if (!text.includes('e')) return text;
  return Math.abs(rounded) >= 1
    ? BigInt(rounded).toString()
    : rounded.toFixed(20).replace(/0+$/, '').replace(/\.$/, '');
}
