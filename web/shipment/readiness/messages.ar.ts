import { counted } from '../../base/wording.ar.ts';
import type { Translated } from '../../generated/wording.ts';
import type { readinessMessages } from './messages.ts';

const checks = counted('لا شروط', 'شرط واحد', 'شرطان', 'شروط', 'شرطًا', 'شرط');

export const ar: Translated<typeof readinessMessages> = {
  title: 'قبل أن تغادر',
  together: (count, reasons) => `يتعذّر التحقق (${checks(count)}): ${reasons}`,
  closed: (gap) => `${gap}. يمكن لمسؤول المنظمة إدخاله`,
  nothing: 'لا شيء مفتوح',
  left: 'غادرت الشحنة: لا يلزم شيء آخر.',
};
