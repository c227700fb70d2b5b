import type { Translated } from '../generated/wording.ts';
import type { failureMessages } from './messages.ts';

export const fr: Translated<typeof failureMessages> = {
  unknownError: 'Une erreur inconnue s’est produite',
  unavailable: 'Le serveur est injoignable pour le moment. Rien n’est perdu : réessayez dans un instant.',
};
