import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  oneList: 'cada entrada de `lists` debe tener exactamente uno de sus campos',
  tooManyLists: '`lists` puede tener 60 entradas como máximo',
};
