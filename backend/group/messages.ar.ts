import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notLatin: 'يجب أن تكون القيمة بأحرف لاتينية',
  notFound: 'لم يُعثر عليها',
  used: 'لا يمكن تغيير القيمة ما دامت أوامر شراء أو شحنات تستخدم هذه المجموعة',
  otherPath: 'ليست القيمة التي في المسار',
  columns: {
    name: 'اسم المجموعة',
    country: 'البلد',
    city: 'المدينة',
    program: 'البرنامج',
    requiresImportPermit: 'إذن الاستيراد',
    visualComplianceDate: 'فحص VC',
    riskLevel: 'مستوى الخطورة',
    endUsers: 'الأعضاء',
    updatedAt: 'آخر تعديل',
  },
};
