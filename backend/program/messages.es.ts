import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  notAColor: 'no es un color como #0f766e',
  columns: { name: 'Nombre', slug: 'Dirección web', mainColor: 'Principal', organization: 'Organización' },
};
