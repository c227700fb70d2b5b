const digit = /\p{Nd}/u;

/** Returns the value of a decimal digit of any script: the ten digits of a script follow each other. */
function digitValue(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  for (let value = 0; value < 9; value += 1) {
    if (!digit.test(String.fromCodePoint(point - value - 1))) return String(value);
  }
  return '9';
}

/**
 * Returns a typed number or code in ASCII as far as its signs have a twin there: digits of every script, full-width
 * letters, all kinds of dashes and spaces. Invisible characters are dropped, spaces at the ends too.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{White_Space}+/gu, ' ')
    .replace(/\p{Nd}/gu, digitValue)
    .trim();
