import { type Translated, wordingIn } from '../../generated/wording.ts';
import type { printedMessages } from './printedMessages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof printedMessages> = {
  failed: (reason) => `Não foi possível preparar o documento: ${reason}`,
  foot: (name, moment, person) => `${name}, situação em ${moment}, impresso por ${person}`,
  firstRows: (rows, count) => `Estas são as primeiras ${rows} de ${count} linhas.`,
  dollars: 'Todos os valores estão em dólares americanos.',
  emptyColumns: (columns) => `Sem dados em nenhuma linha e por isso sem coluna: ${columns.join(', ')}.`,
  emptyFields: (fields) => `Não definido: ${fields.join(', ')}.`,
  left: (lists) => `Não consta deste documento: ${lists.join(', ')}.`,
  noComments: 'Os comentários não são impressos.',
  unsaved: (changes) =>
    plural(changes, {
      one: `Rascunho: ${number(changes)} alteração não está guardada`,
      other: `Rascunho: ${number(changes)} alterações não estão guardadas`,
    }),
  draft: 'Rascunho',
};
