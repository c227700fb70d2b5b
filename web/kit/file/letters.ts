/**
 * Names letters with their code points, for those that the screen has no font for either. Texts of all languages use it, so it
 * reads none itself: a file of texts that waits for the page's texts would wait for itself.
 */
export const lettersOf = (letters: readonly string[]): readonly string[] =>
  letters.map((letter) => `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
