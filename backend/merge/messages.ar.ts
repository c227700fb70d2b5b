import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  needsOther: 'يجب أن تضم سجلين على الأقل',
  notAmong: 'ليس أحد السجلات',
  noField: 'ليس حقلًا يمكن اختياره',
  otherOrganization: 'لا يمكن دمج سجلات منظمات مختلفة',
  otherProgram: 'لا يمكن دمج مجموعات من برامج مختلفة',
  sampleApart: 'لا يمكن دمج البيانات التجريبية مع سجلات أخرى',
  outOfReach: 'هناك ما يذكر هذه السجلات في برنامج لا يمكنك فتحه',
  notUndoable: 'يمكن التراجع عن الدمج خلال يوم واحد',
  undone: 'تم التراجع عن الدمج من قبل',
  mergedOn: (label, into) => `دُمج ${label} بعد ذلك في ${into}: تراجع عن ذلك أولًا`,
  gone: (label) => `حُذف ${label} بعد ذلك`,
  nameTaken: (label) => `هناك سجل آخر اسمه الآن ${label}: غيّر اسمه أولًا`,
};
