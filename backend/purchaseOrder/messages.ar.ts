import { counted } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import { itemNames, type NamedItems } from './itemNames.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('ar');

const lines = counted('لا أسطر', 'سطر واحد', 'سطران', 'أسطر', 'سطرًا', 'سطر');

const listed = (items: NamedItems) => {
  const rest = items.count - items.first.length;
  return `${itemNames(items)}${rest > 0 ? ` و${number(rest)} غيرها` : ''}`;
};

export const ar: Translated<typeof messages> = {
  notReceived: (items) => `لم يُستلم (${lines(items.count)}): ${listed(items)}`,
  notShipped: (items) => `استُلم ولم يُشحن (${lines(items.count)}): ${listed(items)}`,
  closed: 'لا يمكن تعديل أمر شراء مغلق',
  archived: 'لا يمكن تعديل أمر شراء مؤرشف',
  noNextStatus: 'لا حالة يمكن الانتقال إليها',
  prohibited: (parties) => `${parties}: لا يمكن إضافة بنود ولا الموافقة على أمر الشراء`,
  notFound: 'لم يُعثر عليها',
  switchedOff: 'غير مفعّلة في هذه المنظمة',
  itemsInShipments: 'يجب أن توافق القيمة شحنات بنود أمر الشراء: أزل البنود أولًا',
  wholeCard: 'يجب ألّا تحتوي القيمة على رقم بطاقة كامل: استخدم اسمها أو آخر أربعة أرقام',
  columns: {
    orderNumber: 'رقم الأمر',
    status: 'الحالة',
    users: 'المكلَّفون',
    orderDate: 'تاريخ الأمر',
    endUser: 'المستخدم النهائي',
    group: 'المجموعة',
    vendor: 'المورّد',
    orderNumberInternal: 'رقم طلب الشراء',
    items: 'البنود',
    receivedItems: 'البنود المستلَمة',
    totalValue: 'القيمة الإجمالية',
    comments: 'التعليقات',
    program: 'البرنامج',
    createdBy: 'أنشأه',
    createdAt: 'تاريخ الإنشاء',
    updatedAt: 'آخر تعديل',
  },
  receivedOf: (received, items) => `${number(received)} من ${number(items)}`,
};
