import { counted, rows } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('ar');

const sheets = counted('لا أوراق', 'ورقة واحدة', 'ورقتان', 'أوراق', 'ورقة', 'ورقة');
const columns = counted('لا أعمدة', 'عمود واحد', 'عمودان', 'أعمدة', 'عمودًا', 'عمود');
const cells = counted('لا خلايا', 'خلية واحدة', 'خليتان', 'خلايا', 'خلية', 'خلية');
const characters = counted('لا أحرف', 'حرف واحد', 'حرفان', 'أحرف', 'حرفًا', 'حرف');

export const ar: Translated<typeof messages> = {
  refused: {
    // Not a table
    empty: 'الملف فارغ.',
    noRows: 'ليس في الملف خلايا مملوءة.',
    pdf: 'هذا ملف PDF. اختر جدول البيانات الذي أُنشئ منه: XLSX أو ODS أو CSV أو TSV.',
    compressed: 'هذا الملف مضغوط. فك ضغطه واختر جدول البيانات الذي فيه.',
    binary: 'هذا ليس جدول بيانات: فيه بيانات ثنائية. تُقرأ ملفات XLSX وODS وCSV وTSV.',
    webPage: 'هذه صفحة ويب مهما كان اسمها. افتحها في برنامج جداول واحفظها بصيغة XLSX واختر ذلك الملف.',
    oldXml: 'هذا جدول بيانات XML من عام 2003. احفظه بصيغة XLSX واختر ذلك الملف.',
    archive: 'هذا أرشيف وليس جدول بيانات. تُقرأ ملفات XLSX وODS وCSV وTSV.',
    // A workbook that is not opened
    workbook: 'هذا مصنف وليس ملفًا نصيًا.',
    xls: 'هذا مصنف Excel 97–2003 ‏(XLS). احفظه بصيغة XLSX واختر ذلك الملف.',
    xlsb: 'هذا مصنف ثنائي (XLSB). احفظه بصيغة XLSX واختر ذلك الملف.',
    macros: 'في هذا المصنف وحدات ماكرو. احفظه بصيغة XLSX التي لا ماكرو فيها واختر ذلك الملف.',
    password: 'هذا المصنف محمي بكلمة مرور. احفظه من دونها واختر ذلك الملف.',
    damaged: 'هذا المصنف تالف أو ناقص. افتحه في برنامج جداول واحفظه من جديد واختر ذلك الملف.',
    unsafe: 'في هذا المصنف تصريحات لا يكتبها أي برنامج جداول، فلم يُفتح.',
    // Too much
    tooLarge: (megabytes) => `الملف أكبر من ${number(megabytes)} م.ب. قسّمه أو احذف صوره.`,
    unpacksTooLarge: (megabytes) => `المصنف بعد فك ضغطه أكبر من ${number(megabytes)} م.ب، فلم يُقرأ. قسّمه.`,
    tooManySheets: (most) => `أوراق المصنف أكثر من الحد الأقصى: ${sheets(most)}. احذف ما لا يلزم منها.`,
    tooManyRows: (sheet, most) =>
      `الصفوف المملوءة في «${sheet}» أكثر من الحد الأقصى: ${rows(most)}. قسّمها إلى عدة ملفات.`,
    tooManyColumns: (sheet, cell, most) =>
      `في «${sheet}» نص في الخلية ${cell}، والحد الأقصى لما يُقرأ: ${columns(most)}. احذف الأعمدة الأخرى.`,
    tooManyCells: (most) => `الخلايا المملوءة في الملف أكثر من الحد الأقصى: ${cells(most)}. قسّمه إلى عدة ملفات.`,
    tooMuchText: (most) => `نصوص الملف مجتمعةً أطول من الحد الأقصى: ${characters(most)}. قسّمه إلى عدة ملفات.`,
    cellTooLong: (sheet, cell, most) =>
      `النص في الخلية ${cell} من «${sheet}» أطول من الحد الأقصى: ${characters(most)}. اختصره.`,
    tooMuchMemory: 'تحتاج قراءة الملف إلى ذاكرة أكثر مما يخصصه Lading لملف واحد. قسّمه إلى عدة ملفات.',
    tooSlow: 'استغرقت قراءة الملف وقتًا طويلًا. قسّمه إلى عدة ملفات أو حاول لاحقًا.',
  },
  row: {
    open_quote: 'علامة اقتباس مفتوحة هنا لا تُغلق؛ تُرك الصف',
    too_long: 'أطول من 64 ك.ب؛ تُرك الصف',
    unreadable: 'فيه حرف تعذّرت قراءته',
  },
};
