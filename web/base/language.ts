/**
 * The language of this page. The page itself picks it before any code is loaded (`scripts/pageLanguage.ts`); it is the same as
 * long as the page lives, so that texts are plain constants.
 */
import { ENGLISH, isLanguage, type Language, offeredLanguages } from '../generated/languages.ts';
import { KEPT } from './keptLanguage.ts';

/** The element that says what the page is in; none where a test tries functions without a page. */
const page = (): HTMLElement | undefined => globalThis.document?.documentElement;

/** Returns the language of this page. */
export function pageLanguage(): Language {
  const lang = page()?.lang ?? ENGLISH;
  return isLanguage(lang) ? lang : ENGLISH;
}

/** The languages that the server offers: it names them in the page if they are not those whose texts are whole. */
export const pageLanguages = (): readonly Language[] => offeredLanguages(page()?.dataset.languages);

/** Keeps the language chosen on the sign-in page, and loads the page in it. */
export function chooseLanguage(language: Language): void {
  if (keep(KEPT.device, language) && language !== pageLanguage()) location.reload();
}

/**
 * Keeps the choice of whoever is signed in, and loads the page in that language if it is in another one.
 * @param chosen the language of the profile; null to follow the browser
 */
export function followPerson(chosen: string | null): void {
  const isNews = read(KEPT.person) !== chosen && keep(KEPT.person, chosen);
  const isOffered = pageLanguages().some((code) => code === chosen);
  // Without a choice, what the browser asks for is up to the next page.
  if (isNews && (chosen === null || isOffered) && chosen !== pageLanguage()) location.reload();
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Returns whether it is kept: where storage is forbidden or full, the next page would be as this one. */
function keep(name: string, language: string | null): boolean {
  try {
    if (language === null) localStorage.removeItem(name);
    else localStorage.setItem(name, language);
    return true;
  } catch {
    return false;
  }
}
