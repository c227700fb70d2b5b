import type { TextsIn } from './generated/wording.ts';
import { ar as listExport } from './kit/list/exportMessages.ar.ts';
import { ar as shipment } from './shipment/messages.ar.ts';
import type { Texts } from './texts.ts';
import { ar as vendor } from './vendor/messages.ar.ts';

export const texts: TextsIn<'ar', Texts> = { listExport, shipment, vendor };
