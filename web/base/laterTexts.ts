import type { Named } from './texts.ts';

declare global {
  /**
   * Returns the texts of the page's language that its first page does not need (`web/laterTexts.ts`), and asks for them once. None
   * for English.
   */
  var ladingLaterTexts: (() => Promise<{ readonly texts: Named }>) | undefined;
}

// Whatever declares such a text is code that comes later, too, and waits for it here.
const translated = (await globalThis.ladingLaterTexts?.())?.texts ?? {};

/**
 * Declares English texts, and returns those of the page's language that have the same name and type.
 * @__NO_SIDE_EFFECTS__
 */
export function texts<English extends object>(name: string, english: English): English {
  return (translated[name] ?? english) as English; // `web/laterTexts.ts` checks the types by name
}
