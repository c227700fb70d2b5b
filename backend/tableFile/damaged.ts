/** What spreadsheets do to codes: round them, make them dates, or show an error in their place. */

/** The months as spreadsheets in English, French, Spanish, Portuguese, Italian and German shorten them. */
const MONTH =
  '(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|janv|févr|mars|avr|mai|juin|juil|août|déc|ene|abr|ago|dic|fev|set|out|dez|gen|mag|giu|lug|ott|mrz|okt)';
const ROUNDED = /^\d([.,]\d+)?E[+-]?\d+$/i;
const DATED = new RegExp(`^(\\d{1,2}-${MONTH}|${MONTH}-\\d{2})$`, 'i');
const ERROR = /^#(N\/A|[A-Z0/]+[!?]|#+)$/i;

/** Whether a text is a number that was rounded: `3.00491E+09`. */
export const isRounded = (text: string): boolean => ROUNDED.test(text);

/** Whether a text is an error of a spreadsheet: `#REF!`, or a column too narrow to show a number. */
export const isSheetError = (text: string): boolean => ERROR.test(text);

/** Whether a code was damaged by a spreadsheet: rounded, made a date (`2-Jan`), or an error. `ASN-85` is a code. */
export const isDamagedCode = (text: string): boolean => ROUNDED.test(text) || DATED.test(text) || ERROR.test(text);
