import type { TextsIn } from './generated/wording.ts';
import { fr as listExport } from './kit/list/exportMessages.fr.ts';
import { fr as shipment } from './shipment/messages.fr.ts';
import type { Texts } from './texts.ts';
import { fr as vendor } from './vendor/messages.fr.ts';

export const texts: TextsIn<'fr', Texts> = { listExport, shipment, vendor };
