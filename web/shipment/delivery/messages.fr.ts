import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { deliveryMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

const packages = (count: number) => `${number(count)} colis`;
const sent = (count: number) =>
  plural(count, { one: `${packages(count)} a été envoyé`, other: `${packages(count)} ont été envoyés` });

export const fr: Translated<typeof deliveryMessages> = {
  title: 'Livraison',
  edit: 'Modifier la livraison',
  saved: 'Livraison enregistrée',
  deliveredDate: 'Livré le',
  receivedBy: 'Reçu par',
  deliveredPackages: 'Colis reçus',
  deliveredLater: 'La date de livraison ne peut pas être postérieure à aujourd’hui',
  tooMany: 'Les colis reçus ne peuvent pas dépasser 1 000 000',
  sent,
  missing: (count, arrived) =>
    `${sent(count)} : ${plural(count - arrived, { one: `${number(count - arrived)} manque`, other: `${number(count - arrived)} manquent` })}`,
  more: (count, arrived) => `${sent(count)} : ${number(arrived - count)} de plus à la réception`,
  deliveredOn: (date) => `Livré le ${date}`,
  noDate: 'Livré, sans date enregistrée',
  receivedByWhom: (name) => `reçu par ${name}`,
  packagesOf: (arrived, count) => (count === null ? packages(arrived) : `${number(arrived)} sur ${packages(count)}`),
  proof: 'preuve jointe',
  noProof: 'aucune preuve jointe',
  proofTitle: 'Preuve de livraison',
  proofs: (count) => plural(count, { one: `${number(count)} est jointe`, other: `${number(count)} sont jointes` }),
  noProofs: 'Aucune n’est encore jointe',
  attach: 'Joindre',
  bulkNote: 'La date de livraison sera celle d’aujourd’hui. Elle peut être corrigée dans chaque envoi.',
};
