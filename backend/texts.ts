/**
 * The texts of the backend in other languages than English: one file a language. A name is that of the declaration,
 * `texts('vendor', …)`.
 */
import type { messages as api } from './api/messages.ts';
import type { Language } from './language/languages.ts';
import { addTranslations } from './language/texts.ts';
import type { TextsIn, Translated } from './language/wording.ts';
import type { messages as mail } from './mail/messages.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as fr } from './texts.fr.ts';
import type { messages as vendor } from './vendor/messages.ts';

/** All texts of a language. */
export type Texts = {
  readonly api: Translated<typeof api>;
  readonly mail: Translated<typeof mail>;
  readonly vendor: Translated<typeof vendor>;
};

const translations: { readonly [Code in Language]?: TextsIn<Code, Texts> } = { fr, ar };

/** Registers the texts of all languages. */
export function registerTexts(): void {
  for (const [code, named] of Object.entries(translations)) addTranslations(code, named);
}
