import { texts } from '../language/texts.ts';
import { wordingIn } from '../language/wording.ts';

const { number } = wordingIn('en');

/** The texts of lists of names that are cut short. */
export const nameMessages = texts('names', {
  andMore: (list: string, count: number) => `${list} and ${number(count)} more`,
});
