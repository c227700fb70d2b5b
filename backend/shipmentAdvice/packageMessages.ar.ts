import { items } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import { named } from './names.ts';
import type { packageMessages } from './packageMessages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof packageMessages> = {
  numbers: (from, to) => (from === to ? `الطرد ${number(from)}` : `الطرود من ${number(from)} إلى ${number(to)}`),
  notListed: 'غير مفصّلة واحدًا واحدًا',
  noContents: 'لا سطر يذكر ما في طروده',
  noGross: (lines) => `الوزن القائم غير مدخل: ${named(lines)}`,
  unpacked: (names) => `غير معبّأ في طرد، أو لم يُعبّأ كله (${items(names.length)}): ${named(names)}`,
  overpacked: (names) => `في الطرود منه أكثر مما في الشحنة (${items(names.length)}): ${named(names)}`,
  withoutIce: (names) => `يُحفظ على ثلج جاف وهو في طرود بلا ثلج (${items(names.length)}): ${named(names)}`,
};
