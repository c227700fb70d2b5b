import type { Translated } from '../language/wording.ts';
import { trimDecimal } from '../record/decimal.ts';
import type { packageMessages } from './packageMessages.ts';

const decimal = (value: string) => trimDecimal(value).replace('.', ',');

export const pt: Translated<typeof packageMessages> = {
  fromLines: 'resulta das linhas de volumes: altere-as lá',
  tooMany: 'As linhas têm mais de 1 000 000 de volumes',
  tooHeavy: 'As linhas pesam mais do que uma remessa pode pesar',
  notInShipment: 'não está na remessa',
  twice: 'é onde este item já está: altere lá a quantidade',
  moreThan: (quantity) => `é mais do que resta do item, que são ${decimal(quantity)} ao todo`,
  iceTooHeavy: (gross) => `tem de ser inferior ao peso bruto do volume, ${decimal(gross)} kg`,
  goodsTooHeavy: (gross) => `e gelo seco pesam em conjunto mais do que o volume com eles, ${decimal(gross)} kg`,
  packed: (quantity, order, line) => `${quantity} de ${order}, linha ${line}`,
};
