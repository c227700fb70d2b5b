import { type Translated, wordingIn } from '../language/wording.ts';
import type { tableMessages } from './tableMessages.ts';

const { number, list } = wordingIn('ar');

export const ar: Translated<typeof tableMessages> = {
  unknownKind: (name, kinds) => `لا نوع باسم «${name}». ما تصير إليه الصفوف أحد هذه: ${kinds.join(', ')}.`,
  needsOrder: 'حدّد أمر الشراء الذي تدخله البنود، بواسطة --order NUMBER.',
  onlyAtTerminal: 'مخصص للأمر في الطرفية فقط',
  unknownMapping: (name, names) =>
    names.length === 0
      ? `لا مطابقة باسم «${name}». ليس لأي مطابقة اسم بعد: سمِّها في شاشة الاستيراد.`
      : `لا مطابقة باسم «${name}». الموجود: ${names.join(', ')}.`,
  question: {
    columns: (examples) =>
      `لعدة أعمدة ترويسة كانت لعمود واحد في ملف سابق: ${list(examples)}. حدّد مرة واحدة في الشاشة أيها المقصود.`,
    numbers: (examples) =>
      `لا يبيّن الملف أهي الفاصلة أم النقطة التي تفصل الكسور العشرية: ${list(examples)}. حدّد ذلك مرة واحدة في الشاشة، فيُحفظ لهذه الترويسات.`,
    dates: (examples) =>
      `لا يبيّن الملف ترتيب كتابة التواريخ: ${list(examples)}. حدّد ذلك مرة واحدة في الشاشة، فيُحفظ لهذه الترويسات.`,
  },
  nobody: (organization, email) =>
    email === undefined
      ? `ليس لدى ${organization} مستخدم نشط يُستورد باسمه.`
      : `ليس لدى ${organization} مستخدم نشط بعنوان ${email}.`,
  mayNotImport: (email) => `دور ${email} لا يسمح بهذا الاستيراد. حدّد شخصًا آخر بواسطة --as EMAIL.`,
  unknownOrder: (order) => `لا أمر شراء برقم ${order}.`,
  unknownProgram: (name, names) =>
    names.length === 0 ? 'لا برنامج يُستورد إليه.' : `لا برنامج باسم «${name}». الموجود: ${names.join(', ')}.`,
  nameProgram: (names) => `هناك عدة برامج. حدّد البرنامج الذي يُستورد إليه بواسطة --program NAME: ${names.join(', ')}.`,
  inTheNameOf: (organization, program, person) =>
    `الاستيراد إلى ${program === null ? organization : `${program} (${organization})`} باسم ${person}.`,
  wouldBe: (rows) => `تجربة: لم يُكتب شيء. ما يفعله الاستيراد بالصفوف (${number(rows)}):`,
  was: (rows) => `تم الاستيراد. ما صارت إليه الصفوف (${number(rows)}):`,
  rowsBecome: (rows) =>
    `الجديد: ${number(rows.new)}، المعدّل: ${number(rows.changed)}، بلا تغيير: ${number(rows.unchanged)}، المرفوض: ${number(rows.attention)}، المستبعد: ${number(rows.left_out)}`,
  ordersBecome: (fresh, changed) => `أوامر الشراء الجديدة: ${number(fresh)}، المعدّلة: ${number(changed)}`,
  sums: (read, ready, file) =>
    `المقروء بالدولار الأمريكي: ${read}، من دون الصفوف المرفوضة: ${ready}${file === null ? '' : `، بحسب مجموع الملف: ${file}`}`,
  byMapping: (name) => `المطابقة: ${name}`,
  leftColumns: (headings) => `أعمدة لم تُستورد: ${list(headings)}`,
  refusedRow: (row, reason) => `الصف ${number(row)}: ${reason}`,
  moreRefused: (rows) => `وغيرها في التقرير: ${number(rows)}`,
};
