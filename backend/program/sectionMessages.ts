import { texts } from '../language/texts.ts';

/** The names of the sections of a program. */
export const sectionMessages = texts('section', {
  'purchase-orders': 'Purchase Orders',
  shipments: 'Shipments',
  assessments: 'Assessments',
  'goods-receipts': 'Goods Receipts',
});
