import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  unfinished: 'Guardado, mas ainda não avaliado',
};
