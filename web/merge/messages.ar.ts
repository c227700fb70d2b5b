import { counted, items, shipments } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type { MergeableType, NamingKind } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { mergeMessages } from './messages.ts';

const { plural, number, list } = wordingIn('ar');
const ofRecords = counted('لا سجلات', 'سجلًا واحدًا', 'سجلين', 'سجلات', 'سجلًا', 'سجل');

const named: Readonly<Record<NamingKind, (count: number) => string>> = {
  PURCHASE_ORDERS: counted('لا أوامر', 'أمر واحد', 'أمران', 'أوامر', 'أمرًا', 'أمر'),
  ORDER_ITEMS: items,
  COMMERCIAL_INVOICES: shipments,
  END_USERS: counted(
    'لا مستخدمين نهائيين',
    'مستخدم نهائي واحد',
    'مستخدمان نهائيان',
    'مستخدمين نهائيين',
    'مستخدمًا نهائيًا',
    'مستخدم نهائي',
  ),
  ATTACHMENTS: counted('لا مستندات', 'مستند واحد', 'مستندان', 'مستندات', 'مستندًا', 'مستند'),
  SAVED_VIEWS: counted('لا عروض', 'عرض واحد', 'عرضان', 'عروض', 'عرضًا', 'عرض'),
  FILE_IMPORTS: counted(
    'لا عمليات استيراد',
    'عملية استيراد واحدة',
    'عمليتا استيراد',
    'عمليات استيراد',
    'عملية استيراد',
    'عملية استيراد',
  ),
};
const sameFields = counted(
  'لا حقول متطابقة',
  'حقل واحد متطابق',
  'حقلان متطابقان',
  'حقول متطابقة',
  'حقلًا متطابقًا',
  'حقل متطابق',
);

const titles: Readonly<Record<MergeableType, string>> = {
  VENDOR: 'المورّدون المكررون',
  END_USER: 'المستخدمون النهائيون المكررون',
  GROUP: 'المجموعات المكررة',
};

export const ar: Translated<typeof mergeMessages> = {
  titles,
  listed: list,
  duplicates: 'المكررات',
  purpose: 'هذه السجلات متشابهة. قارن بين سجلين ثم ادمجهما، أو حدّد أنهما ليسا سجلًا واحدًا.',
  alike: (percent) => `التشابه: ${number(percent)}٪`,
  same: 'الاسم نفسه أو الرقم نفسه',
  compare: 'مقارنة',
  notSame: 'ليسا سجلًا واحدًا',
  notSameDone: (one, other) => `لن يظهر ${one} و${other} بعد الآن بين المكررات.`,
  none: 'لا مكررات',
  noneHint: 'لا توجد أسماء متشابهة، أو أجبت عنها كلها.',
  more: 'هذه هي الأزواج الأكثر تشابهًا. تظهر أخرى بعد الإجابة عنها.',
  mergeWith: 'دمج مع…',
  merge: 'دمج',
  mergeTitle: 'دمج سجلات تمثل شيئًا واحدًا',
  selectTwo: 'حدّد سجلين على الأقل',
  selectFewer: (most) => `حدّد ${ofRecords(most)} على الأكثر`,
  sameAs: (label) => `أي سجل هو نفسه ${label}؟`,
  chooseOne: 'اختر سجلًا أولًا',
  whichStays: 'أي سجل يبقى؟',
  allSame: 'للسجلات القيم نفسها.',
  sameFields,
  address: 'العنوان',
  created: (date) => `أُنشئ في ${date}`,
  named,
  namedByNone: 'لا شيء يذكره',
  moves: (counts, into) => `ما سيذكر ${into} بعد الدمج: ${counts}.`,
  movesNone: 'لا شيء يذكر السجلات الأخرى.',
  undoHint: 'تنتهي السجلات الأخرى وتقود عناوينها إلى السجل الذي يبقى. يمكن التراجع خلال يوم واحد.',
  lapsing: (count) =>
    plural(count, {
      zero: 'لن تسقط موافقة على أي شحنة.',
      one: 'تسقط الموافقة على شحنة واحدة لم تغادر بعد.',
      two: 'تسقط الموافقة على شحنتين لم تغادرا بعد.',
      few: `تسقط الموافقة على ${number(count)} شحنات لم تغادر بعد.`,
      many: `تسقط الموافقة على ${number(count)} شحنة لم تغادر بعد.`,
      other: `تسقط الموافقة على ${number(count)} شحنة لم تغادر بعد.`,
    }),
  screeningLapses: 'كان الفحص الذي يبقى لاسم آخر أو بلد آخر. يُمحى تاريخه، ويجب إجراء الفحص من جديد.',
  prohibited: 'السجل الذي يبقى محظور (المستوى 4): لن تغادر أوامر السجلات الأخرى بعد الآن.',
  merged: (label) => `تم الدمج في ${label}`,
  wasMerged: (label, into) => `دُمج ${label} في ${into}`,
  filterMerged: (label, into) => `دُمج «${label}» في «${into}»، وهو المعروض بدلًا منه.`,
  mergedHere: (names) => `دُمج في هذا السجل: ${names}.`,
  byAt: (who, at) => `بواسطة ${who}، ${at}.`,
  undoUntil: (time) => `يمكن التراجع حتى ${time}.`,
  undo: 'التراجع عن الدمج',
  undone: 'تم التراجع عن الدمج',
  undoneExcept: (names) => `تم التراجع عن الدمج. ما تغيّر بعده بقي كما هو: ${names}`,
  mergedFrom: 'دُمج فيه',
  mergedInto: 'دُمج في',
};
