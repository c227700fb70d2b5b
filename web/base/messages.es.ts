import type { Translated } from '../generated/wording.ts';
import type { failureMessages } from './messages.ts';

export const es: Translated<typeof failureMessages> = {
  unknownError: 'Ocurrió un error desconocido',
  unavailable:
    'No se puede conectar con el servidor en este momento. No se perdió nada: intente de nuevo en un momento.',
};
