import { counted } from '../language/wording.ar.ts';
import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

const ofRecords = counted('لا سجلات', 'سجل واحد', 'سجلين', 'سجلات', 'سجلًا', 'سجل');
const changes = counted('لا تغييرات', 'تغيير واحد', 'تغييران', 'تغييرات', 'تغييرًا', 'تغيير');

const FIELDS: Readonly<Record<string, string>> = {
  status: 'الحالة',
  sub_status: 'وصف الحالة',
  status_reason: 'الحالة الفرعية',
  user_ids: 'المكلّفون',
  urgent: 'عاجل',
  storage: 'التخزين',
  delivered_date: 'تاريخ التسليم',
};

export const ar: Translated<typeof messages> = {
  removed: 'أُزيل، أو لم يعد متاحًا لك',
  ofField: (field, what) => `${FIELDS[field] ?? field.replace(/[._]/g, ' ')}: ${what}`,
  unknownKind: 'ليست من القيم المسموح بها',
  notFound: 'لم يُعثر عليها',
  nothingMatches: 'لا توافق أي سجل',
  tooMany: (most) => `توافق أكثر من ${ofRecords(most)}: ضيّق التصفية`,
  full: (most) => `لمنظمتك في الخلفية، جاريةً أو منتظرةً: ${changes(most)}. انتظر انتهاء أحدها.`,
  ended: 'انتهت من قبل',
  notEnded: 'لم تنتهِ بعد',
  changedNothing: 'لم تغيّر شيئًا',
  noWayBack: 'لا يمكن لأي سجل الرجوع من حالته الجديدة',
  noWay: 'حالته الجديدة لا تقود إلى حالته السابقة',
  undone: 'تم التراجع عنها من قبل',
  noLongerAllowed: 'لم يعد مسموحًا لمن طلبها بهذا التغيير. يبقى ما تغيّر قبل ذلك.',
  gaveUp: 'فشلت مرارًا بسبب خطأ في Lading. يبقى ما تغيّر قبل ذلك.',
};
