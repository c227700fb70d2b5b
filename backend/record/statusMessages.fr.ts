import type { Translated } from '../language/wording.ts';
import type { statusMessages } from './statusMessages.ts';

export const fr: Translated<typeof statusMessages> = {
  order: {
    open: 'Ouvert',
    in_review: 'En vérification',
    approved: 'Approuvé',
    on_hold: 'En attente',
    closed: 'Clos',
    archived: 'Archivé',
  },
  item: {
    open: 'Ouvert',
    in_review: 'En vérification',
    on_hold: 'En attente',
    assessed: 'Évalué',
    received: 'Réceptionné',
    ready: 'Prêt',
    in_package: 'Emballé',
    shipping: 'En transit',
    delivered: 'Livré',
    no_ship: 'Non expédié',
    lost: 'Perdu',
    demaged: 'Endommagé',
    archived: 'Archivé',
  },
  shipment: {
    open: 'Ouvert',
    in_review: 'En vérification',
    reviewed: 'Vérifié',
    approved: 'Approuvé',
    ready: 'Prêt',
    on_hold: 'En attente',
    shipping: 'En transit',
    delivered: 'Livré',
    completed: 'Terminé',
    closed: 'Clos',
    archived: 'Archivé',
  },
  document: {
    valid: 'Valide',
    expired: 'Expiré',
    archived: 'Archivé',
  },
};
