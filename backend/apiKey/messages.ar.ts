import { days } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  notFound: 'لم يُعثر عليها',
  beyondScope: 'تتجاوز دورك',
  programsNeeded: 'يجب تحديدها لهذا الدور',
  past: 'يجب أن تكون القيمة في المستقبل',
  tooLate: (most) => `يجب أن تقع القيمة خلال ${days(most)}`,
  higherKey: 'دورك لا يشمل هذا المفتاح',
  peopleOnly: 'لا يمكن لمفتاح API أن ينشئ مفاتيح API أو يلغيها',
  alreadyRevoked: 'أُلغي هذا المفتاح من قبل',
  columns: {
    name: 'الاسم',
    role: 'الدور',
    programs: 'البرامج',
    state: 'الوضع',
    expiresAt: 'ينتهي في',
    lastUsedAt: 'آخر استخدام',
    maker: 'أنشأه',
    createdAt: 'تاريخ الإنشاء',
  },
  allPrograms: 'كل البرامج',
  states: { active: 'نشط', suspended: 'موقوف', expired: 'منتهٍ', revoked: 'ملغى' },
};
