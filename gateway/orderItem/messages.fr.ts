import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  noParts: 'Ce serveur ne réceptionne les articles qu’en entier',
  countryRequired: 'Au moins un pays de fabrication doit être indiqué.',
};
