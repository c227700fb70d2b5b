import type { Translated } from '../../generated/wording.ts';
import type { printMessages } from './messages.ts';

export const ar: Translated<typeof printMessages> = {
  print: 'طباعة',
};
