import { counted, packages } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { deliveryMessages } from './messages.ts';

const { number } = wordingIn('ar');

const ofPackages = counted('لا طرود', 'طرد واحد', 'طردين', 'طرود', 'طردًا', 'طرد');
const sent = (count: number) => `أُرسل ${packages(count)}`;

export const ar: Translated<typeof deliveryMessages> = {
  title: 'التسليم',
  edit: 'تعديل التسليم',
  saved: 'حُفظ التسليم',
  deliveredDate: 'تاريخ التسليم',
  receivedBy: 'المستلِم',
  deliveredPackages: 'الطرود المستلَمة',
  deliveredLater: 'يجب ألّا يتجاوز تاريخ التسليم اليوم',
  tooMany: 'يجب ألّا تزيد الطرود المستلَمة على 1,000,000',
  sent,
  missing: (count, arrived) => `${sent(count)}، وينقص ${number(count - arrived)}`,
  more: (count, arrived) => `${sent(count)}، واستُلم زيادةً ${number(arrived - count)}`,
  deliveredOn: (date) => `سُلّمت في ${date}`,
  noDate: 'سُلّمت، دون تاريخ مسجّل',
  receivedByWhom: (name) => `المستلِم: ${name}`,
  packagesOf: (arrived, all) => (all === null ? packages(arrived) : `${number(arrived)} من ${ofPackages(all)}`),
  proof: 'الإثبات مرفق',
  noProof: 'لا إثبات مرفقًا',
  proofTitle: 'إثبات التسليم',
  proofs: (count) => `المرفق: ${number(count)}`,
  noProofs: 'لا شيء مرفقًا بعد',
  attach: 'إرفاق',
  bulkNote: 'يكون تاريخ التسليم اليوم. يمكن تصحيحه في كل شحنة.',
};
