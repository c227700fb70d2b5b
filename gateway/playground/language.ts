/** The language of the playground: that of the web client on this device, or else what the browser asks for. */
import { ENGLISH, LANGUAGES, type Language, offeredLanguages } from '../generated/languages.ts';

/** Where the web client, which has the same origin, keeps the person's choice and that of the device. */
const KEPT = ['lading:language', 'lading-language'];

function kept(name: string): string | null {
  try {
    return globalThis.localStorage?.getItem(name) ?? null;
  } catch {
    return null; // The browser forbids it.
  }
}

/** Returns the first of these tags' languages that is offered; English if none is. */
export function firstOffered(tags: readonly (string | null)[]): Language {
  const codes = tags.map((tag) => tag?.split('-')[0]);
  const offered = offeredLanguages(undefined);
  return codes.flatMap((code) => offered.find((one) => one === code) ?? [])[0] ?? ENGLISH;
}

/** The language of the page; English where there is none, as in tests of the examples. */
export const language: Language =
  'document' in globalThis ? firstOffered([...KEPT.map(kept), ...navigator.languages]) : ENGLISH;

/** The direction in which it is read. */
export const { direction } = LANGUAGES[language];

/** Declares English texts, whose translations have this name. */
export const texts = <English>(_name: string, english: English): English => english;
