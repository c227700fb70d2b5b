/** The texts of an order's items as a sheet. */
export const gridTexts = {
  line: 'Line',
  lineTaken: 'This line number is used twice',
  lines: (count: number, saved: number) =>
    `${count.toLocaleString('en-US')} lines, ${saved.toLocaleString('en-US')} saved`,
  loading: (here: number, count: number) =>
    `${here.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} lines so far`,
  later: '…',
  total: 'Value Total of all lines',
  ready: (count: number, worth: string) =>
    `Ready to save: ${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}, ${worth}`,
};
