import { messages as words } from '../base/words.ts';

/** Names letters with their code points, for those that the screen has no font for either. */
export const lettersOf = (letters: readonly string[]): string =>
  words.listed(
    letters.map((letter) => `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`),
  );
