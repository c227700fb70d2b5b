import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  oneList: '`list` tem de ter exatamente um dos seus campos',
  urgentIsNull: '`urgent` não pode ser nulo',
};
