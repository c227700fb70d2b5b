import { columns, counted, rows } from '../../base/wording.ar.ts';
import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { gridMessages } from './messages.ts';
import type { LeftKind } from './pasteLines.ts';

const { plural, number } = wordingIn('ar');

const KINDS: Readonly<Record<LeftKind, string>> = {
  title: 'عنوان',
  heading: 'رأس مكرر',
  total: 'مجموع',
  note: 'ملاحظة',
  blank: 'فارغ',
};

function kindsOf(kinds: readonly LeftKind[]): string {
  const groups = [...Map.groupBy(kinds, (kind) => kind)];
  return groups
    .map(([kind, all]) => (all.length === 1 ? KINDS[kind] : `${KINDS[kind]} (${number(all.length)})`))
    .join('، ');
}

const totals = counted('لا مجاميع', 'مجموع سطر واحد', 'مجموعا سطرين', 'مجاميع أسطر', 'مجموع سطر', 'مجموع سطر');

export const ar: Translated<typeof gridMessages> = {
  notRead: (label, text) => `«${text}» ليست من خيارات ${label}`,
  toCheck: (label) => `${label}: يلزم التحقق`,
  damaged: {
    shortened: (text) => `«${text}» رقم اختصره جدول البيانات: أدخل كل خاناته`,
    date: (text) => `ربما كان «${text}» رقمًا أو رمزًا حوّله جدول البيانات إلى تاريخ`,
    error: (text) => `«${text}» خطأ من جدول البيانات، وليس قيمة`,
    zero: (text) => `ربما فقد «${text}» صفرًا في أوله`,
  },
  notDollars: (text) => `«${text}» ليس مبلغًا بالدولار الأمريكي`,
  notOnlyNumber: (text) => `في «${text}» أكثر من رقم`,
  toChoose: (label) => `${label}: يلزم الاختيار`,
  conflict: 'حفظ شخص آخر قيمة أخرى هنا',
  rowHead: 'الصف',
  row: (row) => `الصف ${number(row)}`,
  cell: (label, row) => `${label}، الصف ${number(row)}`,
  newRow: 'اكتب أو الصق هنا',
  state: 'الوضع',
  states: {
    stored: 'محفوظ',
    locked: 'للقراءة فقط',
    new: 'جديد',
    changed: 'معدّل',
    conflict: 'عدّله شخص آخر',
  },
  conflictBy: (who) => `تعديل من ${who}`,
  refused: (why) => `مرفوض: ${why}`,
  computed: 'هذه قيمة محسوبة',
  stillLoading: 'ما زالت الصفوف الأخرى تُحمَّل',
  chooseOne: 'اختر واحدة:',
  keep: (text) => `إبقاء ${text}`,
  mine: (text) => `قيمتك: ${text}`,
  theirs: (text) => `قيمة غيرك: ${text}`,
  nothing: 'فارغ',
  selected: (height, width) => `التحديد: ${rows(height)}، ${columns(width)}`,
  pasted: (count) => `تم لصق: ${rows(count)}`,
  beforeMore: (text) => `${text}،`,
  ready: (count) => `جاهز: ${number(count)}`,
  attention: (count) => `يحتاج إلى انتباه: ${number(count)}`,
  pasteLocked: (count) => `لا يمكن تغييره وبقي كما كان: ${rows(count)}`,
  leftOut: (kinds) => `تُرك: ${rows(kinds.length)} (${kindsOf(kinds)})`,
  readAs: (text, read) => `قُرئ «${text}» على أنه ${read}`,
  typedAs: (text, read, other) => `قُرئ «${text}» على أنه ${read}. إن قصدت ${other}، فاكتبه دون فاصل الآلاف`,
  otherTotals: (count) => `يختلف عن الجدول: ${totals(count)}`,
  question: {
    title: 'كيف يُقرأ هذا؟',
    columns: 'ما محتوى كل عمود؟',
    column: (column) => `العمود ${number(column)}`,
    as: (name) => `${name} هو`,
    nothing: 'لا يُلصق',
    numbers: 'ما علامة الكسور العشرية؟',
    point: 'النقطة: 1,234.50',
    comma: 'الفاصلة: 1.234,50',
    reading: (text, as) => `${text} يعني ${as}`,
    undecided: 'اختر أولًا كيف تُقرأ الأرقام',
    twice: 'لعمودين الاسم نفسه',
    paste: 'لصق',
  },
  pasteUnknown: (names) => `لم يُلصق، فلا وجود لهذه الأعمدة: ${names.join('، ')}`,
  cellsPasted: (count) =>
    plural(count, {
      zero: 'لم تُلصق أي خلية',
      one: 'لُصقت خلية واحدة',
      two: 'لُصقت خليتان',
      few: `لُصقت ${number(count)} خلايا`,
      many: `لُصقت ${number(count)} خلية`,
      other: `لُصقت ${number(count)} خلية`,
    }),
  cellsLeft: (count) =>
    plural(count, {
      zero: 'لم تبقَ أي خلية بلا مكان',
      one: 'لا مكان لخلية واحدة في صف وعمود يمكن تغييرهما هنا',
      two: 'لا مكان لخليتين في صف وعمود يمكن تغييرهما هنا',
      few: `لا مكان لـ ${number(count)} خلايا في صف وعمود يمكن تغييرهما هنا`,
      many: `لا مكان لـ ${number(count)} خلية في صف وعمود يمكن تغييرهما هنا`,
      other: `لا مكان لـ ${number(count)} خلية في صف وعمود يمكن تغييرهما هنا`,
    }),
  undoPaste: 'التراجع عن اللصق',
  notTogether: 'لا يمكن نسخ خلايا من أعمدة مختلفة معًا',
  copied: (height, width) => (height * width === 1 ? 'تم النسخ' : `تم نسخ: ${rows(height)}، ${columns(width)}`),
  nothingToUndo: 'لا شيء للتراجع عنه',
  nothingToRedo: 'لا شيء لإعادته',
  savedStay: 'لا تُزال الصفوف المحفوظة هنا',
  columns: 'الأعمدة',
  save: (count) => `حفظ (${rows(count)})`,
  saved: (count) => `تم حفظ: ${rows(count)}`,
  nothingReady: 'لا صف جاهز للحفظ',
  refusedRows: (count) => `رُفض وبقي كما كُتب: ${rows(count)}`,
  undone: 'تم التراجع',
  redone: 'تمت الإعادة',
  notUndone: {
    changed: (count) => `تُرك لأنه عُدّل بعد ذلك: ${rows(count)}`,
    gone: (count) => `تُرك لأنه حُذف: ${rows(count)}`,
    locked: (count) => `تُرك لأنه لم يعد قابلًا للتغيير: ${rows(count)}`,
  },
  removeTitle: 'هل تريد إزالة صفوف محفوظة؟',
  removeText: (count) => `يزيل هذا التراجع ما سبق حفظه: ${rows(count)}.`,
  removeNote: 'تستعيدها الإعادة (Ctrl Y) صفوفًا جديدة يمكنك حفظها مجددًا.',
  remove: 'إزالة',
  keys: [
    { keys: ['Tab'], what: 'الخلية التالية' },
    { keys: ['Enter'], what: 'إلى الأسفل' },
    { keys: ['Ctrl', 'V'], what: 'لصق في أي مكان' },
    { keys: ['Ctrl', 'D'], what: 'تعبئة للأسفل' },
    { keys: ['Alt', '↓'], what: 'اختيار' },
    { keys: ['Ctrl', 'Z'], what: 'تراجع' },
    { keys: ['Esc'], what: 'مغادرة الشبكة' },
  ],
  draftKept: 'المسودة محفوظة على هذا الجهاز',
  allSaved: 'حُفظ كل شيء',
};
