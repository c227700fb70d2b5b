import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import { lettersOf } from './letters.ts';
import type { paperMessages } from './paperMessages.ts';

const { plural, number } = wordingIn('pt');

export const pt: Translated<typeof paperMessages> = {
  language: 'Língua do documento',
  preview: 'Antevisão',
  downloadAnyway: 'Descarregar mesmo assim',
  unprintable: (count) =>
    plural(count, {
      one: `${number(count)} letra não pode ser impressa. Apareceria como �:`,
      other: `${number(count)} letras não podem ser impressas. Apareceriam como �:`,
    }),
  unprintableIn: (place, letters) => `${lettersOf(letters)} em ${place}`,
  morePlaces: (count) =>
    plural(count, { one: `e em mais ${number(count)} lugar`, other: `e em mais ${number(count)} lugares` }),
};
