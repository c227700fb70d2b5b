import { days } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { lookupMessages } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof lookupMessages> = {
  unNumberLine: (unNumber, name, hazards, group) => {
    const [primary, ...others] = hazards;
    const also = others.length > 0 ? ` (${others.join(', ')})` : '';
    return `${unNumber} ${name} · ${primary ?? '?'}${also}${group ? ` · PG ${group}` : ''}`;
  },
  unNumberForm: 'رقم UN هو UN أو NA أو ID تليه أربعة أرقام',
  unNumberUnknown: (unNumber) => `${unNumber} ليس في \u200e49 CFR 172.101: تحقّق منه. يمكنك حفظه رغم ذلك`,
  unNumberNotAsked: (unNumber, reason) => `تعذّر البحث عن ${unNumber}. ${reason}`,
  packingGroupOpen: (groups) => `مجموعة التعبئة ${groups.join(' أو ')}: اخترها`,
  outsideRange: (from, to) => `خارج النطاق من ${from} إلى ${to}°م: سيحتاج إلى إفراج`,
  netQuantity: 'الكمية الصافية في الوحدة',
  netQuantityUnit: 'وحدة الكمية الصافية',
  netQuantityPositive: 'يجب أن تكون الكمية الصافية في الوحدة أكبر من 0',
  netQuantityRequired: 'الكمية الصافية في الوحدة مطلوبة مع وحدتها',
  netQuantityUnitRequired: 'وحدة الكمية الصافية مطلوبة',
  country: 'البلد',
  riskLevel: 'مستوى الخطورة',
  prohibited: 'محظور',
  prohibitedWhy: 'مستوى الخطورة 4: لا يُسمح بذكره في أوامر شراء وشحنات جديدة، ولا بمغادرة شيء يذكره',
  prohibitedOfOrder: 'يذكر أمر شرائه طرفًا مستوى خطورته 4: لا يمكن أن يغادر البند',
  prohibitedNote: 'محظور (المستوى 4)',
  namesProhibited: (names, consequence) => `محظور (المستوى 4): ${names.join('، ')}؛ ${consequence}`,
  level: (key) => key.replace('level_', 'المستوى '),
  neverScreened: 'لم يُفحص قط',
  screeningOverSince: (date) => `انتهى الفحص في ${date}`,
  screeningEnds: (date, when) => `ينتهي الفحص في ${date}، ${when}`,
  screenedOn: (date) => `فُحص في ${date}`,
  screenedOver: (date) => `فُحص في ${date}، وانتهى`,
  everScreened: 'سبق فحصه',
  everScreenedAnswers: { yes: 'نعم', no: 'أبدًا' },
  screeningHolds: (date) => `ساري حتى ${date}`,
  screeningOver: (date) => `انتهى في ${date}`,
  countOver: (count) => `المنتهي: ${number(count)}`,
  countSoon: (count, within) => `ينتهي خلال ${days(within)}: ${number(count)}`,
  countNever: (count) => `لم يُفحص قط: ${number(count)}`,
  screeningExpired: (date) => `انتهى فحص VC في ${date}.`,
};
