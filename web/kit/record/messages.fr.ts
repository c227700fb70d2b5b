import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import type { recordMessages } from './messages.ts';

const { plural, number } = wordingIn('fr');

type Counts = readonly (readonly [status: string, count: number])[];
const listed = (counts: Counts) => counts.map(([status, count]) => `${number(count)} ${status}`).join(', ');
const changes = (count: number) =>
  plural(count, { one: `${number(count)} modification`, other: `${number(count)} modifications` });
const inBackground = (count: number) =>
  `Le changement des ${number(count)} fiches se fait en arrière-plan : vous pouvez quitter cette page, et une autre dira ce qu’il est advenu de chacune.`;

export const fr: Translated<typeof recordMessages> = {
  edit: 'Modifier',
  unsaved: (count) =>
    plural(count, { one: `${changes(count)} non enregistrée`, other: `${changes(count)} non enregistrées` }),
  changeStatus: 'Changer le statut',
  changeStatusTitle: 'Changer le statut',
  status: 'Statut',
  statusMoved: (status) =>
    `Quelqu’un a mis cette fiche au statut ${status} entre-temps. Les choix sont ceux de maintenant.`,
  removedMeanwhile:
    'Quelqu’un a supprimé cette fiche, ou vous ne pouvez plus l’ouvrir. Elle ne peut pas être enregistrée. Votre saisie reste ici pour être copiée.',
  stays: (status) => `${status} (inchangé)`,
  unfinished: 'Certains articles ne sont pas terminés',
  closeAnyway: 'Clore quand même',
  closeManyAnyway: (count) => `Clore quand même (${number(count)})`,
  moveOf: (record, status) => `Statut ${status} : ${record}`,
  fromTo: (from, to) => (from === to ? `Reste ${from}` : `De ${from} à ${to}`),
  description: 'Description du statut',
  noDescription: 'Aucune',
  notYet: 'Pas encore',
  notYetBecause: (status, reason) => `Pas encore ${status} : ${reason}`,
  noNextStatus: 'Cette fiche ne peut passer à aucun autre statut pour le moment.',
  assignUsers: 'Assigner',
  assignUsersTitle: 'Assigner des personnes',
  searchUsers: 'Rechercher une personne',
  noUsersFound: 'Aucun résultat',
  moreUsers: 'Afficher plus',
  selectedCount: (count) =>
    plural(count, { one: `${number(count)} sélectionnée`, other: `${number(count)} sélectionnées` }),
  userAssigned: 'Personne assignée',
  usersAssigned: 'Personnes assignées',
  external: 'Externe',
  bulkMove: (able, count) =>
    able === count ? `Changer ${number(count)}` : `Changer ${number(able)} sur ${number(count)}`,
  moveAll: (count) => `Changer tout (${number(count)})`,
  assignAll: (count) => `Assigner à toutes (${number(count)})`,
  statusOffer: (status, able, count) => (able === count ? status : `${status} (${number(able)} sur ${number(count)})`),
  mixedStatuses: (counts) =>
    `Actuellement ${listed(counts)}. Un nombre indique combien peuvent passer à un statut : le statut actuel des autres n’y mène pas.`,
  cannotMove: (counts, to) => `${listed(counts)} : le passage à ${to} est impossible et sera refusé.`,
  noneCanMove: (counts) => `Aucune fiche ne peut changer de statut pour le moment : ${listed(counts)}.`,
  staysSince: (label, to, before) => `${label} : ${to} ne ramène pas à ${before}.`,
  inBackground: (count) => `${inBackground(count)} Celles dont le statut n’y mène pas sont refusées.`,
  changedInBackground: inBackground,
  usersInBackground: (count) =>
    `Les personnes choisies remplacent toutes celles qui sont assignées aux ${number(count)} fiches. ${inBackground(count)}`,
  notForAll: (count, to) =>
    plural(count, {
      one: `Le statut de ${number(count)} fiche ne mène pas à ${to} : elle sera refusée.`,
      other: `Le statut de ${number(count)} fiches ne mène pas à ${to} : elles seront refusées.`,
    }),
  closeUnfinished: 'Clore aussi celles dont des articles ne sont pas réceptionnés ou expédiés',
  started: (count) => `${number(count)} fiches en cours de changement en arrière-plan`,
  showProgress: 'Voir l’avancement',
  bulkAssign: (count) => `Assigner (${number(count)})`,
  bulkAssignNote: (count) =>
    `Les personnes choisies remplacent toutes celles qui sont assignées aux ${number(count)} fiches sélectionnées.`,
  updatedMany: (count) => (count === 1 ? 'Modifié' : `Modifiés : ${number(count)}`),
  bulkResult: (done, refused) =>
    `Modifiés : ${number(done)}, refusés : ${number(refused)}. Les refusés restent sélectionnés.`,
  undo: 'Annuler',
  undoSome: (count) => `Annuler (${number(count)})`,
  undone: (count) => (count === 1 ? 'Annulé' : `Annulés : ${number(count)}`),
  notUndone: (done, count, first) =>
    done === 0 && count === 1
      ? `Non annulé. ${first}`
      : `Annulés : ${number(done)}, non annulés : ${number(count)}. ${first}`,
  changedSince: 'Quelqu’un l’a modifié depuis.',
  changes,
  notAllowed: 'Vous n’y êtes pas autorisé',
  notSet: 'Non saisi',
  open: (count) => plural(count, { one: `${number(count)} ouvert`, other: `${number(count)} ouverts` }),
  moreOpen: (count, unknown) =>
    `${number(count)} de plus${unknown > 0 ? plural(unknown, { one: `, dont ${number(unknown)} indéterminable`, other: `, dont ${number(unknown)} indéterminables` }) : ''}`,
  doneOf: (done, all) => `${number(done)} sur ${number(all)} faits`,
  done: (names) =>
    `${plural(names.length, { one: `${number(names.length)} fait`, other: `${number(names.length)} faits` })} : ${names.join(', ')}`,
  notNeeded: (names) => `${number(names.length)} sans objet : ${names.join(', ')}`,
  kinds: { blocks: 'Bloque', advises: 'Conseille', unknown: 'Ouvert' },
};
