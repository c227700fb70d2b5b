import { texts } from '../../base/texts.ts';
import { wordingIn } from '../../base/wording.ts';
import { lettersOf } from './letters.ts';

const { number } = wordingIn('en');

/** The texts of the download of a paper. */
export const paperMessages = texts('paper', {
  language: 'Language of the paper',
  preview: 'Preview',
  downloadAnyway: 'Download anyway',
  unprintable: (count: number) =>
    count === 1
      ? '1 letter cannot be printed. It would appear as �:'
      : `${number(count)} letters cannot be printed. They would appear as �:`,
  unprintableIn: (place: string, letters: readonly string[]) => `${lettersOf(letters)} in ${place}`,
  morePlaces: (count: number) => (count === 1 ? 'and in 1 more place' : `and in ${number(count)} more places`),
});
