import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  programNotFound: 'não existe',
};
