import { texts } from '../language/texts.ts';

/** The messages of rejected password changes, and the text of the mail with a link to a new password. */
export const messages = texts('session', {
  wrongPassword: 'is not correct',
  noMatch: 'must match',
  linkIsOver: 'is no longer valid: request a new link',
  resetMail: {
    subject: 'Set a new password for Lading',
    before: [
      'You, or somebody who knows your address, requested a new password for Lading. To set one, open this link:',
    ],
    link: 'Set a new password',
    after: (minutes: number) => [
      `The link works once, within ${minutes} minutes.`,
      'If you did not request it, you can ignore this mail: your password stays the same.',
    ],
  },
});
