import { counted } from '../../base/wording.ar.ts';
import type { Translated } from '../../generated/wording.ts';
import { lettersOf } from './letters.ts';
import type { paperMessages } from './paperMessages.ts';

const letters = counted('لا أحرف', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف');
const places = counted('مواضع أخرى', 'موضع آخر', 'موضعين آخرين', 'مواضع أخرى', 'موضعًا آخر', 'موضع آخر');

export const ar: Translated<typeof paperMessages> = {
  language: 'لغة الوثيقة',
  preview: 'معاينة',
  downloadAnyway: 'التنزيل رغم ذلك',
  unprintable: (count) => `لا يمكن طبعه ويظهر هكذا � (${letters(count)}):`,
  unprintableIn: (place, found) => `${lettersOf(found, '، ')} في ${place}`,
  morePlaces: (count) => `وفي ${places(count)}`,
};
