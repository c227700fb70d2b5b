import { type Translated, wordingIn } from '../generated/wording.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('ar');

export const ar: Translated<typeof messages> = {
  examples: 'أمثلة',
  exampleOperations: 'عمليات للتجربة',
  signedIn: {
    before: 'المتصفح الذي سُجّل فيه الدخول إلى Lading لا يحتاج إلى غير ذلك. أما الأداة فتسجّل الدخول بـ ',
    between: '، وترسل الرمز هكذا: ',
    after: '؛ ومكانه هنا التبويب Headers، وينتقل إلى المثال التالي.',
  },
  guide: 'الدليل',
  schemaFile: 'المخطط في ملف',
  guideUnread: (why) => `تعذّرت قراءة الدليل: ${why}`,
  answered: (status) => `أجاب الخادم ${status}`,
  costOpen: 'التكلفة: نفّذ عملية لتراها',
  cost: (objects, limit, calls) =>
    `التكلفة: ${number(objects)} من ${number(limit)} كائن على الأكثر، ${plural(calls, { zero: 'بلا نداء', one: 'نداء واحد', two: 'نداءان', few: `${number(calls)} نداءات`, many: `${number(calls)} نداءً`, other: `${number(calls)} نداء` })} إلى backend`,
};
