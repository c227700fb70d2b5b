import type { Translated } from '../generated/wording.ts';
import type { substatusMessages } from './messages.ts';

export const ar: Translated<typeof substatusMessages> = {
  title: 'الحالات الفرعية',
  search: 'البحث في الحالات الفرعية',
  add: 'إضافة حالة فرعية جديدة',
  edit: 'تعديل الحالة الفرعية',
  addDenied: 'لا يُسمح لك بإضافة حالات فرعية',
  purpose: 'تبيّن الحالة الفرعية بكلماتكم سبب حالة أمر الشراء أو البند أو الشحنة.',
  adders: 'يضيف المسؤولون الحالات الفرعية.',
  object: 'النوع',
  objectRequired: 'النوع مطلوب',
  objectLocked: 'لا يمكن تغيير نوع الحالة الفرعية',
  organization: 'المنظمة',
  mainStatus: 'الحالة الرئيسية',
  mainStatusRequired: 'الحالة الرئيسية مطلوبة',
  substatus: 'الحالة الفرعية',
  substatusRequired: 'الحالة الفرعية مطلوبة',
  kept: 'تحتفظ السجلات الموجودة بنصها.',
  state: 'الوضع',
  states: { active: 'نشطة', archived: 'مؤرشفة' },
  archive: 'أرشفة',
  archiveTitle: 'أرشفة الحالة الفرعية',
  archiveQuestion: (substatus) => `هل تريد أرشفة الحالة الفرعية ${substatus}؟ لن تُعرض للاختيار بعد ذلك.`,
  archived: 'أُرشفت الحالة الفرعية',
};
