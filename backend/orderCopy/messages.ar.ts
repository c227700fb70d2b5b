import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  itemRejected: (position, problem) => `لا يمكن طلب البند ${position} مرة أخرى: ${problem}`,
};
