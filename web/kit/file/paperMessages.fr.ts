import { wordingIn } from '../../base/wording.ts';
import type { Translated } from '../../generated/wording.ts';
import { lettersOf } from './letters.ts';
import type { paperMessages } from './paperMessages.ts';

const { plural, number } = wordingIn('fr');

export const fr: Translated<typeof paperMessages> = {
  language: 'Langue du document',
  preview: 'Aperçu',
  downloadAnyway: 'Télécharger quand même',
  unprintable: (count) =>
    plural(count, {
      one: `${number(count)} lettre ne peut pas être imprimée. Elle apparaîtrait sous la forme � :`,
      other: `${number(count)} lettres ne peuvent pas être imprimées. Elles apparaîtraient sous la forme � :`,
    }),
  unprintableIn: (place, letters) => `${lettersOf(letters)} dans ${place}`,
  morePlaces: (count) =>
    plural(count, {
      one: `et à ${number(count)} autre endroit`,
      other: `et à ${number(count)} autres endroits`,
    }),
};
