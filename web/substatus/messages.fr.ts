import type { Translated } from '../generated/wording.ts';
import type { substatusMessages } from './messages.ts';

export const fr: Translated<typeof substatusMessages> = {
  title: 'Sous-statuts',
  search: 'Rechercher un sous-statut',
  add: 'Ajouter un sous-statut',
  edit: 'Modifier le sous-statut',
  addDenied: 'Vous ne pouvez pas ajouter de sous-statuts',
  purpose: 'Un sous-statut dit, avec vos mots, pourquoi une commande, un article ou un envoi a son statut.',
  adders: 'Les administrateurs ajoutent les sous-statuts.',
  object: 'Objet',
  objectRequired: 'L’objet est obligatoire',
  objectLocked: 'L’objet d’un sous-statut ne peut pas être modifié',
  organization: 'Organisation',
  mainStatus: 'Statut principal',
  mainStatusRequired: 'Le statut principal est obligatoire',
  substatus: 'Sous-statut',
  substatusRequired: 'Le sous-statut est obligatoire',
  kept: 'Les fiches existantes gardent leur texte.',
  state: 'État',
  states: { active: 'Actif', archived: 'Archivé' },
  archive: 'Archiver',
  archiveTitle: 'Archiver le sous-statut',
  archiveQuestion: (substatus) => `Voulez-vous archiver le sous-statut ${substatus} ? Il ne sera plus proposé.`,
  archived: 'Sous-statut archivé',
};
