import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notALookup: 'ليست من القيم المسموح بها',
  notFound: 'لم يُعثر عليها',
  nameless: 'لا يمكن ترك القيمة فارغة ما لم تُذكر مؤسسة',
  switchedOff: 'غير مفعّلة في هذه المنظمة',
  columns: {
    label: 'الاسم',
    firstName: 'الاسم الأول',
    lastName: 'اسم العائلة',
    externalOrganizationName: 'المؤسسة',
    country: 'البلد',
    program: 'البرنامج',
    riskLevel: 'مستوى الخطورة',
    visualComplianceDate: 'فحص VC',
    screeningDocument: 'ملف VC',
    updatedAt: 'آخر تعديل',
  },
};
