import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notALookup: 'ليست من القيم المسموح بها',
  columns: {
    name: 'الاسم',
    visualComplianceDate: 'فحص VC',
    riskLevel: 'مستوى الخطورة',
    country: 'البلد',
    email: 'البريد الإلكتروني',
    updatedAt: 'آخر تعديل',
  },
};
