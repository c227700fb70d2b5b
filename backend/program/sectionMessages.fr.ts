import type { Translated } from '../language/wording.ts';
import type { sectionMessages } from './sectionMessages.ts';

export const fr: Translated<typeof sectionMessages> = {
  'purchase-orders': 'Bons de commande',
  shipments: 'Envois',
  assessments: 'Évaluations',
  'goods-receipts': 'Réceptions',
};
