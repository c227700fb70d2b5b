import type { Translated } from '../language/wording.ts';
import type { sectionMessages } from './sectionMessages.ts';

export const pt: Translated<typeof sectionMessages> = {
  'purchase-orders': 'Ordens de compra',
  shipments: 'Remessas',
  assessments: 'Avaliações',
  'goods-receipts': 'Receções',
};
