import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  columns: {
    companyName: 'اسم الشركة',
    country: 'البلد',
    city: 'المدينة',
    visualComplianceDate: 'فحص VC',
    riskLevel: 'مستوى الخطورة',
  },
  airlineColumns: { name: 'الاسم', prefix: 'البادئة', notes: 'ملاحظات' },
};
