import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  itemRejected: (position, problem) => `L’article ${position} ne peut pas être commandé à nouveau : ${problem}`,
};
