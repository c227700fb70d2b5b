import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  already: 'L’article est déjà évalué',
  notOpen: 'Seul un article ouvert peut être évalué',
  notAssessed: 'Seule l’évaluation d’un article encore évalué peut être annulée',
  reviewed: 'L’envoi a été envoyé en vérification avec cette évaluation',
};
