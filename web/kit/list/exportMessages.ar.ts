import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { exportMessages } from './exportMessages.ts';

const { plural, number } = wordingIn('ar');

const rows = (count: number) =>
  plural(count, {
    zero: 'لا صفوف',
    one: 'صف واحد',
    two: 'صفان',
    few: `${number(count)} صفوف`,
    many: `${number(count)} صفًا`,
    other: `${number(count)} صف`,
  });

export const ar: Translated<typeof exportMessages> = {
  export: 'تصدير',
  import: 'استيراد',
  importInto: (list) => `استيراد إلى: ${list}`,
  exportOf: (list) => `تصدير: ${list}`,
  rows: (count, isMore) => (isMore ? `أكثر من ${rows(count)}` : rows(count)),
  selectedRows: (count) =>
    plural(count, {
      zero: 'لم يُحدَّد أي صف',
      one: 'صف واحد محدَّد',
      two: 'صفان محدَّدان',
      few: `${number(count)} صفوف محدَّدة`,
      many: `${number(count)} صفًا محدَّدًا`,
      other: `${number(count)} صف محدَّد`,
    }),
  ofAllPages: 'كل صفحات هذه القائمة ببحثها وعوامل تصفيتها وترتيبها.',
  columns: 'الأعمدة',
  shownColumns: (count) => `المعروضة (${count})`,
  allColumns: 'الكل',
  excel: 'Excel',
  csv: 'CSV',
};
