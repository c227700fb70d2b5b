import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  oneList: 'chaque entrée de `lists` doit avoir exactement un de ses champs',
  tooManyLists: '`lists` ne peut avoir plus de 60 entrées',
};
