import { isolated, rows } from '../base/wording.ar.ts';
import { wordingIn } from '../base/wording.ts';
import type {
  FileImportCountFieldsFragment,
  FileImportKind,
  FileImportState,
  LeftRowKind,
  MappingSource,
} from '../generated/operations.ts';
import type { Translated } from '../generated/wording.ts';
import type { importMessages } from './messages.ts';

const { number } = wordingIn('ar');

const states: Readonly<Record<FileImportState, string>> = {
  OPEN: 'لم يُستورد بعد',
  APPLYING: 'جارٍ',
  APPLIED: 'انتهى',
  UNDOING: 'جارٍ التراجع',
  UNDONE: 'تم التراجع',
};

const titles: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'استيراد أوامر شراء',
  ORDER_ITEMS: 'استيراد بنود',
  VENDORS: 'استيراد مورّدين',
  END_USERS: 'استيراد مستخدمين نهائيين',
  GROUPS: 'استيراد مجموعات',
  DELIVERIES: 'استيراد عمليات التسليم',
};

const what: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'كل صف بند. تكوّن الصفوف التي تحمل رقم أمر واحدًا أمرًا جديدًا، أو تغيّر الأمر الموجود.',
  ORDER_ITEMS: 'يصبح كل صف بندًا في هذا الأمر، أو يغيّر البند الذي يحمل رقم سطره.',
  VENDORS: 'يصبح كل صف مورّدًا، أو يغيّر المورّد الذي يحمل اسمه.',
  END_USERS: 'يصبح كل صف مستخدمًا نهائيًا، أو يغيّر المستخدم النهائي الذي يحمل اسمه.',
  GROUPS: 'يصبح كل صف مجموعة، أو يغيّر المجموعة التي تحمل اسمه.',
  DELIVERIES: 'كل صف بند تم تسليمه. ويُنشأ معه أمره والشحنة التي وصل فيها: مغلقين ومسلَّمين ومستلَمين.',
};

const needed: Readonly<Record<FileImportKind, string>> = {
  PURCHASE_ORDERS: 'تحتاجه الأوامر الجديدة',
  ORDER_ITEMS: 'تحتاجه البنود الجديدة',
  VENDORS: 'يحتاجه المورّدون الجدد',
  END_USERS: 'يحتاجه المستخدمون النهائيون الجدد',
  GROUPS: 'تحتاجه المجموعات الجديدة',
  DELIVERIES: 'تحتاجه عمليات التسليم',
};

const sources: Readonly<Record<MappingSource, string>> = {
  HEADING: 'الرأس',
  VALUES: 'القيم',
  REMEMBERED: 'محفوظ من قبل',
  PERSON: 'اختيار',
};

const left: Readonly<Record<LeftRowKind, string>> = {
  TITLE: 'عنوان',
  HEADING: 'رؤوس مكررة',
  TOTAL: 'مجموع',
  NOTE: 'ملاحظة',
  BLANK: 'فارغة',
};

function outcomeOf({ new: made, changed, unchanged, attention }: FileImportCountFieldsFragment, wrong: string): string {
  const parts = [
    made > 0 && `جديد: ${number(made)}`,
    changed > 0 && `تغيّر: ${number(changed)}`,
    unchanged > 0 && `كما هو: ${number(unchanged)}`,
    attention > 0 && `${wrong}: ${number(attention)}`,
  ];
  return parts.filter(Boolean).join('، ');
}

export const ar: Translated<typeof importMessages> = {
  states,
  titles,
  what,
  needed,
  sources,
  import: 'استيراد',
  imports: 'عمليات الاستيراد',
  orders: 'أوامر الشراء',
  steps: { label: 'خطوات الاستيراد', file: 'الملف', columns: 'الأعمدة', preview: 'المعاينة', done: 'تم' },
  drop: 'أفلت ملفًا هنا، أو الصق صفوفًا من جدول بيانات',
  dropHint: 'Excel (XLSX) أو OpenDocument (ODS) أو CSV أو TSV، بأي رؤوس أعمدة وبأي ترتيب.',
  choose: 'اختيار ملف',
  paste: 'لصق صفوف',
  pastedName: 'صفوف ملصقة',
  notPasted: 'لم يُلصق شيء. انسخ الصفوف ثم اضغط Ctrl V في هذه الصفحة.',
  nothingYet: 'لا يُكتب شيء قبل أن ترى المعاينة.',
  program: 'البرنامج',
  chooseProgram: 'اختر برنامجًا',
  programFirst: 'اختر أولًا البرنامج الذي تخصه السجلات.',
  earlier: 'عمليات الاستيراد السابقة',
  noEarlier: 'تبقى عمليات الاستيراد هنا مع ما فعلته، لعرضها وتصحيحها والتراجع عنها.',
  file: 'الملف',
  state: 'الوضع',
  by: 'بواسطة',
  at: 'وقت الإرسال',
  ended: (counts) => outcomeOf(counts, 'رُفض'),
  foreseen: (counts) => outcomeOf(counts, 'يحتاج إلى مراجعة'),
  notFound: 'لا عملية استيراد كهذه',
  notFoundHint: 'تم تجاهلها، أو ليست متاحة لك.',
  orderNotFound: 'لا أمر شراء كهذا',
  changedElsewhere: 'غيّر شخص آخر عملية الاستيراد هذه. تُعرض كما هي الآن، ولم يُنفَّذ تغييرك.',
  columns: 'الأعمدة',
  columnsTaken: (taken, all) => `${number(taken)} من ${number(all)} تذهب إلى حقل`,
  mapping: 'المطابقة',
  ownMapping: 'كما في الأسفل',
  inFile: 'في الملف',
  examples: 'ثلاثة أمثلة',
  field: 'الحقل في Lading',
  from: 'المصدر',
  emptyCell: 'فارغ',
  notImported: 'لا يُستورد',
  noHeading: 'بلا رأس',
  column: (letter, heading) => (heading === '' ? `العمود ${letter}` : `العمود ${letter}، ${isolated(heading)}`),
  fieldOf: (column) => `حقل ${isolated(column)}`,
  likely: 'الأرجح',
  allFields: 'كل الحقول',
  takenBy: (field, letter) => `${isolated(field)} (أخذه العمود ${letter})`,
  compareOnly: (field) => `${isolated(field)}، للمقارنة فقط`,
  columnFor: (field) => `عمود ${isolated(field)}`,
  chooseColumn: 'اختر عموده',
  withoutColumn: (fields) => `بلا عمود: ${fields}`,
  answerFirst: 'أجب أولًا كيف يُقرأ الملف',
  asked: 'أجب عن هذا أولًا',
  askColumn: (field) => `أي عمود هو «${field}»؟`,
  noneOfThem: 'لا شيء منها',
  askNumbers: 'أي علامة تفصل الكسور العشرية؟',
  askDates: 'بأي ترتيب كُتبت التواريخ؟',
  means: (text, value) => `${isolated(text)} يعني ${isolated(value)}`,
  decimalComma: `الفاصلة: ${isolated('1.234,56')}`,
  decimalPoint: `النقطة: ${isolated('1,234.56')}`,
  dateOrders: { dmy: 'اليوم أولًا', mdy: 'الشهر أولًا', ymd: 'السنة أولًا' },
  day: (month, day, year) => `${day} ${month} ${year}`,
  howRead: 'كيف يُقرأ الملف',
  sheet: 'الورقة',
  sheetOf: (place, all, count) => (all > 1 ? `${number(place)} من ${number(all)}، ${rows(count)}` : rows(count)),
  hiddenSheet: (name) => `${isolated(name)} (مخفية)`,
  headingsRow: 'رؤوس الأعمدة في الصف',
  noHeadings: 'لا شيء',
  lastRow: 'آخر صف',
  lastRowRange: (first) => `صف ابتداءً من ${number(first)}`,
  totalRow: (row) => `المجموع في الصف ${number(row)} لا يُستورد، وتُجرى به المقارنة`,
  leftRows: (kind, rowNumbers) => `صفوف متروكة (${left[kind]}): ${rowNumbers}`,
  moreRows: (count) => `و${number(count)} غيرها`,
  numbers: 'الأرقام',
  dates: 'التواريخ',
  undecided: 'يلزم الجواب',
  decidedBy: (text, column, row) => `حسمها ${isolated(text)} في الصف ${number(row)}، ${column}`,
  decidedByPerson: 'اختيار شخص',
  asLastTime: 'كما في المرة السابقة',
  notNeeded: 'لا شيء في الملف يتوقف عليها',
  unmapped: (columns) =>
    `لا يأخذ أي حقل الخلايا المملوءة في ${columns.map(([heading, filled]) => `«${isolated(heading)}» (${number(filled)})`).join('، ')}. وتبقى في ملف هذا الاستيراد.`,
  remember: 'تذكُّر هذا لهذه الرؤوس',
  mappingName: 'اسم المطابقة',
  back: 'رجوع',
  preview: (count) => `معاينة ${rows(count)}`,
  discard: 'تجاهل',
  discardTitle: 'هل تريد تجاهل هذا الاستيراد؟',
  discardQuestion: 'يُحذف ملفه وما صُحِّح فيه. لم يُستورد منه شيء.',
  discarded: 'تم التجاهل',
};
