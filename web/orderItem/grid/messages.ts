/** The texts of an order's items as a sheet. */
export const gridTexts = {
  line: 'Line',
  lineTaken: 'This line number is used twice',
  lines: (count: number, saved: number) =>
    `${count.toLocaleString('en-US')} lines, ${saved.toLocaleString('en-US')} saved`,
  total: 'Value Total of all lines',
  ready: (count: number, worth: string) =>
    `Ready to save: ${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}, ${worth}`,
};
