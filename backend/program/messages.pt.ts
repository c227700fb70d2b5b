import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  notAColor: 'não é uma cor como #0f766e',
  columns: { name: 'Nome', slug: 'Endereço', mainColor: 'Principal', organization: 'Organização' },
};
