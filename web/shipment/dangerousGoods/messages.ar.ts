import { counted, isolated, items } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { dangerousGoodsMessages } from './messages.ts';

const { number } = wordingIn('ar');

const entries = counted('لا قيود', 'قيد واحد', 'قيدان', 'قيود', 'قيدًا', 'قيد');
const pairs = counted('لا أزواج أخرى', 'زوج آخر', 'زوجان آخران', 'أزواج أخرى', 'زوجًا آخر', 'زوج آخر');

export const ar: Translated<typeof dangerousGoodsMessages> = {
  title: 'البضائع الخطرة',
  count: entries,
  none: 'لا بضائع خطرة بين البنود المقيَّمة.',
  notAssessed: (count) => `لم يُقيَّم ولا يشمله ما هنا: ${items(count)}`,
  met: 'كل شروط البضائع الخطرة مستوفاة',
  notMet: 'بعض الشروط غير مستوفى',
  cannotTell: (reasons) => `يتعذّر التحقق: ${reasons.join('؛ ')}`,
  acknowledge: 'تأكيد الاطّلاع',
  acknowledgePair: (pair) => `تأكيد الاطّلاع: ${pair}`,
  acknowledged: (who, when) => (who ? `تأكّد الاطّلاع: ${who}، ${when}` : `تأكّد الاطّلاع: ${when}`),
  rule: (rule, advisory) => (advisory ? `${isolated(rule)}، إرشادي` : rule),
  unruled: (count, rules) => `${pairs(count)}: لا قاعدة في ${isolated(rules)}`,
  limits: (passenger, cargo) => `لكل طرد: طائرة ركاب ${passenger ?? 'غير معروف'}، طائرة شحن ${cargo ?? 'غير معروف'}`,
  group: (group) => `PG ${group}`,
  declaration: 'الإقرار',
  declarationOpen: (count) => `ينقص: ${number(count)}`,
  state: { KNOWN: 'معروف', MISSING: 'ناقص', BY_HAND: 'يدويًا', DOES_NOT_APPLY: 'غير مطلوب' },
  missing: (names) => `ينقص: ${names.join('، ')}`,
  advises: '\u200e49 CFR 172 إلى 177. دعم للقرار، وليس حكمًا قانونيًا.',
};
