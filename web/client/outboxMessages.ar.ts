import type { Translated } from '../generated/wording.ts';
import type { outboxMessages } from './outboxMessages.ts';

export const ar: Translated<typeof outboxMessages> = {
  waiting: 'بانتظار الاتصال',
  onItem: (what, order, line) => `${what}: ${order === null ? line : `${order} · ${line}`}`,
  kept: 'محفوظ على هذا الجهاز إلى أن يُرسل',
  noSpace:
    'لا يمكن الوصول إلى الخادم، ولم تبقَ في هذا الجهاز مساحة لحفظ هذا إلى ذلك الحين. مدخلاتك باقية هنا. حاول بعد لحظات.',
  changedMeanwhile: 'غيّر شخص ما السجل في هذه الأثناء.',
  noAnswer: 'لم يقل الخادم ما آل إليه.',
  tooOld: 'أُرسل قبل أكثر من 23 ساعة دون رد، فربما حُفظ. راجع السجل قبل أن ترسله مجددًا.',
};
