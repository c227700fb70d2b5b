import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  itemRejected: (position, problem) => `O item ${position} não pode ser encomendado de novo: ${problem}`,
};
