/**
 * Characters that show nothing: Default_Ignorable_Code_Point, the interlinear annotation marks, the mark in place of an object
 * (which browsers draw with no width), and characters whose glyph is blank (Braille blank, null notehead, Egyptian and Khitan
 * fillers). Without direction overrides and isolates, which names refuse instead.
 */
const nothing =
  /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]--[\u202a-\u202e\u2066-\u2069]]/gv;

/** Characters that show something. */
const something = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\ufffc\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/** Whether a text has no character that shows anything. */
export const looksBlank = (text: string): boolean => !something.test(text);

/** The longest text that is examined, in UTF-16 units; a body may hold a million. */
const mostExamined = 20_000;

/** Letters whose shape no joiner changes. */
const unjoined =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const letter = /[\p{L}\p{M}]/u;
const pictured = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0f/u;
const joiner = /[\u200c\u200d]/;
const pictureStyle = /[\ufe0e\ufe0f]/;
const variant = /[\ufe00-\ufe0d\u{e0100}-\u{e01ef}]/u;
const mongolian = /[\u180b-\u180f]/;

/**
 * Brings a name or number into the form that is stored: NFC, without characters that show nothing. Kept are those that shape
 * what stands before them: joiners inside a word of a script that joins letters (Persian, Indic scripts) and inside emoji,
 * and the selectors of variants of emoji, Chinese characters and Mongolian letters. Comparisons ignore them all the same.
 */
export function visibleText(text: string): string {
  // No line is that long: the check of its length, which follows, refuses it.
  if (text.length > mostExamined) return text;
  const composed = text.normalize('NFC');
  return composed
    .replace(nothing, (sign, offset: number) => {
      // A few units on each side, so that a long run of such signs costs no more than its length.
      const before = lastOf(composed.slice(Math.max(0, offset - 2), offset));
      const next = offset + sign.length;
      const after = firstOf(composed.slice(next, next + 8).replace(nothing, ''));
      return shapes(sign, before, after) ? sign : '';
    })
    .normalize('NFC');
}

function shapes(sign: string, before: string, after: string): boolean {
  if (joiner.test(sign)) {
    const inWord = letter.test(before) && !unjoined.test(before) && letter.test(after);
    return inWord || (pictured.test(before) && pictured.test(after));
  }
  if (pictureStyle.test(sign)) return /\p{Emoji}/u.test(before) && (!/[\d#*]/.test(before) || after === '\u20e3');
  if (variant.test(sign)) return letter.test(before) && !/\p{Script=Latin}/u.test(before);
  return mongolian.test(sign) && /\p{Script=Mongolian}/u.test(before);
}

const lastOf = (text: string) => text.match(/.$/su)?.[0] ?? '';
const firstOf = (text: string) => text.match(/^./su)?.[0] ?? '';
