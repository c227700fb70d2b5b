import { formatCount } from '../../base/format.ts';
import { texts } from '../../base/laterTexts.ts';

const counted = (count: number) => `${formatCount(count)} ${count === 1 ? 'line' : 'lines'}`;

/** The texts of the grid of an order's items. */
export const gridTexts = texts('itemGrid', {
  line: 'Line',
  catalogNumber: 'Catalog number',
  lineTaken: 'This line number is used twice',
  lines: (count: number, saved: number) => `${formatCount(count)} lines, ${formatCount(saved)} saved`,
  loading: (here: number, count: number) => `${formatCount(here)} of ${formatCount(count)} lines so far`,
  later: '…',
  total: 'Value Total of all lines',
  without: (empty: number, wrong: number) =>
    [
      empty > 0 ? `without ${counted(empty)} that ${empty === 1 ? 'has' : 'have'} no value` : '',
      wrong > 0 ? `without ${counted(wrong)} whose value is not valid` : '',
    ]
      .filter((text) => text !== '')
      .join(', '),
  ready: (count: number, worth: string) =>
    `Ready to save: ${formatCount(count)} ${count === 1 ? 'line' : 'lines'}, ${worth}`,
});
