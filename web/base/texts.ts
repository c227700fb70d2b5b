/** The texts of a language, by the names under which the English ones are declared. */
export type Named = Readonly<Record<string, object | undefined>>;

declare global {
  /** The texts of the page's language, which the page itself asks for (`scripts/pageLanguage.ts`). None for English. */
  var ladingTexts: Promise<{ readonly texts: Named } | null> | undefined;
}

// Whatever declares a text waits for it here, so that texts are constants everywhere else.
const translated = (await globalThis.ladingTexts)?.texts ?? {};

/**
 * Declares English texts, and returns those of the page's language that have the same name and type.
 * @__NO_SIDE_EFFECTS__
 */
export function texts<English extends object>(name: string, english: English): English {
  return (translated[name] ?? english) as English; // `web/texts.ts` checks the types by name
}
