import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('ar');

/** Says that the document has more of something than it may: the number stands by itself, whatever form it takes. */
const tooMany = (what: string) => (limit: number) => `${what} في المستند أكثر من المسموح به: ${number(limit)}`;

export const ar: Translated<typeof messages> = {
  tooCostly: (objects, limit) => `قد يجلب المستند ${objects} من الكائنات، والمسموح به ${limit}: اطلب صفحات أصغر`,
  aliases: tooMany('الأسماء البديلة'),
  directives: tooMany('التوجيهات'),
  passwordChecks: tooMany('عمليات التحقق من كلمة المرور'),
  levels: tooMany('مستويات الحقول'),
  fields: tooMany('الحقول'),
};
