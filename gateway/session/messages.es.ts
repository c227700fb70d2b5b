import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  bearerNeeded: 'Envíe el token que se renueva en el encabezado Authorization',
  overHttpOnly: 'Inicie y cierre sesión por HTTP: un websocket no puede cambiar su sesión',
};
