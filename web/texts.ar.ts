import { ar as formats } from './base/formatWords.ar.ts';
import type { TextsIn } from './generated/wording.ts';
import { ar as shipment } from './shipment/messages.ar.ts';
import type { Texts } from './texts.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts: TextsIn<'ar', Texts> = { formats, shipment, vendor };
