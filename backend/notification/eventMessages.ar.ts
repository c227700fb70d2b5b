import type { Translated } from '../language/wording.ts';
import type { eventMessages } from './eventMessages.ts';

export const ar: Translated<typeof eventMessages> = {
  NEW_COMMENT: 'تعليقات جديدة',
  NEW_ASSIGNMENT: 'تكليفات جديدة',
  ATTACHMENT_WILL_EXPIRE_SOON: 'مستندات تنتهي خلال 30 يومًا',
  ATTACHMENT_WILL_EXPIRE_TODAY: 'مستندات تنتهي اليوم',
  COMMERCIAL_INVOICE_IN_REVIEW: 'فواتير تجارية أُرسلت للمراجعة',
  PARTY_PROHIBITED: 'أطراف أوامر شراء وشحنات مفتوحة صارت محظورة',
};
