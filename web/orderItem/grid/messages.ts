import { formatCount } from '../../kit/format.ts';

/** The texts of the grid of an order's items. */
export const gridTexts = {
  line: 'Line',
  lineTaken: 'This line number is used twice',
  lines: (count: number, saved: number) => `${formatCount(count)} lines, ${formatCount(saved)} saved`,
  loading: (here: number, count: number) => `${formatCount(here)} of ${formatCount(count)} lines so far`,
  later: '…',
  total: 'Value Total of all lines',
  ready: (count: number, worth: string) =>
    `Ready to save: ${formatCount(count)} ${count === 1 ? 'line' : 'lines'}, ${worth}`,
};
