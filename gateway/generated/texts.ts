// Copied from backend/language/texts.ts by codegen.

/**
 * Texts in the language of whoever they are for. A rule reads `messages.x` and gets the text in the language of the work that
 * it is part of: a request's, or that of the person whom a mail is for. Codegen copies this file to the gateway.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { ENGLISH, type Language } from './languages.ts';

const current = new AsyncLocalStorage<Language>();

/** Does work whose texts are in a language. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => current.run(language, work);

/** Returns the language of the texts of the current work: English without one. */
export const languageNow = (): Language => current.getStore() ?? ENGLISH;

type Named = Readonly<Record<string, object | undefined>>;
const translations = new Map<string, Named>();

/** Registers the texts of a language, by the names under which the English ones are declared. */
export function addTranslations(language: string, named: Named): void {
  translations.set(language, named);
}

/**
 * Declares English texts that have translations of the same type under this name. What is read of them is in the language of
 * the current work; so they are read where they are needed, not when a module loads.
 */
export const texts = <English extends object>(name: string, english: English): English =>
  switching(english, () => translations.get(languageNow())?.[name] ?? english);

/** Wraps texts, and the texts in them, so that each is read from those that `find` returns then. */
function switching<English extends object>(english: English, find: () => object): English {
  const inner = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(_english, key) {
      const text: unknown = Reflect.get(find(), key);
      if (typeof text !== 'object' || text === null || Array.isArray(text)) return text;
      const known = inner.get(key);
      if (known) return known;
      const wrapped = switching(text, () => Reflect.get(find(), key) as object); // the same texts in another language
      inner.set(key, wrapped);
      return wrapped;
    },
  });
}
