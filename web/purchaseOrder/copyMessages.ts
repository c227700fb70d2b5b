import { texts } from '../base/laterTexts.ts';

/** Isolates a name of any script within a sentence (Unicode FSI and PDI). */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The texts of the dialog that copies an order. */
export const orderCopyMessages = texts('orderCopy', {
  copy: 'Copy',
  of: (orderNumber: string) => `Copy of ${isolated(orderNumber)}`,
  copied: (orderNumber: string) => `Copied as ${isolated(orderNumber)}`,
  hint: 'The copy has the same vendor, end user, group, funding and items. It has no dates, statuses, assigned users, assessments, receipts or shipments.',
});
