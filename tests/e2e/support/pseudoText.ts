/** English texts made long and strange, so that what is cut or not a text of Lading's at all is seen. */

const PLAIN = 'aceinosuyzACEINOSUYZ';
const ACCENTED = 'áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ';

/** What every strange text has. */
export const STRANGE = /[[\]~áçéíñóšúýžÁÇÉÍÑÓŠÚÝŽ]/;

/** Such as the letters of a date: a language has as many. */
const SHORTEST = 4;

/** Returns a text in brackets, with accents, and longer by 30 %. */
export function strange(text: string): string {
  // Digits and signs are no longer in another language.
  if (!/\p{L}/u.test(text)) return text;
  const accented = [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('');
  if (text.length <= SHORTEST) return `[${accented}]`;
  // In words, as a longer text has them.
  const more = '~~~ '.repeat(Math.ceil((text.length * 0.3) / 4)).trim();
  return `[${accented} ${more}]`
    .slice(0, Math.max(text.length + 4, Math.ceil(text.length * 1.3) - 1))
    .replace(/\]?$/, ']');
}

/** Returns the same texts, each of them strange: those in lists, in tables and of functions, too. */
export function allStrange(texts: unknown): unknown {
  if (typeof texts === 'string') return strange(texts);
  if (typeof texts === 'function') return (...values: unknown[]) => allStrange(Reflect.apply(texts, null, values));
  if (Array.isArray(texts)) return texts.map(allStrange);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, allStrange(text)]));
}
