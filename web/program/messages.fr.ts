import { wordingIn } from '../base/wording.ts';
import type { Translated } from '../generated/wording.ts';
import type { programMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof programMessages> = {
  title: 'Programmes',
  early: 'Tels que vous les avez vus la dernière fois. La suite arrive.',
  noSections: 'Rien dans ce programme ne vous est accessible',
  program: 'Programme',
  toAssessShort: 'À évaluer',
  toReceiveShort: 'À réceptionner',
  openOrdersValue: 'Valeur des commandes ouvertes',
  countOf: (name, count) => `${name} : ${count}`,
  waiting: 'En attente de moi',
  narrow: 'Ce qui m’attend',
  all: 'Tout',
  chip: (name, count) => `${name} ${count}`,
  groups: {
    approvals: 'Approbations',
    reviews: 'Vérifications',
    assigned: 'Assigné à moi',
    work: 'Évaluer, réceptionner et expédier',
    documents: 'Documents qui expirent',
  },
  assignedOrders: 'Commandes qui me sont assignées',
  lateShipments: 'Envois en retard qui me sont assignés',
  assignedShipments: 'Envois qui me sont assignés',
  idlePrograms: (count) =>
    plural(count, {
      one: `${number(count)} programme sans travail`,
      other: `${number(count)} programmes sans travail`,
    }),
  show: 'afficher',
  hide: 'masquer',
  viewAll: (group, count) => `${group} : tout voir (${count})`,
  firstOfEach: (count) =>
    plural(count, {
      one: `Le premier élément de chaque liste est affiché.`,
      other: `Les ${number(count)} premiers de chaque liste sont affichés.`,
    }),
  nothingWaits: 'Rien ne vous attend.',
  items: (count) => (count === '0' || count === '1' ? `${count} article` : `${count} articles`),
  toAssess: 'à évaluer',
  toReceive: 'à réceptionner',
  toShip: 'à expédier',
  ship: 'Expédier',
  urgentAmong: (count) => `dont urgents : ${count}`,
  assess: 'Évaluer',
  receive: 'Réceptionner',
  overview: 'Vue d’ensemble',
  byStatus: 'Commandes par statut',
  status: 'Statut',
  orders: 'Commandes',
  noOrders: 'Il n’y a pas encore de commande.',
  byMonth: 'Valeur par mois',
  edit: 'Modifier le programme',
  millions: 'USD, millions',
  thousands: 'USD, milliers',
  dollars: 'USD',
  valueOf: (month, value) => `${month} : ${value}`,
  runsTo: (month, today) => `${month} va jusqu’à aujourd’hui, ${today}`,
};
