import type { Translated } from '../../generated/wording.ts';
import type { printMessages } from './messages.ts';

export const fr: Translated<typeof printMessages> = {
  print: 'Imprimer',
};
