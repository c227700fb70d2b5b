/** How wide a text is, without measuring it. */

/** Wide scripts and emoji take about two digits; capitals and the widest small letters somewhat more than one. */
const WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uff60]/u;
const BROAD = /[\p{Lu}mw@%&—]/u;
const NARROW = /[.,:;'’|!il ·]/;

/** Returns about how many digits ("ch" in CSS) a text is wide, rounded up; a little more rather than less. */
export function charactersWide(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (/\p{Mn}/u.test(letter)) continue;
    width += WIDE.test(letter) ? 2 : BROAD.test(letter) ? 1.3 : NARROW.test(letter) ? 0.6 : 1.04;
  }
  return Math.ceil(width * 10) / 10;
}
