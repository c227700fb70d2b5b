import { lines } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridTexts } from './messages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof gridTexts> = {
  line: 'السطر',
  catalogNumber: 'رقم الكتالوج',
  lineTaken: 'رقم السطر هذا مستخدم مرتين',
  lines: (count, saved) => `${lines(count)}، المحفوظ منها ${number(saved)}`,
  loading: (here, count) => `حتى الآن: ${number(here)} من ${number(count)}`,
  later: '…',
  total: 'القيمة الإجمالية لكل الأسطر',
  without: (empty, wrong) =>
    [
      empty > 0 ? `بلا قيمة وغير محسوب: ${lines(empty)}` : '',
      wrong > 0 ? `قيمته غير صالحة وغير محسوب: ${lines(wrong)}` : '',
    ]
      .filter((text) => text !== '')
      .join('، '),
  ready: (count, worth) => `جاهز للحفظ: ${lines(count)}، ${worth}`,
};
