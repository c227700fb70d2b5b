import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  columns: { name: 'Nom', shortName: 'Nom court', country: 'Pays', email: 'Adresse e-mail' },
};
