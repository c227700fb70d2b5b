import type { Translated } from '../../generated/wording.ts';
import type { printMessages } from './messages.ts';

export const es: Translated<typeof printMessages> = {
  print: 'Imprimir',
};
