/** Names of countries beside those that the server gives in the page's language, and the order of names. */
import { ENGLISH, LANGUAGES } from '../generated/languages.ts';
import { pageLanguage } from './language.ts';

const english = new Intl.DisplayNames(LANGUAGES[ENGLISH].locale, { type: 'region', fallback: 'none' });

/** Returns the English name of a country, by which it is found on pages in other languages, too; none on English ones. */
export const englishCountryName = (code: string): string | undefined =>
  pageLanguage() === ENGLISH ? undefined : english.of(code);

/** Compares names as the page's language sorts them: É beside E. */
export const compareNames: (one: string, other: string) => number = new Intl.Collator(LANGUAGES[pageLanguage()].locale)
  .compare;
