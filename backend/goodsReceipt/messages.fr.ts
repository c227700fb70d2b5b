import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  already: 'L’article est déjà réceptionné',
  notAssessed: 'L’article doit d’abord être évalué',
  notInPlace: 'Seul un article évalué peut être réceptionné',
  notReceived: 'Seule la réception d’un article encore réceptionné peut être annulée',
  reviewed: 'L’envoi a été envoyé en vérification avec cette réception',
  nothingToRelease: 'L’article n’a pas besoin de libération',
  alreadyReleased: 'L’article est déjà libéré',
  needsRelease: (why) => `${why} : l’article doit d’abord être libéré`,
  condition: (name) => `État à réception : « ${name} »`,
  outside: (reading, from, to) => `Arrivé à ${reading} °C, hors de ${from} à ${to} °C`,
  moreThanOrdered: (quantity) => `doit être au plus ${quantity}, qui restent à réceptionner`,
  restWorthNothing: 'laisse un reste qui vaut moins de 0,01',
};
