/** Characters that show something: none that is invisible, and none whose glyph is blank. */
const something = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffc\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/** Whether a text has no character that shows anything; the server refuses it where a value is required. */
export const looksBlank = (text: string): boolean => !something.test(text);

/** What would disguise the order of the letters of a line: direction overrides and isolates (U+202A–202E, U+2066–2069). */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a line as an input takes it: without direction overrides, whatever was pasted; the rest stays. */
export const typedLine = (text: string): string => text.replace(overrides, '');
