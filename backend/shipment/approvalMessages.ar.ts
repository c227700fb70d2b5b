import { counted } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { approvalMessages } from './approvalMessages.ts';
import type { ApprovalField } from './table.ts';

const { list } = wordingIn('ar');

const moreChanges = counted('لا تغييرات أخرى', 'تغيير آخر', 'تغييران آخران', 'تغييرات أخرى', 'تغييرًا آخر', 'تغيير آخر');

const names: Readonly<Record<ApprovalField, string>> = {
  ehs_approval: 'موافقة EHS',
  ff_approval: 'موافقة FF',
  sent_for_ff_approval: 'تاريخ الإرسال إلى FF',
  sent_for_program_approval: 'تاريخ الإرسال لموافقة البرنامج',
  program_approval: 'موافقة البرنامج',
};
const namesOf = (fields: readonly ApprovalField[]) => list(fields.map((field) => names[field]));
const doNotCount = (fields: readonly ApprovalField[]) => `غير محتسب: ${namesOf(fields)}`;

export const ar: Translated<typeof approvalMessages> = {
  names,
  secondPerson: 'يجب أن يراجعها ويوافق عليها شخص غير من أرسلها للمراجعة',
  approvedByAnother: 'يجب أن يعطي الموافقات شخص غير من أرسلها للمراجعة',
  bySecondPerson: 'يجب أن تأتي من شخص غير من أرسل الفاتورة للمراجعة',
  bySender: 'جاءت ممن أرسل الفاتورة للمراجعة',
  sentAfter: 'أُرسلت للموافقة بعد الموافقة عليها',
  required: (missing, lapsed) =>
    [
      ...(missing.length > 0 ? [`ينقص: ${namesOf(missing)}`] : []),
      ...(lapsed.length > 0 ? [doNotCount(lapsed)] : []),
    ].join('؛ '),
  lapsed: (fields, why) => `${doNotCount(fields)}؛ ${why}`,
  since: (changes) => `منذ ذلك الحين: ${changes.join('؛ ')}`,
  unseen: 'تغيّر محتواها',
  more: moreChanges,
  line: (position, order) => (order === null ? position : `${position} من ${order}`),
  lines: (positions) => `${positions.length === 1 ? 'السطر' : 'الأسطر'} ${list(positions)}`,
  goneLine: (goods) => `«${goods}» (محذوف)`,
  added: (lines) => `أضيف ${lines}`,
  removed: (lines) => `أُزيل ${lines}`,
  changed: (what, from, to) => `${what}: من ${from} إلى ${to}`,
  by: (text, person) => (person === null ? text : `${text} (${person})`),
  of: (subject, field) => `${subject}، ${field}`,
  none: 'لا شيء',
  yes: 'نعم',
  no: 'لا',
  another: 'آخر',
  parties: {
    exporter: () => 'المصدّر',
    group: (name) => `المجموعة ${name}`,
    courier: (name) => `الناقل ${name}`,
    vendors: (name) => `المورّد ${name}`,
    end_users: (name) => `المستخدم النهائي ${name}`,
  },
};
