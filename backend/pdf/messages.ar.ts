import type { Translated } from '../language/wording.ts';
import type { pdfMessages } from './messages.ts';

export const ar: Translated<typeof pdfMessages> = {
  ein: 'EIN',
  contact: 'جهة الاتصال:',
  attn: 'عناية:',
  phone: 'الهاتف',
  taxNumber: 'الرقم الضريبي',
  currency: 'العملة',
  signature: ['الاسم والصفة', 'التوقيع', 'المكان', 'التاريخ'],
  pageOf: (page, pages) => `صفحة ${page} من ${pages}`,
};
