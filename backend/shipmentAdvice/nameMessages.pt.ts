import { type Translated, wordingIn } from '../language/wording.ts';
import type { nameMessages } from './nameMessages.ts';

const { number } = wordingIn('pt');

export const pt: Translated<typeof nameMessages> = {
  andMore: (list, count) => `${list} e mais ${number(count)}`,
};
