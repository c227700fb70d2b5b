import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  columns: { name: 'Nome', shortName: 'Nome abreviado', country: 'País', email: 'Endereço de e-mail' },
};
