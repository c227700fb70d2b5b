import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  noParts: 'Este servidor recibe ítems solo completos',
  countryRequired: 'Indique al menos un país de fabricación.',
};
