import { type Translated, wordingIn } from '../language/wording.ts';
import type { messages } from './messages.ts';

const { number } = wordingIn('fr');

const FIELDS: Readonly<Record<string, string>> = {
  status: 'Statut',
  sub_status: 'Description du statut',
  status_reason: 'Sous-statut',
  user_ids: 'Assignés',
  urgent: 'Urgent',
  storage: 'Conservation',
  delivered_date: 'Livré le',
};

export const fr: Translated<typeof messages> = {
  removed: 'La fiche a été supprimée, ou ne vous est plus accessible',
  ofField: (field, what) => `${FIELDS[field] ?? field.replace(/[._]/g, ' ')} : ${what}`,
  unknownKind: 'n’est pas une valeur autorisée',
  notFound: 'est introuvable',
  nothingMatches: 'ne correspond à aucune fiche',
  tooMany: (most) => `correspond à plus de ${number(most)} fiches : affinez les filtres`,
  full: (most) =>
    `Votre organisation a déjà ${number(most)} traitements en cours ou en attente en arrière-plan. Attendez que l’un d’eux soit terminé.`,
  ended: 'Le traitement est déjà terminé',
  notEnded: 'Le traitement n’est pas encore terminé',
  changedNothing: 'Le traitement n’a rien modifié',
  noWayBack: 'Aucune fiche ne peut revenir de son nouveau statut',
  noWay: 'Son nouveau statut ne ramène pas au précédent',
  undone: 'Le traitement a déjà été annulé',
  noLongerAllowed:
    'La personne qui l’a demandé n’a plus le droit de faire cette modification. Ce qui a déjà été modifié reste.',
  gaveUp: 'Le traitement a échoué plusieurs fois, à cause d’une erreur de Lading. Ce qui a déjà été modifié reste.',
};
