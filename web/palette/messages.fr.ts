import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { paletteMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof paletteMessages> = {
  open: 'Rechercher partout',
  placeholder: 'Commandes, articles, envois, intervenants, personnes et pages',
  results: 'Résultats',
  groups: {
    actions: 'Sur cette page',
    pages: 'Pages',
    purchaseOrders: 'Bons de commande',
    orderItems: 'Articles',
    shipments: 'Envois',
    vendors: 'Fournisseurs',
    endUsers: 'Utilisateurs finaux',
    groups: 'Groupes',
    couriers: 'Transporteurs',
    users: 'Personnes',
  },
  seeAll: (count, list) => `Voir les ${count} dans ${list}`,
  listIn: (list, program) => `${list} de ${program}`,
  found: (count) => plural(count, { one: `${number(count)} résultat`, other: `${number(count)} résultats` }),
  searching: 'Recherche…',
  nothing: (text) => `Aucun résultat pour « ${text} ».`,
  itemOf: (order, position) => `${order} · ${position}`,
  profile: 'Votre profil',
  guide: 'Guide de configuration',
  works: 'Traitements en arrière-plan',
  keys: { move: 'se déplacer', open: 'ouvrir', newTab: 'nouvel onglet', close: 'fermer' },
};
