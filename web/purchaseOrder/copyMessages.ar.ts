import type { Translated } from '../generated/wording.ts';
import type { orderCopyMessages } from './copyMessages.ts';

/** Isolates a name of any script within a sentence (Unicode FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

export const ar: Translated<typeof orderCopyMessages> = {
  copy: 'نسخ',
  of: (orderNumber) => `نسخة من ${isolated(orderNumber)}`,
  copied: (orderNumber) => `تم النسخ بالرقم ${isolated(orderNumber)}`,
  hint: 'للنسخة المورّد والمستخدم النهائي والمجموعة والتمويل والبنود نفسها، دون تواريخ أو حالات أو أشخاص مكلَّفين أو تقييمات أو استلامات أو شحنات.',
};
