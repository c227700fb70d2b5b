/** Finds the terms of the trade on labels. A term is found as a whole word, so that a label need not name its terms. */
import { glossaryMessages } from './glossaryMessages.ts';

/** A term of the trade. */
interface Term {
  readonly name: string;
  readonly explanation: string;
}

const patterns = Object.values(glossaryMessages)
  .flatMap(({ terms, explanation }) => terms.map((form) => ({ form, term: { name: terms[0] ?? form, explanation } })))
  // The longer one first, where one is part of another.
  .sort((one, other) => other.form.length - one.form.length)
  .map(({ form, term }) => ({ term, pattern: wordPattern(form) }));

/** Returns what finds a term as a whole word of any script. What is written in capitals is an abbreviation. */
function wordPattern(form: string): RegExp {
  const isAbbreviation = form === form.toUpperCase() && form !== form.toLowerCase();
  const written = form.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}])${written}(?![\\p{L}\\p{N}])`, isAbbreviation ? 'u' : 'iu');
}

/** Returns the first of the longest terms in a label; null if it contains none. */
export function termIn(label: string): Term | null {
  return patterns.find(({ pattern }) => pattern.test(label))?.term ?? null;
}
