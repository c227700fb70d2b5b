/**
 * The language of this page. The page itself picks it before any code is loaded (`scripts/pageLanguage.ts`); it is the same as
 * long as the page lives, so that texts are plain constants.
 */
import { ENGLISH, isLanguage, type Language, offeredLanguages } from '../generated/languages.ts';
import { KEPT } from './keptLanguage.ts';
import { keepText, keptText } from './keptText.ts';
import { keepFormats, type OwnFormats } from './ownFormats.ts';

/** The element that says what the page is in; none where a test tries functions without a page. */
const page = (): HTMLElement | undefined => globalThis.document?.documentElement;

/** Returns the language of this page. */
export function pageLanguage(): Language {
  const lang = page()?.lang ?? ENGLISH;
  return isLanguage(lang) ? lang : ENGLISH;
}

/** Whether this page is read from right to left. */
export const isRightToLeft = (): boolean => page()?.dir === 'rtl';

/** The languages that the server offers: it names them in the page if they are not those whose texts are whole. */
export const pageLanguages = (): readonly Language[] => offeredLanguages(page()?.dataset.languages);

/** Keeps the language chosen on the sign-in page, and loads the page in it. */
export function chooseLanguage(language: Language): void {
  if (keepText(KEPT.device, language) && language !== pageLanguage()) location.reload();
}

/**
 * Keeps the choices of whoever is signed in, and loads the page in that language and those formats if it is in others.
 * @param chosen the language of the profile, null to follow the browser; and the own formats
 */
export function followPerson({ language, ...formats }: { language: string | null } & OwnFormats): void {
  const isNews = keptText(KEPT.person) !== language && keepText(KEPT.person, language);
  const isOffered = pageLanguages().some((code) => code === language);
  // Without a choice, what the browser asks for is up to the next page.
  const isOther = isNews && (language === null || isOffered) && language !== pageLanguage();
  if (keepFormats(formats) || isOther) location.reload();
}
