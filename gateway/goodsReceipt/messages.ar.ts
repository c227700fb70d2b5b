import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  unfinished: 'حُفظ، لكنه لم يُستلم بعد',
};
