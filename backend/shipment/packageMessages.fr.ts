import type { Translated } from '../language/wording.ts';
import { trimDecimal } from '../record/decimal.ts';
import type { packageMessages } from './packageMessages.ts';

const decimal = (text: string) => trimDecimal(text).replace('.', ',');

export const fr: Translated<typeof packageMessages> = {
  fromLines: 'découle des lignes de colis : modifiez-les là-bas',
  tooMany: 'Les lignes comptent plus de 1 000 000 de colis',
  tooHeavy: 'Les lignes pèsent plus qu’un envoi ne le peut',
  notInShipment: 'n’est pas dans l’envoi',
  twice: 'contient déjà cet article : modifiez-y sa quantité',
  moreThan: (quantity) => `dépasse ce qui reste de l’article, soit ${decimal(quantity)} en tout`,
  iceTooHeavy: (gross) => `doit être inférieur au poids brut du colis, ${decimal(gross)} kg`,
  goodsTooHeavy: (gross) => `et la glace carbonique pèsent plus que le colis qui les contient, ${decimal(gross)} kg`,
  packed: (quantity, order, line) => `${quantity} de ${order}, ligne ${line}`,
};
