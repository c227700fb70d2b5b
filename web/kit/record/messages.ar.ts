import { changes, counted, records } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { recordMessages } from './messages.ts';

const { number } = wordingIn('ar');

/** Lists how many records are in each status: the status stays as it is, whatever the number. */
const listed = (counts: readonly (readonly [status: string, count: number])[]) =>
  counts.map(([status, count]) => `${status} (${number(count)})`).join('، ');

const unsaved = counted(
  'لا تغييرات غير محفوظة',
  'تغيير غير محفوظ',
  'تغييران غير محفوظين',
  'تغييرات غير محفوظة',
  'تغييرًا غير محفوظ',
  'تغيير غير محفوظ',
);

const page = 'يمكنك المغادرة، وهناك صفحة تبيّن ما آل إليه كل سجل.';

export const ar: Translated<typeof recordMessages> = {
  edit: 'تعديل',
  unsaved,
  changeStatus: 'تغيير الحالة',
  changeStatusTitle: 'تغيير الحالة',
  status: 'الحالة',
  statusMoved: (status) => `غيّر شخص ما الحالة إلى ${status} في هذه الأثناء. الخيارات هي خيارات الآن.`,
  removedMeanwhile: 'أزاله شخص ما، أو لم يعد مسموحًا لك بفتحه. لا يمكن حفظه. تبقى مدخلاتك هنا لتنسخها.',
  stays: (status) => `${status} (دون تغيير)`,
  unfinished: 'بعض البنود لم تكتمل',
  closeAnyway: 'الإغلاق رغم ذلك',
  closeManyAnyway: (count) => `الإغلاق رغم ذلك (${number(count)})`,
  moveOf: (record, status) => `الحالة ${status}: ${record}`,
  fromTo: (from, to) => (from === to ? `تبقى ${from}` : `من ${from} إلى ${to}`),
  description: 'وصف الحالة',
  noDescription: 'بلا وصف',
  notYet: 'ليس بعد',
  notYetBecause: (status, reason) => `ليس بعد ${status}: ${reason}`,
  noNextStatus: 'لا حالة يمكن أن ينتقل إليها هذا السجل الآن.',
  assignUsers: 'تكليف مستخدمين',
  assignUsersTitle: 'تكليف مستخدمين',
  searchUsers: 'البحث في المستخدمين',
  noUsersFound: 'لم يُعثر على أحد',
  moreUsers: 'عرض المزيد',
  selectedCount: (count) => `المحدد: ${number(count)}`,
  userAssigned: 'تم تكليف المستخدم',
  usersAssigned: 'تم تكليف المستخدمين',
  external: 'خارجي',
  bulkMove: (able, count) => (able === count ? `نقل ${number(count)}` : `نقل ${number(able)} من ${number(count)}`),
  moveAll: (count) => `نقل الكل (${number(count)})`,
  assignAll: (count) => `تكليف للكل (${number(count)})`,
  statusOffer: (status, able, count) => (able === count ? status : `${status} (${number(able)} من ${number(count)})`),
  mixedStatuses: (counts) =>
    `الآن: ${listed(counts)}. الرقم هو عدد ما يمكن أن ينتقل منها إلى حالة ما: حالة الباقي الحالية لا تقود إليها.`,
  cannotMove: (counts, to) => `لا يمكن الانتقال إلى ${to} وسيُرفض: ${listed(counts)}.`,
  noneCanMove: (counts) => `لا يمكن أن ينتقل أي منها إلى حالة أخرى الآن: ${listed(counts)}.`,
  staysSince: (label, to, before) => `${label}: لا رجوع من ${to} إلى ${before}.`,
  inBackground: (count) => `تتغيّر كلها (${number(count)}) في الخلفية: ${page} ويُرفض ما لا تقود حالته إلى هناك.`,
  changedInBackground: (count) => `تتغيّر كلها (${number(count)}) في الخلفية: ${page}`,
  usersInBackground: (count) =>
    `يحل المستخدمون المختارون محل كل المكلَّفين حاليًا بالسجلات كلها (${number(count)}). تتغيّر في الخلفية: ${page}`,
  notForAll: (count, to) => `حالة بعضها لا تقود إلى ${to} وسيُرفض: ${records(count)}.`,
  closeUnfinished: 'إغلاق ما فيه بنود لم تُستلم أو لم تُشحن أيضًا',
  started: (count) => `يجري التغيير في الخلفية: ${records(count)}`,
  showProgress: 'عرض التقدم',
  bulkAssign: (count) => `تكليف (${number(count)})`,
  bulkAssignNote: (count) => `يحل المستخدمون المختارون محل كل المكلَّفين حاليًا بالسجلات المحددة (${number(count)}).`,
  updatedMany: (count) => (count === 1 ? 'تم التحديث' : `تم تحديث ${number(count)}`),
  bulkResult: (done, refused) => `تغيّر ${number(done)} ورُفض ${number(refused)}. يبقى المرفوض محددًا.`,
  undo: 'تراجع',
  undoSome: (count) => `تراجع (${number(count)})`,
  undone: (count) => (count === 1 ? 'تم التراجع' : `تم التراجع عن ${number(count)}`),
  notUndone: (done, count, first) =>
    done === 0 && count === 1
      ? `لم يتم التراجع. ${first}`
      : `تم التراجع عن ${number(done)}، ولم يتم عن ${number(count)}. ${first}`,
  changedSince: 'غيّره شخص ما بعد ذلك.',
  changes,
  notAllowed: 'لا يُسمح لك بهذا',
  notSet: 'غير محدد',
  open: (count) => `مفتوح: ${number(count)}`,
  moreOpen: (count, unknown) =>
    `${number(count)} أخرى${unknown > 0 ? `، منها ${number(unknown)} يتعذّر التحقق منها` : ''}`,
  doneOf: (done, all) => `تم ${number(done)} من ${number(all)}`,
  done: (names) => `تم ${number(names.length)}: ${names.join('، ')}`,
  notNeeded: (names) => `لا ينطبق ${number(names.length)}: ${names.join('، ')}`,
  kinds: { blocks: 'مانع', advises: 'إرشاد', unknown: 'مفتوح' },
};
