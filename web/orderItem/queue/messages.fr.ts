import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { queueMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof queueMessages> = {
  toOrders: 'Ouvrir les bons de commande',
  gone: 'Cet article n’existe plus',
  line: (orderNumber, position) => `${orderNumber} · ${position}`,
  facts: (facts) => facts.join(' · '),
  quantityOf: (quantity, unit) => `${quantity} ${unit}`,
  search: 'Rechercher un article',
  urgent: 'Urgent',
  orderLine: 'BC · ligne',
  material: 'Désignation',
  vendor: 'Fournisseur',
  status: 'Statut',
  dgClass: 'Classe MD',
  quantity: 'Quantité',
  added: 'Ajouté le',
  ordered: (quantity, parts) => `Commandé ${quantity} : ${parts.join(', ')}`,
  partReceived: (quantity, day) => (day ? `${quantity} reçu le ${day}` : `${quantity} reçu`),
  partOpen: (quantity) => `${quantity} à réceptionner`,
  partOfLine: (line) => `Partie de la ligne ${line}`,
  partIn: (quantity, status) => `${quantity} ${status.toLowerCase()}`,
  rowLabel: (line, material) => `${line} · ${material}`,
  saving: 'Enregistrement…',
  waits: 'Ce qui a été saisi ici est sur cet appareil, en attente de connexion',
  saveAndNext: 'Enregistrer et suivant',
  skip: 'Passer',
  backToList: 'Retour à la liste',
  next: 'Article suivant',
  keys: {
    save: 'enregistrer, ouvrir le suivant',
    back: 'revenir',
    skip: 'passer',
    close: 'fermer',
  },
  done: 'Derniers faits',
  undo: 'Annuler',
  undoOf: (line) => `Annuler ${line}`,
  savedAs: (line) => `${line} enregistré :`,
  ended: (skipped) =>
    skipped === 0
      ? 'Il ne reste rien à faire.'
      : `C’était le dernier. Restent à faire dans la liste : ${number(skipped)}.`,
  stations: {
    toAssess: (count) =>
      plural(count, {
        one: `${number(count)} article attend d’être évalué`,
        other: `${number(count)} articles attendent d’être évalués`,
      }),
    toReceive: (count) =>
      plural(count, {
        one: `${number(count)} article attend d’être réceptionné`,
        other: `${number(count)} articles attendent d’être réceptionnés`,
      }),
    toRelease: (count) =>
      plural(count, {
        one: `${number(count)} article attend une libération`,
        other: `${number(count)} articles attendent une libération`,
      }),
    toShip: (count) =>
      plural(count, {
        one: `${number(count)} article peut être expédié`,
        other: `${number(count)} articles peuvent être expédiés`,
      }),
  },
  takenBy: (who, when, already) => `${already} : ${who}, ${when}`,
};
