import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const fr: Translated<typeof messages> = {
  onOrFilter: 'Donnez soit `on` (une fiche), soit `filter`',
  onOrProgram: 'Donnez soit `on` (une fiche), soit `programId`',
};
