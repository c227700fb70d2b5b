import type { Translated } from '../generated/wording.ts';
import type { vendorMessages } from './messages.ts';

export const ar: Translated<typeof vendorMessages> = {
  title: 'المورّدون',
  add: 'إضافة مورّد',
  addWhenEmpty: 'إضافة',
  addDenied: 'لا يُسمح لك بإضافة مورّدين',
  purpose: 'المورّدون هم الشركات التي تشترون منها، وكل أمر شراء يحدّد مورّدًا واحدًا.',
  adders: 'يضيف المورّدين المسؤولون ومديرو البرامج وموظفو المشتريات.',
  search: 'البحث في المورّدين',
  created: 'تم إنشاء المورّد',
  notFound: 'لم يُعثر على المورّد',
  details: 'المورّد',
  address: 'العنوان',
  name: 'الاسم',
  nameRequired: 'الاسم مطلوب',
  ein: 'EIN',
  phoneNumber: 'رقم الهاتف',
  email: 'البريد الإلكتروني',
  website: 'الموقع',
  screened: 'فحص VC',
  notes: 'ملاحظات',
  country: 'البلد',
};
