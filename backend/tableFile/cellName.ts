const LETTERS = 26;

/** Returns the letters of a column by its place: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % LETTERS));
  return column < LETTERS ? letter : columnName(Math.floor(column / LETTERS) - 1) + letter;
}

/** Returns the name of a cell as spreadsheets show it: column 2 in row 5 is C5. */
export const cellName = (row: number, column: number): string => `${columnName(column)}${row}`;

/** Reads the name of a cell; null if it is none. */
export function placeOfCell(name: string): { row: number; column: number } | null {
  const [, letters = '', digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(name) ?? [];
  if (!digits) return null;
  let column = 0;
  for (const letter of letters) column = column * LETTERS + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column: column - 1 };
}
