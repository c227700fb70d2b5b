import type { Translated } from '../language/wording.ts';
import type { sectionMessages } from './sectionMessages.ts';

export const es: Translated<typeof sectionMessages> = {
  'purchase-orders': 'Órdenes de compra',
  shipments: 'Envíos',
  assessments: 'Evaluaciones',
  'goods-receipts': 'Recepciones de mercancías',
};
