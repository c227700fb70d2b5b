import { minutes } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  wrongPassword: 'غير صحيحة',
  noMatch: 'يجب أن تتطابق القيمتان',
  linkIsOver: 'لم يعد صالحًا: اطلب رابطًا جديدًا',
  resetMail: {
    subject: 'تعيين كلمة مرور جديدة في Lading',
    before: ['طلبت، أو طلب من يعرف عنوانك، كلمة مرور جديدة في Lading. لتعيينها افتح هذا الرابط:'],
    link: 'تعيين كلمة مرور جديدة',
    after: (most) => [
      `يعمل الرابط مرة واحدة خلال ${minutes(most)}.`,
      'إن لم تطلب ذلك، فيمكنك تجاهل هذه الرسالة: تبقى كلمة مرورك كما هي.',
    ],
  },
};
