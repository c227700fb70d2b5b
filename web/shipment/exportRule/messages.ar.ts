import { counted, isolated, items } from '../../base/wording.ar.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportRuleMessages } from './messages.ts';

const notes = counted('لا ملاحظات', 'ملاحظة واحدة', 'ملاحظتان', 'ملاحظات', 'ملاحظة', 'ملاحظة');

export const ar: Translated<typeof exportRuleMessages> = {
  title: 'التصدير',
  levels: {
    REQUIRED: 'EEI مطلوب',
    COULD_EXCEED: 'قد يتجاوز',
    AT_LIMIT: 'عند الحد',
    EXEMPT: 'معفى',
  },
  incomplete: 'يحتاج إلى 10 أرقام',
  limit: (limit) => `الحد ${limit} لكل رمز`,
  origin: {
    DOMESTIC: (value) => `محلي ${value}`,
    FOREIGN: (value) => `أجنبي ${value}`,
    UNKNOWN: (value) => `مجهول المنشأ ${value}`,
  },
  assumes:
    'ما صُنع في الولايات المتحدة وحدها يُعد محليًا، وما صُنع في غيرها وحدها يُعد أجنبيًا. يُصرَّح بكل منهما على حدة، ومجموع الرمز يحدّد مستواه.',
  legend: (text) => `يُطبع في الفاتورة: ${isolated(text)}`,
  withEccns: (eccns) => `وبجانبه: ECCN ${eccns.join('، ')}`,
  statement: 'نص البيان',
  noCodes: 'لا بند له رمز HS يمكن قراءته',
  withoutCode: (count) => `بلا رمز HS يمكن قراءته، ولا يدخل في أي مجموع: ${items(count)}`,
  advises: (rule) => `${isolated(rule)}. دعم للقرار، وليس حكمًا قانونيًا.`,
  more: (count) => `المزيد عن القاعدة: ${notes(count)}`,
};
