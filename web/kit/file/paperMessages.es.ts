import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import { lettersOf } from './letters.ts';
import type { paperMessages } from './paperMessages.ts';

const { plural, number } = wordingIn('es');

export const es: Translated<typeof paperMessages> = {
  language: 'Idioma del documento',
  preview: 'Vista previa',
  downloadAnyway: 'Descargar igual',
  unprintable: (count) =>
    plural(count, {
      one: '1 letra no se puede imprimir. Saldría como �:',
      other: `${number(count)} letras no se pueden imprimir. Saldrían como �:`,
    }),
  unprintableIn: (place, letters) => `${lettersOf(letters)} en ${place}`,
  morePlaces: (count) => plural(count, { one: 'y en 1 lugar más', other: `y en ${number(count)} lugares más` }),
};
