import { wordingIn } from '../../base/wording.ts';
import { fr as waitingMessages } from '../../client/outboxMessages.fr.ts';
import type { Translated } from '../../generated/wording.ts';
import type { outboxMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof outboxMessages> = {
  title: waitingMessages.waiting,
  explained:
    'Ceci n’est que sur cet appareil, pour vous seul, même une fois la page ou le navigateur fermés. Tout sera transmis dans cet ordre quand le serveur répondra.',
  nothing: 'Rien n’attend : tout est transmis.',
  wait: (count) => `${number(count)} en attente`,
  back: (count) => plural(count, { one: `${number(count)} non acceptée`, other: `${number(count)} non acceptées` }),
  waiting: (count) =>
    plural(count, {
      one: `${number(count)} modification attend la connexion.`,
      other: `${number(count)} modifications attendent la connexion.`,
    }),
  cameBack: (count) =>
    plural(count, {
      one: `${number(count)} modification en attente n’a pas été acceptée. Votre saisie est conservée.`,
      other: `${number(count)} modifications en attente n’ont pas été acceptées. Votre saisie est conservée.`,
    }),
  saved: (count) =>
    plural(count, {
      one: `${number(count)} modification en attente est enregistrée`,
      other: `${number(count)} modifications en attente sont enregistrées`,
    }),
  show: 'Afficher',
  made: (moment) => `Saisie ${moment}`,
  refusedBecause: (reasons) => `Non acceptée : ${reasons.join('. ')}`,
  open: 'Ouvrir',
  openOf: (label) => `Ouvrir : ${label}`,
  takeBack: 'Ouvrir avec la saisie',
  takeBackOf: (label) => `Ouvrir avec la saisie : ${label}`,
  again: 'Réessayer',
  againOf: (label) => `Réessayer : ${label}`,
  saveFile: (name) => `Enregistrer ${name}`,
  discard: 'Abandonner',
  discardOf: (label) => `Abandonner : ${label}`,
  discardTitle: 'Abandonner cette modification ?',
  discardQuestion: (label) => `Elle ne sera pas transmise : ${label}`,
  discardSentQuestion: (label) => `Elle ne sera plus transmise, mais elle est peut-être déjà arrivée : ${label}`,
};
