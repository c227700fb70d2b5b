import { type Translated, wordingIn } from '../language/wording.ts';
import { itemNames, type NamedItems } from './itemNames.ts';
import type { messages } from './messages.ts';

const { plural, number } = wordingIn('fr');

const listed = (items: NamedItems) => {
  const rest = items.count - items.first.length;
  return `${itemNames(items)}${rest > 0 ? ` et ${number(rest)} de plus` : ''}`;
};

export const fr: Translated<typeof messages> = {
  notReceived: (items) =>
    `${plural(items.count, { one: `${number(items.count)} ligne n’est pas réceptionnée`, other: `${number(items.count)} lignes ne sont pas réceptionnées` })} : ${listed(items)}`,
  notShipped: (items) =>
    `${plural(items.count, { one: `${number(items.count)} ligne est réceptionnée et non expédiée`, other: `${number(items.count)} lignes sont réceptionnées et non expédiées` })} : ${listed(items)}`,
  closed: 'Une commande close ne peut pas être modifiée',
  archived: 'Une commande archivée ne peut pas être modifiée',
  noNextStatus: 'Aucun changement de statut n’est possible',
  prohibited: (parties) => `${parties} : aucun article ne peut être ajouté et la commande ne peut pas être approuvée`,
  notFound: 'est introuvable',
  switchedOff: 'est désactivé dans cette organisation',
  itemsInShipments: 'doit correspondre aux envois des articles de la commande : retirez d’abord les articles',
  wholeCard: 'ne doit pas contenir un numéro de carte entier : utilisez son nom ou ses quatre derniers chiffres',
  columns: {
    orderNumber: 'N° de BC',
    status: 'Statut',
    users: 'Assignés',
    orderDate: 'Date du BC',
    endUser: 'Utilisateur final',
    group: 'Groupe',
    vendor: 'Fournisseur',
    orderNumberInternal: 'N° de demande d’achat',
    items: 'Articles',
    receivedItems: 'Articles réceptionnés',
    totalValue: 'Valeur totale',
    comments: 'Commentaires',
    program: 'Programme',
    createdBy: 'Créé par',
    createdAt: 'Créé le',
    updatedAt: 'Modifié le',
  },
  receivedOf: (received, items) => `${number(received)} sur ${number(items)}`,
};
