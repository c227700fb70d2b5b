import type { Translated } from '../language/wording.ts';
import type { sectionMessages } from './sectionMessages.ts';

export const ar: Translated<typeof sectionMessages> = {
  'purchase-orders': 'أوامر الشراء',
  shipments: 'الشحنات',
  assessments: 'التقييم',
  'goods-receipts': 'استلام البضائع',
};
