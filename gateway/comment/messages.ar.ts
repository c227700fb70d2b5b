import type { Translated } from '../generated/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  onOrFilter: 'حدّد `on` (سجل) أو `filter`، لا كليهما',
  onOrProgram: 'حدّد `on` (سجل) أو `programId`، لا كليهما',
};
