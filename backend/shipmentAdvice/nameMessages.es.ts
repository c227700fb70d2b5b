import { type Translated, wordingIn } from '../language/wording.ts';
import type { nameMessages } from './nameMessages.ts';

const { number } = wordingIn('es');

export const es: Translated<typeof nameMessages> = {
  andMore: (list, count) => `${list} y ${number(count)} más`,
};
