import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  notYours: 'Solo el autor de un comentario puede cambiarlo',
  legacy: 'Los comentarios de SAP son de solo lectura',
  foreignId: 'debe ser el id. del registro de la ruta, o vacío para todos los comentarios',
};
