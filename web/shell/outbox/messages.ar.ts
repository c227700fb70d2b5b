import { changes } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import { ar as waiting } from '../../client/outboxMessages.ar.ts';
import type { Translated } from '../../generated/wording.ts';
import type { outboxMessages } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof outboxMessages> = {
  title: waiting.waiting,
  explained:
    'هذا على هذا الجهاز فقط، ولك وحدك، حتى لو أُغلقت الصفحة أو أُغلق المتصفح. يُرسل بهذا الترتيب حين يستجيب الخادم.',
  nothing: 'لا شيء ينتظر: أُرسل كل شيء.',
  wait: (count) => `بالانتظار: ${number(count)}`,
  back: (count) => `لم يُقبل: ${number(count)}`,
  waiting: (count) => `ينتظر الاتصال: ${changes(count)}.`,
  cameBack: (count) => `كان ينتظر ولم يُقبل: ${changes(count)}. مدخلاتك محفوظة.`,
  saved: (count) => `كان ينتظر وحُفظ: ${changes(count)}`,
  show: 'عرض',
  made: (moment) => `أُجري في ${moment}`,
  refusedBecause: (reasons) => `لم يُقبل: ${reasons.join('. ')}`,
  open: 'فتح',
  openOf: (label) => `فتح: ${label}`,
  takeBack: 'فتح مع المدخلات',
  takeBackOf: (label) => `فتح مع المدخلات: ${label}`,
  again: 'إعادة المحاولة',
  againOf: (label) => `إعادة المحاولة: ${label}`,
  saveFile: (name) => `حفظ ${name}`,
  discard: 'تجاهل',
  discardOf: (label) => `تجاهل: ${label}`,
  discardTitle: 'هل تريد تجاهل هذا التغيير؟',
  discardQuestion: (label) => `لن يُرسل: ${label}`,
  discardSentQuestion: (label) => `لن يُرسل مجددًا، لكنه ربما وصل من قبل: ${label}`,
};
