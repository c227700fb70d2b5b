import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof messages> = {
  tooMany: (most) => `تتجاوز الحد الأقصى لهذه القائمة (${number(most)}): احذف واحدة أولًا`,
  notFound: 'غير موجود',
  unknownColumn: (name) => `لا تشمل «${name}»`,
  programNeeded: 'تتطلب قائمة تابعة لبرنامج',
  sharedFirst: 'يتطلب عرضًا مُشاركًا',
  onlyOnesOwn: 'متاح فقط لعرض أنشأته أنت: أزله بدلًا من ذلك',
};
