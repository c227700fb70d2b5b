import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  unfinished: 'Guardado, pero aún no recibido',
};
