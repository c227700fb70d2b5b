import type { Translated } from '../../generated/wording.ts';
import type { newProgramMessages } from './messages.ts';

export const ar: Translated<typeof newProgramMessages> = {
  add: 'إضافة برنامج',
  addDenied: 'لا يُسمح لك بإضافة برامج',
  purpose: 'أوامر الشراء والبنود والشحنات تُنشأ في برنامج، وينشئها أعضاؤه.',
  adders: 'يضيف المسؤولون البرامج.',
  name: 'الاسم',
  nameRequired: 'الاسم مطلوب',
  later: 'يمكن تغيير ألوانه وموافقاته لاحقًا في إعدادات البرنامج.',
};
