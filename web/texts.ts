/**
 * What a file of texts in another language than English must have: `texts.fr.ts`, and so on. A name is that of the declaration,
 * `texts('vendor', …)`. The page loads the file of its language beside the code (`scripts/pageLanguage.ts`).
 */
import type { Translated } from './generated/wording.ts';
import type { shipmentMessages } from './shipment/messages.ts';
import type { vendorMessages } from './vendor/messages.ts';

/** All texts of a language. */
export type Texts = {
  readonly shipment: Translated<typeof shipmentMessages>;
  readonly vendor: Translated<typeof vendorMessages>;
};
