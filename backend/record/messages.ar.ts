import { counted } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages, NamedParty, partyMessages, sampleMessages } from './messages.ts';

const { list } = wordingIn('ar');

const kinds: Readonly<Record<NamedParty['kind'], string>> = {
  vendor: 'المورّد',
  end_user: 'المستخدم النهائي',
  group: 'المجموعة',
  courier: 'الناقل',
};
const names = counted('لا أسماء', 'اسم واحد', 'اسمان', 'أسماء', 'اسمًا', 'اسم');

export const party: Translated<typeof partyMessages> = {
  notALevel: 'ليست من القيم المسموح بها',
  prohibited: 'محظور (المستوى 4): لا يُسمح بذكره في أوامر شراء وشحنات جديدة',
  namesProhibited: (parties) =>
    `محظور (المستوى 4): ${parties.map(({ kind, name }) => `${kinds[kind]} ${name}`).join('، ')}`,
};

export const sample: Translated<typeof sampleMessages> = {
  programName: (prefix) => `يجب أن تبدأ القيمة بـ ${prefix}، لأن كل ما في البرنامج بيانات تجريبية`,
  realProgramName: (prefix) => `يجب ألّا تبدأ القيمة بـ ${prefix}: فهكذا يُسمّى برنامج البيانات التجريبية`,
  partyName: (mark) => `يجب أن تحتوي القيمة على الكلمة ${mark}، لأن السجل بيانات تجريبية`,
  number: (prefix) => `يجب أن تبدأ القيمة بـ ${prefix} في البرنامج التجريبي`,
  realNumber: (prefix) => `يجب ألّا تبدأ القيمة بـ ${prefix}: فهكذا تُرقَّم البيانات التجريبية`,
  namesSample: 'بيانات تجريبية لا يستخدمها إلا البرنامج التجريبي',
  namesReal: 'ليست بيانات تجريبية، والبرنامج التجريبي لا يستخدم غيرها',
};

export const record: Translated<typeof messages> = {
  notFound: 'لم يُعثر عليها',
  rowTwice: 'يجب ألّا يتكرر فيها سجل',
  versionEach: 'يجب أن يكون لكل معرّف إصدار',
  twins: (kind, organization, records) => `${organization}، ${kind}: ${list(records)}`,
  twinsFound: (count) => (count === 0 ? 'لا اسمين يُعدّان واحدًا.' : `محفوظ أكثر من مرة: ${names(count)}.`),
};
