import type { Translated } from '../language/wording.ts';
import { trimDecimal } from '../record/decimal.ts';
import type { packageMessages } from './packageMessages.ts';

const decimal = (text: string) => trimDecimal(text).replace('.', ',');

export const es: Translated<typeof packageMessages> = {
  fromLines: 'se obtiene de las líneas de bultos: cámbielo allí',
  tooMany: 'Las líneas tienen más de 1.000.000 de bultos',
  tooHeavy: 'Las líneas pesan más de lo que puede pesar un envío',
  notInShipment: 'no está en el envío',
  twice: 'es donde este ítem ya está: cambie allí su cantidad',
  moreThan: (quantity) => `es más de lo que queda del ítem, que es ${decimal(quantity)} en total`,
  iceTooHeavy: (gross) => `debe ser menor que el peso bruto del bulto, ${decimal(gross)} kg`,
  goodsTooHeavy: (gross) => `con el hielo seco pesa más que el bulto completo, ${decimal(gross)} kg`,
  packed: (quantity, order, line) => `${quantity} de ${order}, línea ${line}`,
};
