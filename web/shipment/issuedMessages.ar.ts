import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { issuedMessages } from './issuedMessages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof issuedMessages> = {
  title: 'الوثائق الصادرة',
  revision: 'النسخة',
  revisionOf: (revision, replaces) =>
    replaces === null ? number(revision) : `${number(revision)}، تحل محل ${number(replaces)}`,
  date: 'صدرت في',
  by: 'أصدرها',
  none: 'لم تصدر أي وثائق بعد.',
  purpose: 'تبقى الوثائق الصادرة هنا كما كانت، مهما تغيّر في الشحنة لاحقًا.',
  issue: (revision) => `إصدار النسخة ${number(revision)}`,
  confirm: 'إصدار',
  question: (revision) =>
    revision === 1
      ? 'هل تريد إصدار الوثائق بحسب وضع الشحنة الآن؟ تعطي طباعتها مجددًا الوثائق نفسها.'
      : `هل تريد إصدار الوثائق بحسب وضع الشحنة الآن؟ تحل النسخة ${number(revision)} محل النسخة ${number(revision - 1)} التي تبقى هنا.`,
  done: (revision) => `صدرت النسخة ${number(revision)}`,
  changed: 'تغيّرت الشحنة منذ إصدار وثائقها. ما زال التنزيل يعطي الوثائق الصادرة.',
  more: (changes) => `و${changes}`,
  draft: 'تنزيل مسودة النسخة التالية',
};
