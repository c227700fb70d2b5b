import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} م.ب`;

export const ar: Translated<typeof messages> = {
  tooLarge: 'خطأ: الملف أكبر من 20 م.ب',
  noStorage: (used, left) => `خطأ: لا مساحة كافية لهذا الملف: تستخدم منظمتك ${megabytes(used)} وبقي ${megabytes(left)}`,
  typeRequired: 'نوع المستند مطلوب',
  numberRequired: 'رقم المستند مطلوب',
  expiryRequired: 'تاريخ الانتهاء مطلوب',
  fileRequired: 'ملف المستند مطلوب',
  descriptionRequired: 'الوصف مطلوب',
  notForParent: 'ليست لهذا النوع من السجلات',
  past: 'لا يمكن أن تسبق القيمة اليوم',
  archived: 'لا يمكن تغيير المستندات المؤرشفة',
  nothingToDownload: 'لا ملفات للتنزيل',
  archiveOf: 'المستندات',
  itemFolder: (position, material) => `البند ${position} ${material}`,
  columns: {
    documentType: 'نوع المستند',
    description: 'الوصف',
    number: 'الرقم',
    expiryDate: 'تاريخ الانتهاء',
    file: 'الملف',
    status: 'الحالة',
    createdAt: 'أضيف في',
  },
};
