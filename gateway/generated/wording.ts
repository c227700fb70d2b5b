// Copied from backend/language/wording.ts by codegen.

/** What a file of texts in one language is written with. Codegen copies this file to the other layers. */
import { LANGUAGES, type Language } from './languages.ts';

/**
 * The type of the same texts in another language: a text for each text, a function of the same values for each function. A
 * missing text does not compile, and neither does one too many.
 */
export type Translated<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Text
    ? (...values: Values) => Translated<Text>
    : English extends object
      ? { readonly [Name in keyof English]: Translated<English[Name]> }
      : English;

/** What a language must have of all texts: everything if it is whole, which `LANGUAGES` says; until then whatever is translated. */
export type TextsIn<Code extends Language, All> = (typeof LANGUAGES)[Code]['isWhole'] extends true ? All : Partial<All>;

/** A text for each form of a count that the language has. */
type Forms<Code extends Language> = Readonly<Record<(typeof LANGUAGES)[Code]['forms'][number] | 'other', string>>;

/** What a language's texts are composed with. */
interface Wording<Code extends Language> {
  /** Returns the text of the form that this count takes. */
  plural(count: number, forms: Forms<Code>): string;
  /** Writes a number as the language does: 1234.5 as `1 234,5`. */
  number(value: number): string;
  /** Joins names: `A, B and C`. */
  list(names: readonly string[]): string;
}

/** Returns what the texts of a language are composed with, by the rules of CLDR. */
export function wordingIn<Code extends Language>(code: Code): Wording<Code> {
  const { locale } = LANGUAGES[code];
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const lists = new Intl.ListFormat(locale);
  return {
    plural(count, forms) {
      const given: Partial<Record<Intl.LDMLPluralRule, string>> = forms;
      return given[rules.select(count)] ?? forms.other;
    },
    number: (value) => numbers.format(value),
    list: (names) => lists.format(names),
  };
}
