import { expect, it } from 'vitest';
import { spreadsheetLine } from '../../web/user/spreadsheetLine.ts';

it('is pasted into a spreadsheet without becoming a formula or another cell', () => {
  const cells = [
    '=HYPERLINK("http://x")',
    '@SUM(1)',
    ' ＝1+1',
    '−2',
    'a\tb\nc',
    'Ama Osei',
    'https://x.example/?token=1',
  ];
  expect(spreadsheetLine(cells).split('\t')).toEqual([
    '\'=HYPERLINK("http://x")', "'@SUM(1)", "' ＝1+1", "'−2", 'a b c', 'Ama Osei', 'https://x.example/?token=1',
  ]); // biome-ignore format: a table
});
