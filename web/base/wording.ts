import { LANGUAGES, type Language } from '../generated/languages.ts';
import { wordingIn as wordingOf } from '../generated/wording.ts';
import { signsOf, writtenWith } from './numberSigns.ts';
import { ownFormats } from './ownFormats.ts';

/**
 * Returns what the texts of a language are composed with, by the rules of CLDR. Numbers in sentences have the decimal sign that
 * the person wants, as those in cells do.
 */
export function wordingIn<Code extends Language>(code: Code): ReturnType<typeof wordingOf<Code>> {
  const wording = wordingOf(code);
  const { decimalSign } = ownFormats();
  if (decimalSign === null) return wording;
  const format = new Intl.NumberFormat(LANGUAGES[code].locale);
  const signs = signsOf(format, decimalSign);
  return { ...wording, number: (value) => writtenWith(signs, format, value) };
}
