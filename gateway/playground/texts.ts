/** The texts of the playground in the language of its page. */
import type { Language } from '../generated/languages.ts';
import type { Translated } from '../generated/wording.ts';
import { ar as arExamples } from './exampleMessages.ar.ts';
import { es as esExamples } from './exampleMessages.es.ts';
import { fr as frExamples } from './exampleMessages.fr.ts';
import { pt as ptExamples } from './exampleMessages.pt.ts';
import { exampleMessages } from './exampleMessages.ts';
import { language } from './language.ts';
import { ar } from './messages.ar.ts';
import { es } from './messages.es.ts';
import { fr } from './messages.fr.ts';
import { pt } from './messages.pt.ts';
import { messages as playgroundMessages } from './messages.ts';

const inLanguage = <English>(all: Readonly<Record<Language, Translated<English>>>) => all[language];

/** The texts of the playground itself. */
export const messages = inLanguage<typeof playgroundMessages>({ en: playgroundMessages, fr, es, pt, ar });

/** What each example does. */
export const exampleTexts = inLanguage<typeof exampleMessages>({
  en: exampleMessages,
  fr: frExamples,
  es: esExamples,
  pt: ptExamples,
  ar: arExamples,
});
