/** What Arabic texts are composed with: the forms of counts, nouns that several texts count, and isolated values. */
import { wordingIn } from './wording.ts';

const { plural, number } = wordingIn('ar');

/**
 * Returns how a noun is counted. One and two are words without a number; 3 to 10 take the plural, 11 to 99 the accusative, and
 * hundreds the genitive.
 */
export const counted =
  (zero: string, one: string, two: string, several: string, many: string, hundreds: string) =>
  (count: number): string =>
    plural(count, {
      zero,
      one,
      two,
      few: `${number(count)} ${several}`,
      many: `${number(count)} ${many}`,
      other: `${number(count)} ${hundreds}`,
    });

export const changes = counted('لا تغييرات', 'تغيير واحد', 'تغييران', 'تغييرات', 'تغييرًا', 'تغيير');
export const moreChanges = counted(
  'لا تغييرات أخرى',
  'تغيير آخر',
  'تغييران آخران',
  'تغييرات أخرى',
  'تغييرًا آخر',
  'تغيير آخر',
);
export const comments = counted('لا تعليقات', 'تعليق واحد', 'تعليقان', 'تعليقات', 'تعليقًا', 'تعليق');
export const results = counted('لا نتائج', 'نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة');
export const items = counted('لا بنود', 'بند واحد', 'بندان', 'بنود', 'بندًا', 'بند');
/** In the genitive and the accusative. */
export const ofItems = counted('لا بنود', 'بند واحد', 'بندين', 'بنود', 'بندًا', 'بند');
export const rows = counted('لا صفوف', 'صف واحد', 'صفّان', 'صفوف', 'صفًا', 'صف');
export const columns = counted('لا أعمدة', 'عمود واحد', 'عمودان', 'أعمدة', 'عمودًا', 'عمود');
export const lines = counted('لا أسطر', 'سطر واحد', 'سطران', 'أسطر', 'سطرًا', 'سطر');
export const records = counted('لا سجلات', 'سجل واحد', 'سجلان', 'سجلات', 'سجلًا', 'سجل');
export const packages = counted('لا طرود', 'طرد واحد', 'طردان', 'طرود', 'طردًا', 'طرد');
export const shipments = counted('لا شحنات', 'شحنة واحدة', 'شحنتان', 'شحنات', 'شحنة', 'شحنة');
export const people = counted('لا أحد', 'شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص');
/** As a time that something takes. */
export const days = counted('أقل من يوم', 'يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم');

/** Isolates a number or a code whose parts would change places after Arabic letters (Unicode FSI and PDI): `176-12345675`. */
export const isolated = (value: string): string => `\u2068${value}\u2069`;
