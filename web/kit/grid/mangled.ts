/** Finds texts that a spreadsheet has damaged: codes shown as rounded numbers, numbers made dates, errors, lost zeros. */

/** The way in which a text was damaged. */
export type Damage = 'shortened' | 'date' | 'error' | 'zero';

/** A number with its last digits rounded away: `3.00491E+09`. */
const SHORTENED = /^[+-]?\d([.,]\d+)?E([+-]\d{1,3}|(?<=[.,]\d+E)\d{1,3})$/i;
/** Errors of Excel, LibreOffice and Google Sheets in any language, and a column that was too narrow to be copied. */
const ERROR = /^(#+|#[¡¿]?[\p{Lu}][\p{Lu}/]*[/0]*[!?]?|Err:\d{3})$/u;
const MONTH =
  '(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|janv|fe[vb]r?|fév|févr|mars|avr|mai|juin|juil|ao[uû]t|d[eé]c|ene|abr|ago|dic|mär|mrz|okt|dez|set|out|mag|giu|lug|ott|gen)\\.?';
/** `10-May`, `May-10`, `10. Mai`, and whole dates with or without a time. */
const DATE = new RegExp(
  `^(\\d{1,2}[-. /]{1,2}${MONTH}([-. /]{1,2}\\d{2,4})?|${MONTH}[-. /]\\d{2,4}|\\d{1,2}[/.]\\d{1,2}[/.](\\d{2}|\\d{4})|\\d{4}-\\d{2}-\\d{2}([ T]00:00(:00)?)?)$`,
  'i',
);

/** Returns the damage that a text shows by itself; null if none. @param isCode whether the text should be a code */
export function damageOf(text: string, isCode: boolean): Damage | null {
  if (SHORTENED.test(text)) return 'shortened';
  if (ERROR.test(text)) return 'error';
  return isCode && DATE.test(text) ? 'date' : null;
}

/** The lengths of tariff codes, which always have an even number of digits. */
const ODD_TARIFF = /^[1-9](\d{4}|\d{6}|\d{8})$/;

/**
 * Returns the codes of a column that have lost a leading zero: tariff codes with an odd number of digits, and codes that are
 * shorter than all others, which have one length and begin with zeros.
 */
export function withoutZeros(texts: readonly string[], isTariff: boolean): string[] {
  if (isTariff) return texts.filter((text) => ODD_TARIFF.test(text));
  const digits = texts.filter((text) => /^\d+$/.test(text));
  const zeros = digits.filter((text) => text.startsWith('0'));
  const length = zeros[0]?.length ?? 0;
  const isEven = zeros.length > 1 && digits.every((text) => text.length <= length);
  return isEven && zeros.every((text) => text.length === length) ? digits.filter((text) => text.length < length) : [];
}
