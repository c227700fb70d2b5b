import { counted } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('ar');

const letters = counted('صفر', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف');
const digits = counted('صفر', 'خانة واحدة', 'خانتين', 'خانات', 'خانة', 'خانة');

/** These follow the name of a field and a colon, so that they fit a field of either gender. */
export const ar: Translated<typeof messages> = {
  blank: 'لا يمكن ترك القيمة فارغة',
  invalid: 'القيمة غير صالحة',
  notANumber: 'القيمة ليست رقمًا',
  notAnId: 'القيمة ليست معرّفًا',
  notAnEmail: 'القيمة ليست بريدًا إلكترونيًا',
  notAllowedHere: 'غير مسموح بها هنا',
  notAllowedValue: 'ليست من القيم المسموح بها',
  notOneLine: 'يجب أن تكون القيمة سطرًا واحدًا بلا أحرف تحكّم أو تغيير للاتجاه',
  outOfYears: 'يجب أن تقع القيمة بين عامي 1900 و2100',
  tooShort: (least) => `القيمة قصيرة جدًا (الحد الأدنى ${number(least)})`,
  tooLong: (most) => `القيمة طويلة جدًا (الحد الأقصى ${letters(most)})`,
  tooMany: (most) => `القيم أكثر من اللازم (الحد الأقصى ${number(most)})`,
  atLeast: (least) => `يجب ألّا تقل القيمة عن ${number(least)}`,
  moreThan: (limit) => `يجب أن تكون القيمة أكبر من ${number(limit)}`,
  atMost: (most) => `يجب ألّا تزيد القيمة على ${number(most)}`,
  lessThan: (limit) => `يجب أن تكون القيمة أقل من ${number(limit)}`,
  decimals: (most) => `يجب ألّا يزيد ما بعد الفاصلة العشرية على ${digits(most)}`,
  taken: 'القيمة مستخدمة من قبل',
};
