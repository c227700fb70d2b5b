import { type Translated, wordingIn } from '../language/wording.ts';
import type { nameMessages } from './nameMessages.ts';

const { number } = wordingIn('fr');

export const fr: Translated<typeof nameMessages> = {
  andMore: (names, count) => `${names} et ${number(count)} de plus`,
};
