import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  columns: { name: 'Nombre', shortName: 'Nombre corto', country: 'País', email: 'Correo' },
};
