import { type Translated, wordingIn } from '../../generated/wording.ts';
import type { printedMessages } from './printedMessages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof printedMessages> = {
  failed: (reason) => `No se pudo preparar el documento: ${reason}`,
  foot: (name, moment, person) => `${name}, a fecha de ${moment}, impreso por ${person}`,
  firstRows: (rows, count) => `Estas son las primeras ${rows} de ${count} filas.`,
  dollars: 'Todos los importes están en dólares estadounidenses.',
  emptyColumns: (columns) => `Sin dato en ninguna línea y por tanto sin columna: ${columns.join(', ')}.`,
  emptyFields: (fields) => `Sin dato: ${fields.join(', ')}.`,
  left: (lists) => `No está en este documento: ${lists.join(', ')}.`,
  noComments: 'Los comentarios no se imprimen.',
  unsaved: (changes) =>
    plural(changes, {
      one: `Borrador: ${number(changes)} cambio no está guardado`,
      other: `Borrador: ${number(changes)} cambios no están guardados`,
    }),
  draft: 'Borrador',
};
