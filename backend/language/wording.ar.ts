/** The Arabic forms of counts. */
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

export const items = counted('لا بنود', 'بند واحد', 'بندان', 'بنود', 'بندًا', 'بند');
export const rows = counted('لا صفوف', 'صف واحد', 'صفّان', 'صفوف', 'صفًا', 'صف');
/** As a time within which something is to happen. */
export const days = counted('صفر', 'يوم واحد', 'يومين', 'أيام', 'يومًا', 'يوم');
export const minutes = counted('صفر', 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة');
