import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  oneList: '`list` debe tener exactamente uno de sus campos',
  urgentIsNull: '`urgent` no puede ser null',
};
