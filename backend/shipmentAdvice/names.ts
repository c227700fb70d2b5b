import { ENGLISH, LANGUAGES } from '../language/languages.ts';
import { languageNow } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';
import { isolated } from '../pdf/clean.ts';
import { nameMessages } from './nameMessages.ts';

const { number } = wordingIn('en');

/** Counts: `1 item has`, `2 items have`. */
export const many = (count: number, one: string, others: string) => `${number(count)} ${count === 1 ? one : others}`;

/** How many names a sentence lists, and how much of each: the name of a kit may be three lines long. */
const mostNames = 2;
const mostLetters = 40;

const shortened = (name: string) => {
  const letters = [...name];
  return letters.length > mostLetters
    ? `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
    : name;
};

/** Returns the first of some different names, as long as a sentence takes them, and how many more there are. */
export function firstOf(names: readonly string[]): { first: readonly string[]; more: number } {
  const different = [...new Set(names)];
  return { first: different.slice(0, mostNames).map(shortened), more: Math.max(0, different.length - mostNames) };
}

/** Lists the first of some names and counts the rest. */
export function named(names: readonly string[]): string {
  const { first, more } = firstOf(names);
  // Names are mostly in Latin letters, and would turn a sentence from the right around.
  const isMirrored = LANGUAGES[languageNow()].direction === 'rtl';
  const list = isMirrored ? first.map(isolated).join('، ') : first.join(', ');
  return more > 0 ? nameMessages.andMore(list, more) : list;
}

/** Lists what one of may be: `3 or 8`. */
export function either(names: readonly string[]): string {
  const language = languageNow();
  if (language === ENGLISH) return names.join(' or ');
  return new Intl.ListFormat(LANGUAGES[language].locale, { type: 'disjunction' }).format(names);
}
