import type { Translated } from '../language/wording.ts';
import type { messages } from './messages.ts';

export const ar: Translated<typeof messages> = {
  greeting: (firstName) => `مرحبًا ${firstName}،`,
  signature: 'Lading',
};
