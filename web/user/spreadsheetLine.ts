/** The characters that make a spreadsheet read a formula, full width included, after any characters that it skips. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a spreadsheet skips them and reads what follows
const formulaStart = /^[\s\u0000-\u001f\u200b-\u200f\u2060]*[=+\-@\u2212\uff0b\uff0d\uff1d\uff20]/;

/**
 * Returns cells as a line that is pasted into a spreadsheet: separated by tabs, and none is read as a formula or as more
 * than one cell.
 */
export const spreadsheetLine = (cells: readonly string[]): string =>
  cells.map((cell) => asText(cell.replace(/[\t\r\n]+/g, ' '))).join('\t');

const asText = (cell: string) => (formulaStart.test(cell) ? `'${cell}` : cell);
