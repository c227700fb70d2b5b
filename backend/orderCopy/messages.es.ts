import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  itemRejected: (position, problem) => `El ítem ${position} no se puede volver a pedir: ${problem}`,
};
