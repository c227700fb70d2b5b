import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const pt: Translated<typeof messages> = {
  greeting: (firstName) => `Olá ${firstName},`,
  signature: 'Lading',
};
