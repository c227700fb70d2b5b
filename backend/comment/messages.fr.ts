import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  notYours: 'Seul l’auteur d’un commentaire peut le modifier',
  legacy: 'Les commentaires de SAP sont en lecture seule',
  foreignId: 'doit être l’identifiant de la fiche du chemin, ou être vide pour tous les commentaires',
};
