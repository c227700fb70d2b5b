import { type Translated, wordingIn } from '../language/wording.ts';
import type { nameMessages } from './nameMessages.ts';

const { number } = wordingIn('ar');

export const ar: Translated<typeof nameMessages> = {
  andMore: (list, count) => `${list} و${number(count)} غيرها`,
};
