import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const es: Translated<typeof messages> = {
  onOrFilter: 'Indique `on` (un registro) o `filter`',
  onOrProgram: 'Indique `on` (un registro) o `programId`',
};
