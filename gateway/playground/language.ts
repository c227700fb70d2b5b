/** The language of the playground: that of the web client on this device, or else what the browser asks for. */
import { ENGLISH, LANGUAGES, type Language, offeredLanguages } from '../generated/languages.ts';
import type { Translated } from '../generated/wording.ts';
import { ar as arExamples } from './exampleMessages.ar.ts';
import { es as esExamples } from './exampleMessages.es.ts';
import { fr as frExamples } from './exampleMessages.fr.ts';
import { pt as ptExamples } from './exampleMessages.pt.ts';
import type { exampleMessages } from './exampleMessages.ts';
import { ar } from './messages.ar.ts';
import { es } from './messages.es.ts';
import { fr } from './messages.fr.ts';
import { pt } from './messages.pt.ts';
import type { messages } from './messages.ts';

interface Texts {
  readonly playground: Translated<typeof messages>;
  readonly example: Translated<typeof exampleMessages>;
}

const translations: { readonly [Code in Exclude<Language, typeof ENGLISH>]: Texts } = {
  fr: { playground: fr, example: frExamples },
  es: { playground: es, example: esExamples },
  pt: { playground: pt, example: ptExamples },
  ar: { playground: ar, example: arExamples },
};

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

/** Declares English texts that have translations under this name, and returns those of the page's language. */
export const texts = <English>(name: keyof Texts, english: English): English =>
  language === ENGLISH ? english : (translations[language][name] as English); // of the same type: `Texts`
