import { counted, isolated, records, rows } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type { FileImportKind, FileImportRowState, RecordType } from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { outcomeMessages } from './outcomeMessages.ts';

const { number } = wordingIn('ar');

/** In the accusative and the genitive. */
const orders = counted('لا أوامر', 'أمر واحد', 'أمرين', 'أوامر', 'أمرًا', 'أمر');
const ofRows = counted('لا صفوف', 'صف واحد', 'صفّين', 'صفوف', 'صفًا', 'صف');

/** What is made of the rows. */
const PLURALS: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'بنود',
  ORDER_ITEMS: 'بنود',
  VENDORS: 'مورّدون',
  END_USERS: 'مستخدمون نهائيون',
  GROUPS: 'مجموعات',
  DELIVERIES: 'بنود',
};

const types: Readonly<Partial<Record<RecordType, string>>> = {
  PURCHASE_ORDER: 'أمر',
  SHIPMENT: 'شحنة',
  PROGRAM: 'برنامج',
  VENDOR: 'مورّد',
  END_USER: 'مستخدم نهائي',
  GROUP: 'مجموعة',
};

const tabs: Readonly<Record<FileImportRowState, string>> = {
  NEW: 'جديد',
  CHANGED: 'متغيّر',
  UNCHANGED: 'كما هو',
  ATTENTION: 'يحتاج إلى مراجعة',
  LEFT_OUT: 'متروك',
};

export const ar: Translated<typeof outcomeMessages> = {
  types,
  allRows: 'كل الصفوف',
  tabs,
  refusedTab: 'مرفوض',
  tabList: 'الصفوف بحسب ما يحدث لها',
  rowsOfFile: 'صفوف الملف',
  whatHappens: 'ما يحدث',
  makes: (made, changed) =>
    [made > 0 && `ينشئ ${orders(made)}`, changed > 0 && `يغيّر ${orders(changed)}`].filter(Boolean).join('، '),
  noRows: 'لا صفوف كهذه.',
  notLoaded: 'تعذّر تحميل بعض الصفوف.',
  namesNotLoaded: 'تعذّر تحميل الأسماء موضع السؤال.',
  cellNotMended: (row, label, why) => `الصف ${number(row)}، ${label}: ${why}`,
  unsaved: (row) => `لم يُحفظ بعد ما كُتب في الصف ${number(row)}. السبب مذكور في خليته.`,
  leaveRowOut: (row) => `ترك الصف ${number(row)}`,
  takeRowIn: (row) => `إدخال الصف ${number(row)}`,
  mendHow: 'اكتب أو الصق فوق الخلايا لتصحيحها.',
  names: 'أسماء وقيم تحتاج إلى جواب',
  createAll: (label, count) => `${isolated(label)}: إنشاء الكل (${number(count)})`,
  moreNames: (count) => `عرض ${number(count)} أخرى`,
  fewerNames: 'عرض أقل',
  nameIn: (label, text, count) => `${isolated(label)} «${isolated(text)}»، ${rows(count)}`,
  answered: (text, answer) => `${isolated(text)} ← ${isolated(answer)}`,
  notCalled: (label, text) => `${isolated(label)}: لا شيء باسم «${isolated(text)}»`,
  notRead: (label, text) => `${isolated(label)}: لا يمكن قراءة «${isolated(text)}»`,
  sayers: (count, orderCount) =>
    `يرد في ${ofRows(count)}${orderCount > 0 ? ` من ${orders(orderCount)}` : ''}. يسري اختيارك عليها كلها.`,
  orderCount: orders,
  another: 'غيره',
  chooseRecord: 'اختر المقصود',
  create: (text) => `إنشاء «${isolated(text)}»`,
  leaveOut: (count) => `ترك ${ofRows(count)}`,
  countsAsEmpty: 'يُعدّ فارغًا',
  emptyAnswer: 'يُعدّ فارغًا',
  leftOutAnswer: 'متروك',
  createdAnswer: 'يُنشأ',
  remembered: 'يُحفظ مع المطابقة',
  takeFor: (count) => `استعماله في ${ofRows(count)}`,
  takeBack: 'سحب الجواب',
  sums: 'المجاميع',
  usd: 'دولار أمريكي',
  fileTotal: (row) => (row === null ? 'مجموع الملف نفسه' : `مجموع الملف نفسه، الصف ${number(row)}`),
  readTotal: (count) => `المقروء من ${ofRows(count)}`,
  readyTotal: (count) => `الجاهز، ${rows(count)}`,
  less: (amount) => `أقل مما في الملف بمقدار ${amount}`,
  more: (amount) => `أكثر مما في الملف بمقدار ${amount}`,
  same: 'كما في الملف',
  waiting: (amount, count) => `ينتظر ${amount} في ${ofRows(count)}`,
  differences: (count) => `يختلف عن المجموع المكتوب بجانبه: ${rows(count)}`,
  difference: (row, file, read) => `الصف ${number(row)}: ${file} في الملف، ${read} بضرب الكمية في السعر`,
  stayOut: (count) => `تبقى خارجًا حتى تُصحَّح، ويمكن تنزيلها بعد ذلك: ${rows(count)}.`,
  untilImport: 'لا يُكتب شيء قبل أن تستورد.',
  importRows: (count) => `استيراد ${ofRows(count)}`,
  backToImport: 'رجوع إلى الاستيراد',
  facts: (moment, seconds, name) =>
    [moment, seconds !== null && `${number(seconds)} ث`, name !== null && `بواسطة ${isolated(name)}`]
      .filter(Boolean)
      .join('، '),
  importAnother: 'استيراد ملف آخر',
  figures: 'ما فعله',
  newOrders: () => 'أوامر جديدة',
  newRecords: (kind) => `${PLURALS[kind]}، جديد`,
  changedRecords: (kind) => `${PLURALS[kind]}، تغيّر`,
  unchangedRecords: (kind) => `${PLURALS[kind]}، كما هو`,
  refusedRows: () => 'صفوف مرفوضة',
  leftOutRows: () => 'صفوف متروكة',
  wereRefused: (count) => `رُفض: ${rows(count)}`,
  refusedHint: 'السبب بجانب كل صف. صحّحها هنا، أو في الملف الذي تنزّله ثم استورده.',
  downloadRefused: 'تنزيل مع الأسباب',
  refusedAsCsv: 'بصيغة CSV',
  mendHere: 'تصحيح هنا',
  resultOrders: 'الأوامر',
  resultRecords: 'السجلات',
  noResults: 'لم ينشئ شيئًا ولم يغيّر شيئًا.',
  orderNumber: 'رقم الأمر',
  record: 'السجل',
  vendor: 'المورّد',
  endUser: 'المستخدم النهائي',
  items: 'البنود',
  outcome: 'النتيجة',
  madeNew: 'جديد',
  wasChanged: 'تغيّر',
  value: 'القيمة الإجمالية',
  itemsOf: ({ newItems, changedItems, unchangedItems, refusedItems }) =>
    [
      newItems > 0 && `جديد: ${number(newItems)}`,
      changedItems > 0 && `تغيّر: ${number(changedItems)}`,
      unchangedItems > 0 && `كما هو: ${number(unchangedItems)}`,
      refusedItems > 0 && `رُفض: ${number(refusedItems)}`,
    ]
      .filter(Boolean)
      .join('، '),
  openList: 'فتح القائمة',
  undoTitle: 'التراجع عن هذا الاستيراد',
  undoHint: 'يسحب ما لم يمسّه أحد بعد ذلك.',
  goes: (kind, _count, orderCount) => `${PLURALS[kind]} تُحذف${orderCount > 0 ? `، ومعها ${orders(orderCount)}` : ''}`,
  goesBack: (kind) => `${PLURALS[kind]} تعود إلى قيمها السابقة`,
  stays: () => 'تبقى',
  staying: (reason, count, numbers) =>
    `${isolated(reason)}: ${number(count)} (الصفوف ${numbers.map(number).join('، ')})`,
  undo: 'تراجع',
  undoQuestion: 'هل تريد التراجع عن هذا الاستيراد؟',
  undoText: 'يُحذف ما أنشأه، ويعود ما غيّره إلى قيمه السابقة، إلا ما واصل أحد العمل عليه.',
  undoStarted: 'جارٍ التراجع عن الاستيراد',
  nothingToUndo: 'لم يعد ممكنًا سحب شيء منه.',
  stayedTitle: 'ما بقي',
  wasUndone: 'تم التراجع عن هذا الاستيراد',
  undoneRows: (count, stayed) => `سُحب: ${records(count)}${stayed > 0 ? `، وبقي: ${number(stayed)}` : ''}.`,
  theFile: 'الملف',
  rows: 'الصفوف',
  rowsOfSheet: (count, sheet) => `${number(count)}، الورقة ${isolated(sheet)}`,
  totalInFile: 'المجموع في الملف',
  size: 'الحجم',
  download: (size) => `تنزيل، ${size}`,
  onTheWay: 'أُنشئ معه',
  madeOne: (type, name) => `${type}: ${isolated(name)}`,
  madeStays: (reason) => `يبقى: ${reason}`,
  madeRemoved: 'أُزيل بعد ذلك',
  running: 'جارٍ الاستيراد',
  undoing: 'جارٍ التراجع',
  progress: (reached, total) => `${number(reached)} من ${number(total)}`,
  mayLeave: 'يمكنك مغادرة هذه الصفحة: يستمر العمل، وتصلك رسالة عند انتهائه.',
  cancel: 'إلغاء',
  cancelTitle: 'هل تريد إلغاء هذا الاستيراد؟',
  cancelQuestion: 'يبقى ما استُورد، ويمكن التراجع عنه. ولا يُستورد الباقي.',
  cancelled: 'أُلغي',
  wasCancelled: 'أُلغي قبل آخر صف، ولم يُستورد الباقي.',
  failed: (reason) => `انتهى قبل آخر صف: ${reason}`,
};
