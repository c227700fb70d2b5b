import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('ar');

export const ar: Translated<typeof messages> = {
  blank: 'لا يمكن أن يكون فارغًا',
  invalid: 'غير صالح',
  notANumber: 'ليس رقمًا',
  notAnId: 'ليس معرّفًا',
  notAnEmail: 'ليس عنوان بريد إلكتروني',
  notAllowedHere: 'غير مسموح به هنا',
  notAllowedValue: 'ليس من القيم المسموح بها',
  notOneLine: 'يجب أن يكون سطرًا واحدًا بلا أحرف تحكّم أو تغيير للاتجاه',
  outOfYears: 'يجب أن يقع بين عامي 1900 و2100',
  tooShort: (least) => `قصير جدًا (الحد الأدنى ${number(least)})`,
  tooLong: (most) =>
    `طويل جدًا (الحد الأقصى ${plural(most, {
      zero: 'صفر من الأحرف',
      one: 'حرف واحد',
      two: 'حرفان',
      few: `${number(most)} أحرف`,
      many: `${number(most)} حرفًا`,
      other: `${number(most)} حرف`,
    })})`,
  tooMany: (most) => `يحتوي على قيم أكثر من اللازم (الحد الأقصى ${number(most)})`,
  atLeast: (least) => `يجب أن يكون أكبر من أو يساوي ${number(least)}`,
  moreThan: (limit) => `يجب أن يكون أكبر من ${number(limit)}`,
  atMost: (most) => `يجب أن يكون أصغر من أو يساوي ${number(most)}`,
  lessThan: (limit) => `يجب أن يكون أصغر من ${number(limit)}`,
  decimals: (most) =>
    `يجب ألّا يتجاوز ${plural(most, {
      zero: 'صفرًا من الخانات',
      one: 'خانة واحدة',
      two: 'خانتين',
      few: `${number(most)} خانات`,
      many: `${number(most)} خانة`,
      other: `${number(most)} خانة`,
    })} بعد الفاصلة العشرية`,
  taken: 'مستخدم بالفعل',
};
