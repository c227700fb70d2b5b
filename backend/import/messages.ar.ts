import { counted, rows } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number, list } = wordingIn('ar');

const lines = counted('لا أسطر', 'سطر واحد', 'سطران', 'أسطر', 'سطرًا', 'سطر');
const programs = counted('لا برامج', 'برنامج واحد', 'برنامجان', 'برامج', 'برنامجًا', 'برنامج');
const again = 'أوامر الشراء التي استُوردت حتى الآن كاملة؛ شغّل الاستيراد مجددًا للباقي.';

const NOUNS = {
  programs,
  groups: counted('لا مجموعات', 'مجموعة واحدة', 'مجموعتان', 'مجموعات', 'مجموعة', 'مجموعة'),
  end_users: counted(
    'لا مستخدمين نهائيين',
    'مستخدم نهائي واحد',
    'مستخدمان نهائيان',
    'مستخدمين نهائيين',
    'مستخدمًا نهائيًا',
    'مستخدم نهائي',
  ),
  vendors: counted('لا مورّدين', 'مورّد واحد', 'مورّدان', 'مورّدين', 'مورّدًا', 'مورّد'),
  purchase_orders: counted('لا أوامر شراء', 'أمر شراء واحد', 'أمرا شراء', 'أوامر شراء', 'أمر شراء', 'أمر شراء'),
  shipments: counted('لا شحنات', 'شحنة واحدة', 'شحنتان', 'شحنات', 'شحنة', 'شحنة'),
  order_items: counted('لا بنود', 'بند واحد', 'بندان', 'بنود', 'بندًا', 'بند'),
};

export const ar: Translated<typeof messages> = {
  stalled: 'لم تصل بيانات لمدة 30 ثانية.',

  // The organization and the command
  noOrganization: 'لا منظمة للاستيراد إليها بعد. أعدّ Lading أولًا: يطبع npm start رابطًا لذلك.',
  unknownOrganization: (name, names) => `لا منظمة باسم «${name}». الموجود: ${list(names)}.`,
  nameOne: (names) => `هناك عدة منظمات. حدّد التي يُستورد إليها بـ \u200e--organization NAME\u200e: ${names.join('، ')}.`,
  usage:
    'الاستخدام: npm run import -- FILE [--organization NAME] [--dry-run]\nمثال: npm run import -- orders.csv --organization "Relief Works"\nما يمكن أن تصبحه الصفوف غير ذلك: npm run import -- FILE --kind deliveries|orders|items|vendors|end-users|groups [--program NAME] [--order NUMBER] [--mapping NAME] [--create] [--as EMAIL]',
  noFile: (file) => `لا ملف باسم ${file}. حدّد ملف CSV بمساره من هنا، مثلًا: npm run import -- exports/orders.csv`,
  isFolder: (file) => `${file} مجلد وليس ملفًا. حدّد ملف CSV، مثلًا: npm run import -- exports/orders.csv`,
  throughBackend: (url) => `جارٍ إرسال الملف إلى Lading العامل على ${url}.`,
  lostBackend: `توقف الخادم الخلفي قبل انتهاء الاستيراد. ${again}`,
  stopped: `توقف. ${again}`,
  waiting: 'في انتظار انتهاء استيراد آخر للمؤسسة …',
  stopping: 'يتوقف بعد أمر الشراء هذا …',
  failed: `فشل الاستيراد. ${again}`,

  // Progress and the end
  reading: (count) => `القراءة: ${rows(count)}`,
  importing: (orders, of) => `الاستيراد: ${number(orders)} من ${number(of)} من أوامر الشراء`,
  nothingChanged: (count, organization) => `لم يتغيّر شيء: سبق استيرادها كلها إلى ${organization} (${lines(count)}).`,
  nothingNew: 'لم يُستورد شيء.',
  dryRun: (organization) => `تشغيل تجريبي: لم يُكتب شيء. لو استُورد لأنشأ في ${organization}:`,
  made: (organization) => `استُورد إلى ${organization}:`,
  counted: (kind, value) => NOUNS[kind](value),
  unchanged: (count) => `سبق استيرادها ولم تتغيّر: ${lines(count)}.`,
  refused: (count) => `المرفوض: ${rows(count)}.`,
  noted: (count) => `مستورد ومذكور في التقرير: ${rows(count)}.`,
  noMembers: (count) =>
    `بلا أعضاء، فلا يراه إلا المسؤولون: ${programs(count)} جديد. أضف الأعضاء في لوحة المنظمة > إدارة المستخدمين، في حقل البرامج لكل مستخدم.`,
  report: (file) => `التقرير: ${file}`,
};
