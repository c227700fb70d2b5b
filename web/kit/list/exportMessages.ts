import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';

const { number } = wordingIn('en');

/** The texts about the rows of a list as a file, written or read. */
export const exportMessages = texts('listExport', {
  export: 'Export',
  import: 'Import',
  /** @param list the title of the list */
  importInto: (list: string) => `Import into ${list}`,
  /** @param list the title of the list */
  exportOf: (list: string) => `Export ${list}`,
  /** @param isMore whether there are more rows than are counted */
  rows: (count: number, isMore: boolean) =>
    isMore ? `More than ${formatCount(count)} rows` : count === 1 ? '1 row' : `${formatCount(count)} rows`,
  selectedRows: (count: number) => (count === 1 ? '1 selected row' : `${formatCount(count)} selected rows`),
  ofAllPages: 'All pages of this list, with its search, filters and sort.',
  columns: 'Columns',
  shownColumns: (count: number) => `Shown (${number(count)})`,
  allColumns: 'All',
  excel: 'Excel',
  csv: 'CSV',
});
