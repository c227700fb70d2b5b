import { texts } from '../language/texts.ts';

/** The text common to all mails. */
export const messages = texts('mail', {
  greeting: (firstName: string) => `Hello ${firstName},`,
  signature: 'Lading',
});
