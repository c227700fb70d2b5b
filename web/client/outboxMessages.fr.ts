import type { Translated } from '../generated/wording.ts';
import type { outboxMessages } from './outboxMessages.ts';

export const fr: Translated<typeof outboxMessages> = {
  waiting: 'En attente de connexion',
  onItem: (what, order, line) => `${what} : ${order === null ? line : `${order} · ${line}`}`,
  kept: 'Conservé sur cet appareil jusqu’à l’envoi au serveur',
  noSpace:
    'Le serveur est injoignable, et cet appareil n’a plus de place pour conserver ceci en attendant. Votre saisie reste ici. Réessayez dans un instant.',
  changedMeanwhile: 'Quelqu’un a modifié la fiche entre-temps.',
  noAnswer: 'Le serveur n’a pas dit ce qu’il en est advenu.',
  tooOld:
    'Transmis il y a plus de 23 heures sans réponse : c’est peut-être déjà enregistré. Consultez la fiche avant de le transmettre à nouveau.',
};
