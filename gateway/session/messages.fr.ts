import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  bearerNeeded: 'Envoyez dans l’en-tête Authorization le jeton à renouveler',
  overHttpOnly: 'Connectez-vous et déconnectez-vous par HTTP : un websocket ne peut pas changer sa session',
};
