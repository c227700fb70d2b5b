import { counted, items, records, shipments } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type { WorkOutcome, WorkProgressFragment, WorkState } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { workMessages } from './messages.ts';

const { number } = wordingIn('ar');

/** How records of a kind are counted. */
const NOUNS: Partial<Record<WorkProgressFragment['type'], (count: number) => string>> = {
  PURCHASE_ORDER: counted('لا أوامر', 'أمر شراء واحد', 'أمرا شراء', 'أوامر شراء', 'أمر شراء', 'أمر شراء'),
  SHIPMENT: shipments,
  ORDER_ITEM: items,
};

const states: Readonly<Record<WorkState, string>> = {
  WAITING: 'منتظرة',
  RUNNING: 'جارية',
  DONE: 'انتهت',
  CANCELLED: 'أُلغيت',
  FAILED: 'فشلت',
};

const outcomes: Readonly<Record<WorkOutcome, string>> = {
  CHANGED: 'تغيّر',
  UNCHANGED: 'كما هو',
  REFUSED: 'رُفض',
  NOT_REACHED: 'لم يُبلَغ',
};

function outcomeOf({ changed, refused, notReached }: WorkProgressFragment): string {
  const parts = [`تغيّر ${number(changed)}`];
  if (refused > 0) parts.push(`رُفض ${number(refused)}`);
  if (notReached > 0) parts.push(`لم يُبلَغ ${number(notReached)}`);
  return parts.join('، ');
}

/** Returns what is to be done with the records. */
function doing({ kind, status, urgent, storage, undoes }: WorkProgressFragment): string {
  if (kind === 'IMPORT') return 'استيراد';
  if (undoes) return kind === 'FIELDS' ? 'إرجاع القيم' : 'إرجاع الحالة';
  if (kind === 'USERS') return 'تكليف مستخدمين';
  if (kind === 'STATUS') return status ? `نقل إلى ${status.name}` : 'نقل إلى حالة أخرى';
  const marked = urgent === null ? [] : [urgent ? 'وضع علامة عاجل' : 'إزالة علامة عاجل'];
  const stored = storage ? [`التخزين ${storage.name}`] : urgent === null ? ['مسح التخزين'] : [];
  return [...marked, ...stored].join('، ');
}

export const ar: Translated<typeof workMessages> = {
  states,
  outcomes,
  background: 'العمليات في الخلفية',
  asked: (work) => `${doing(work)}: ${(NOUNS[work.type] ?? records)(work.total)}`,
  describedAs: (text) => `وصف الحالة: ${text}`,
  assigned: (names) => (names.length === 0 ? 'بلا تكليف' : `المكلَّفون: ${names.join('، ')}`),
  inProgram: (program) => `في ${program}`,
  askedBy: (name, moment) => `طلبها ${name}، ${moment}`,
  askedAt: (moment) => `طُلبت في ${moment}`,
  tookSeconds: (seconds) => `استغرقت ${number(seconds)} ث`,
  progress: (reached, total) => `${number(reached)} من ${number(total)}`,
  headed: ({ state, total, notReached }) => {
    if (state === 'WAITING') return `منتظرة، ${number(total)}`;
    if (state === 'RUNNING') return `${number(total - notReached)} من ${number(total)}`;
    return states[state];
  },
  ended: (work) => `${states[work.state]}: ${outcomeOf(work)}`,
  outcomeOf: (work) => (work.undoneBy ? `${outcomeOf(work)}، ثم تم التراجع` : outcomeOf(work)),
  cancel: 'إلغاء',
  cancelTitle: 'هل تريد إلغاء هذه العملية؟',
  cancelQuestion: 'تبقى السجلات التي تغيّرت كما صارت. ولن تُبلَغ السجلات الأخرى.',
  cancelled: 'أُلغيت',
  undo: (count) => `تراجع (${number(count)})`,
  undoTitle: 'هل تريد التراجع عن هذه العملية؟',
  undoQuestion: (undoable, changed) =>
    undoable === changed
      ? `تعود السجلات التي تغيّرت (${number(changed)}) إلى ما كانت عليه، ما لم تتغيّر مجددًا بعد ذلك.`
      : `يعود ${number(undoable)} من السجلات التي تغيّرت (${number(changed)}) إلى ما كان عليه، ما لم يتغيّر مجددًا بعد ذلك. حالة الباقي لا تقود إلى ما قبلها: يبقى كما هو، وتذكره صفحة التراجع.`,
  undoing: 'جارٍ التراجع عنها',
  undoOf: 'تراجع عن عملية سابقة',
  undoneBy: 'تم التراجع عنها',
  rows: 'السجلات',
  outcome: 'النتيجة',
  record: 'السجل',
  reason: 'السبب',
  all: (count) => `الكل ${number(count)}`,
  some: (outcome, count) => `${outcomes[outcome]} ${number(count)}`,
  noRows: 'لا سجلات كهذه، أو لا يُسمح لك بفتحها.',
  lately: 'من آخر 30 يومًا',
  whose: 'عمليات من',
  own: 'عملياتك',
  everybodys: 'عمليات الجميع',
  what: 'العملية',
  state: 'الحالة',
  by: 'طلبها',
  at: 'وقت الطلب',
  noWorks:
    'تجري هنا تغييرات السجلات التي تفوق ما يتسع له طلب واحد، كقائمة كاملة، وأنت تعمل شيئًا آخر. تبقى العمليات المنتهية 30 يومًا.',
  notFound: 'لا عملية كهذه',
  notFoundHint: 'انتهت قبل أكثر من 30 يومًا، أو ليست متاحة لك.',
};
