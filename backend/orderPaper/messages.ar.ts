import type { Translated } from '../language/wording.ts';
import type { orderPaper } from './messages.ts';

export const ar: Translated<typeof orderPaper> = {
  printsHidden: 'تعرض الوثيقة البنود والمورّد والمجموعة كاملةً، ولا يسمح دورك بذلك',
  title: 'أمر شراء',
  orderNumber: 'رقم الأمر',
  requestNumber: 'رقم طلب الشراء',
  date: 'التاريخ',
  printed: 'طُبع في',
  buyer: 'المشتري',
  vendor: 'المورّد',
  shipTo: 'الشحن إلى',
  usd: 'الدولار الأمريكي (USD)',
  fundingNumber: 'رقم التمويل',
  funding: 'التمويل',
  items: 'البنود',
  noItems: 'لا بنود في أمر الشراء هذا بعد.',
  line: 'السطر',
  description: 'الوصف',
  quantity: 'الكمية',
  unit: 'الوحدة',
  unitPrice: 'سعر الوحدة',
  amount: 'المبلغ',
  catalogNumber: 'رقم الكتالوج',
  urgent: 'عاجل',
  total: 'الإجمالي (USD)',
  authorization: 'معتمَد عن المشتري:',
  place: {
    order: 'أمر شراء',
    line: (position) => `السطر ${position}`,
  },
};
