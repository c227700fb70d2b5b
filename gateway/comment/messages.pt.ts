import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  onOrFilter: 'Indique `on` (um registo) ou `filter`',
  onOrProgram: 'Indique `on` (um registo) ou `programId`',
};
