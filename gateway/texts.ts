/**
 * The texts of the gateway in other languages than English: one file a language. A name is that of the declaration,
 * `texts('gateway', …)`.
 */
import type { messages as assessment } from './assessment/messages.ts';
import type { messages as backgroundWork } from './backgroundWork/messages.ts';
import type { messages as comment } from './comment/messages.ts';
import type { messages as document } from './execution/messages.ts';
import type { Language } from './generated/languages.ts';
import { addTranslations } from './generated/texts.ts';
import type { TextsIn, Translated } from './generated/wording.ts';
import type { messages as goodsReceipt } from './goodsReceipt/messages.ts';
import type { messages as gateway } from './messages.ts';
import type { messages as orderItem } from './orderItem/messages.ts';
import type { valueMessages as values } from './record/valueMessages.ts';
import type { messages as savedView } from './savedView/messages.ts';
import type { messages as session } from './session/messages.ts';
import { texts as ar } from './texts.ar.ts';
import { texts as es } from './texts.es.ts';
import { texts as fr } from './texts.fr.ts';
import { texts as pt } from './texts.pt.ts';
import type { fieldNames } from './upstream/fieldNameMessages.ts';

/** All texts of a language. */
export type Texts = {
  readonly assessment: Translated<typeof assessment>;
  readonly backgroundWork: Translated<typeof backgroundWork>;
  readonly comment: Translated<typeof comment>;
  readonly document: Translated<typeof document>;
  readonly values: Translated<typeof values>;
  readonly fieldNames: Translated<typeof fieldNames>;
  readonly gateway: Translated<typeof gateway>;
  readonly goodsReceipt: Translated<typeof goodsReceipt>;
  readonly orderItem: Translated<typeof orderItem>;
  readonly savedView: Translated<typeof savedView>;
  readonly session: Translated<typeof session>;
};

const translations: { readonly [Code in Language]?: TextsIn<Code, Texts> } = { fr, es, pt, ar };

/** Registers the texts of all languages. */
export function registerTexts(): void {
  for (const [code, named] of Object.entries(translations)) addTranslations(code, named);
}
