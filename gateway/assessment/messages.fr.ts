import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  unfinished: 'Enregistré, mais pas encore évalué',
};
