import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  oneList: 'cada entrada de `lists` deve ter exatamente um dos seus campos',
  tooManyLists: '`lists` pode ter no máximo 60 entradas',
};
