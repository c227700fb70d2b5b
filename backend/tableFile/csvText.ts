/**
 * Texts in CSV (RFC 4180). Spreadsheets run a text that begins like a formula, in CSV even one in quotes. So such a text gets an
 * apostrophe in front, which spreadsheets show; what reads a file of ours takes it away again.
 */

/** How a text begins that a spreadsheet might run; the full-width signs are read as the others are. */
const RUNS = /^'*[=+\-@\t\r\n＝＋－＠]/u;

/** Returns a text that no spreadsheet runs: with an apostrophe in front if it begins like a formula. */
export const harmlessText = (text: string): string => (RUNS.test(text) ? `'${text}` : text);

/** Returns the text that `harmlessText` was given. */
export const givenText = (cell: string): string =>
  cell.startsWith("'") && RUNS.test(cell.slice(1)) ? cell.slice(1) : cell;

/** Writes a field: in quotes if it has what separates fields or lines, or blanks at an end, which readers may trim. */
const field = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Writes a line with its end. */
export const csvLine = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** What tells spreadsheets that a file is in UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
