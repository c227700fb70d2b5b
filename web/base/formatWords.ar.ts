import type { Translated } from '../generated/wording.ts';
import type { formatMessages } from './formatWords.ts';

export const ar: Translated<typeof formatMessages> = {
  note: (date, number) => `على الشاشة؛ تُكتب الآن هكذا: ${date} و ${number}. ومن دون اختيار تتبع اللغة.`,
  dateOrder: 'ترتيب التاريخ',
  decimalSign: 'الفاصلة العشرية',
  weekStart: 'أول أيام الأسبوع',
  asLanguage: 'بحسب اللغة',
  point: 'النقطة: 1,234.5',
  comma: 'الفاصلة: 1.234,5',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  previousYear: 'السنة السابقة',
  nextYear: 'السنة التالية',
  dateLetters: { day: 'يوم', month: 'شهر', year: 'سنة' },
  dateForm: (form, example) => `اكتبه بالشكل ${form}، مثلًا ${example}`,
  dateInvalid: (form) => `التاريخ غير صالح. اكتبه بالشكل ${form}`,
};
