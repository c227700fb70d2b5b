import { counted } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { programMessages } from './messages.ts';

const { number } = wordingIn('ar');

const programs = counted('لا برامج', 'برنامج واحد', 'برنامجان', 'برامج', 'برنامجًا', 'برنامج');

export const ar: Translated<typeof programMessages> = {
  title: 'البرامج',
  early: 'كما رأيتها آخر مرة. البقية في الطريق.',
  noSections: 'لا شيء في هذا البرنامج لديك صلاحية الوصول إليه',
  program: 'البرنامج',
  toAssessShort: 'للتقييم',
  toReceiveShort: 'للاستلام',
  openOrdersValue: 'قيمة أوامر الشراء المفتوحة',
  countOf: (label, count) => `${label}: ${count}`,
  waiting: 'ما ينتظرني',
  narrow: 'ما ينتظرني',
  all: 'الكل',
  chip: (name, count) => `${name} ${count}`,
  groups: {
    approvals: 'الموافقات',
    reviews: 'المراجعات',
    assigned: 'ما كُلّفت به',
    work: 'التقييم والاستلام والشحن',
    documents: 'مستندات تنتهي',
  },
  assignedOrders: 'أوامر شراء كُلّفت بها',
  lateShipments: 'شحنات متأخرة كُلّفت بها',
  assignedShipments: 'شحنات كُلّفت بها',
  idlePrograms: (count) => `بلا عمل: ${programs(count)}`,
  show: 'عرض',
  hide: 'إخفاء',
  viewAll: (group, count) => `${group}: عرض الكل (${count})`,
  firstOfEach: (count) => `يظهر من كل قائمة أولها: ${number(count)}.`,
  nothingWaits: 'لا شيء ينتظرك.',
  items: (count) => `البنود: ${count}`,
  toAssess: 'للتقييم',
  toReceive: 'للاستلام',
  toShip: 'للشحن',
  ship: 'شحن',
  urgentAmong: (count) => `العاجل منها: ${count}`,
  assess: 'تقييم',
  receive: 'استلام',
  overview: 'نظرة عامة',
  byStatus: 'أوامر الشراء حسب الحالة',
  status: 'الحالة',
  orders: 'أوامر الشراء',
  noOrders: 'لا أوامر شراء بعد.',
  byMonth: 'القيمة حسب الشهر',
  edit: 'تعديل البرنامج',
  millions: 'دولار أمريكي، بالملايين',
  thousands: 'دولار أمريكي، بالآلاف',
  dollars: 'دولار أمريكي',
  valueOf: (month, value) => `${month}: ${value}`,
  runsTo: (month, today) => `${month} حتى اليوم، ${today}`,
};
