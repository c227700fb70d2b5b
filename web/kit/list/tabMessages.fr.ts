import type { Translated } from '../../generated/wording.ts';
import type { tabMessages } from './tabMessages.ts';

export const fr: Translated<typeof tabMessages> = {
  views: 'Vues',
  all: 'Tout',
  sharedWithProgram: 'partagée avec le programme',
  sharedWithOrganization: 'partagée avec l’organisation',
  saveView: 'Enregistrer la vue',
  columns: 'Colonnes',
};
