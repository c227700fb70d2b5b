import type { Translated } from '../../generated/wording.ts';
import type { newProgramMessages } from './messages.ts';

export const fr: Translated<typeof newProgramMessages> = {
  add: 'Ajouter un programme',
  addDenied: 'Vous ne pouvez pas ajouter de programmes',
  purpose: 'Commandes, articles et envois se créent dans un programme, par les personnes qui en sont membres.',
  adders: 'Les administrateurs ajoutent les programmes.',
  name: 'Nom',
  nameRequired: 'Le nom est obligatoire',
  later: 'Ses couleurs et ses approbations peuvent être modifiées plus tard, dans les réglages du programme.',
};
