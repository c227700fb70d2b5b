import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { goodsReceiptMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof goodsReceiptMessages> = {
  receivedDate: 'Date de réception',
  condition: 'État à réception',
  receivedOf: (quantity) => `Reçu sur ${quantity}`,
  receivedRequired: 'Saisissez la quantité reçue',
  receivedPositive: 'Doit être supérieur à 0',
  receivedAtMost: (quantity) => `Au plus ${quantity} peuvent être réceptionnés`,
  lotNumber: 'N° de lot',
  expiryDate: 'Péremption',
  expired: 'Il est périmé',
  expiresThen: 'Il périme le jour de sa réception',
  temperatureReading: 'Température °C',
  photo: 'Photo',
  photoAsTaken: 'Envoyer la photo en taille réelle',
  photoOf: 'Photo des marchandises à leur réception',
  lot: (lot) => `Lot ${lot}`,
  received: (amount) => `Reçu ${amount}`,
  amount: (received, ordered) => `${received} sur ${ordered}`,
  needsRelease: 'À libérer',
  release: 'Libérer',
  releaseTitle: 'Libérer l’article',
  releaseOf: (line) => `Libérer ${line}`,
  released: 'Article libéré',
  reason: 'Motif',
  reasonRequired: 'Le motif est obligatoire',
  arrived: 'Il n’est pas arrivé comme il le devait :',
  temperature: (degrees) => `${degrees} °C`,
  step: {
    title: 'Réceptionner l’article',
    take: 'Réceptionner',
    taken: 'Article réceptionné',
    listTitle: 'Réceptions',
    crumb: 'Réceptions',
    start: 'Commencer à réceptionner',
    purpose: 'Les articles des commandes du programme attendent ici leur arrivée.',
    nothingReady: 'Aucun article de cette liste ne peut être réceptionné pour le moment',
    doneSince: (count, time) =>
      plural(count, {
        one: `${number(count)} réceptionné depuis ${time}, enregistré`,
        other: `${number(count)} réceptionnés depuis ${time}, tous enregistrés`,
      }),
  },
};
