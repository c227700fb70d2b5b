/**
 * The languages of Lading, one line each. Codegen copies this file to the other layers, which do not import each other.
 */

/** What is known of a language besides its texts. */
interface LanguageFacts {
  /** Its name, in itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How it writes numbers and dates, as a BCP 47 tag. */
  readonly locale: string;
  /** The day with which a week begins in a calendar. */
  readonly weekStart: 'MONDAY' | 'SATURDAY' | 'SUNDAY';
  /** The forms that a text with a count has, besides `other` (CLDR; `Intl.PluralRules`). */
  readonly forms: readonly Intl.LDMLPluralRule[];
  /** Whether all its texts are there: only then it is offered, unless the setting LANGUAGES says otherwise. */
  readonly isWhole: boolean;
}

/** The languages, in the order in which they are offered. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', locale: 'en-US', weekStart: 'SUNDAY', forms: ['one'], isWhole: true },
  fr: { name: 'Français', direction: 'ltr', locale: 'fr-FR', weekStart: 'MONDAY', forms: ['one'], isWhole: false },
  es: { name: 'Español', direction: 'ltr', locale: 'es-AR', weekStart: 'MONDAY', forms: ['one'], isWhole: false },
  pt: { name: 'Português', direction: 'ltr', locale: 'pt-PT', weekStart: 'SUNDAY', forms: ['one'], isWhole: false },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-u-nu-latn',
    weekStart: 'SATURDAY',
    forms: ['zero', 'one', 'two', 'few', 'many'],
    isWhole: false,
  },
} as const satisfies Record<string, LanguageFacts>;

/** A language's code, which is a BCP 47 tag. */
export type Language = keyof typeof LANGUAGES;

/** The language of tools, of logs, and of whoever wants none that is offered. */
export const ENGLISH = 'en' satisfies Language;

/** Whether a text is the code of a language. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** The codes of all languages. */
export const languageCodes = Object.keys(LANGUAGES).filter(isLanguage);

/**
 * Returns the languages that are offered, English first.
 * @param named the codes of the setting LANGUAGES, separated by commas; without it, the languages whose texts are whole
 */
export function offeredLanguages(named: string | undefined): readonly Language[] {
  const names = named?.split(',').map((name) => name.trim());
  const isOffered = (code: Language) => names?.includes(code) ?? LANGUAGES[code].isWhole;
  return languageCodes.filter((code) => code === ENGLISH || isOffered(code));
}
