import { results } from '../base/wording.ar.ts';
import type { Translated } from '../generated/wording.ts';
import type { paletteMessages } from './messages.ts';

export const ar: Translated<typeof paletteMessages> = {
  open: 'البحث في كل شيء',
  placeholder: 'ابحث في أوامر الشراء والبنود والشحنات والأطراف والأشخاص والصفحات',
  results: 'النتائج',
  groups: {
    actions: 'في هذه الصفحة',
    pages: 'الصفحات',
    purchaseOrders: 'أوامر الشراء',
    orderItems: 'البنود',
    shipments: 'الشحنات',
    vendors: 'المورّدون',
    endUsers: 'المستخدمون النهائيون',
    groups: 'المجموعات',
    couriers: 'الناقلون',
    users: 'الأشخاص',
  },
  seeAll: (count, list) => `عرض الكل في ${list} (${count})`,
  listIn: (list, program) => `${list} في ${program}`,
  found: results,
  searching: 'جارٍ البحث…',
  nothing: (text) => `لم يُعثر على شيء عن «${text}».`,
  itemOf: (order, position) => `${order} · ${position}`,
  profile: 'ملفك الشخصي',
  guide: 'دليل الإعداد',
  works: 'العمليات في الخلفية',
  keys: { move: 'للتنقل', open: 'للفتح', newTab: 'في علامة تبويب جديدة', close: 'للإغلاق' },
};
