/**
 * Names letters with their code points, for those that the screen has no font for either.
 * @param between what stands between two: texts of other languages use this, too, and may read none of the page
 */
export const lettersOf = (letters: readonly string[], between = ', '): string =>
  letters
    .map((letter) => `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`)
    .join(between);
