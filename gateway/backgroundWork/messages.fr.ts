import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  oneList: '`list` doit avoir exactement un de ses champs',
  urgentIsNull: '`urgent` ne peut pas être null',
};
