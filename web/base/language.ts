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

/** Returns the width of what holds words: other languages mostly have longer ones. */
export const widthOfWords = (english: string, other: string): string => (pageLanguage() === ENGLISH ? english : other);

/** The languages that the server offers: it names them in the page if they are not those whose texts are whole. */
export const pageLanguages = (): readonly Language[] => offeredLanguages(page()?.dataset.languages);

/** Keeps the language chosen on the sign-in page, and loads the page in it. */
export function chooseLanguage(language: Language): void {
  if (keepText(KEPT.device, language) && language !== pageLanguage()) location.reload();
}

/**
 * Keeps the choices of whoever is signed in and the language of their organization, and loads the page in what follows from
 * them if it is in something else.
 * @param chosen the language of the profile, null to follow the browser; and the own formats
 * @param organization the language of whoever has chosen none and whose browser asks for none that is offered
 */
export function followPerson(
  { language, ...formats }: { language: string | null } & OwnFormats,
  organization: string | null,
): void {
  const kept = [keepNews(KEPT.person, language), keepNews(KEPT.organization, organization)];
  const isOther = kept.includes(true) && nextLanguage() !== pageLanguage();
  if (keepFormats(formats) || isOther) location.reload();
}

/** Keeps a language. Returns whether it is news that the next page will have. */
const keepNews = (name: string, language: string | null): boolean =>
  keptText(name) !== language && keepText(name, language);

/** Returns the language of the next page, as `scripts/pageLanguage.ts` will pick it. */
function nextLanguage(): Language {
  const { person, device, organization } = KEPT;
  const asked = [keptText(person), keptText(device), ...navigator.languages, keptText(organization)];
  const offered = pageLanguages();
  const isOffered = (code = ''): code is Language => isLanguage(code) && offered.includes(code);
  return asked.map((tag) => tag?.split('-')[0]).find(isOffered) ?? ENGLISH;
}
