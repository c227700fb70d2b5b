import { type Translated, wordingIn } from '../../generated/wording.ts';
import type { printedMessages } from './printedMessages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof printedMessages> = {
  failed: (reason) => `Le document n’a pas pu être préparé : ${reason}`,
  foot: (name, moment, person) => `${name}, état au ${moment}, imprimé par ${person}`,
  firstRows: (rows, count) => `Ce sont les ${rows} premières lignes sur ${count}.`,
  dollars: 'Tous les montants sont en dollars américains.',
  emptyColumns: (columns) => `Renseigné sur aucune ligne, donc sans colonne : ${columns.join(', ')}.`,
  emptyFields: (fields) => `Non renseigné : ${fields.join(', ')}.`,
  left: (lists) => `Absent de ce document : ${lists.join(', ')}.`,
  noComments: 'Les commentaires ne sont pas imprimés.',
  unsaved: (changes) =>
    plural(changes, {
      one: `Brouillon : ${number(changes)} modification n’est pas enregistrée`,
      other: `Brouillon : ${number(changes)} modifications ne sont pas enregistrées`,
    }),
  draft: 'Brouillon',
};
