/** What people read when a password cannot be changed, and in the mail that helps them to a new one. */
export const messages = {
  wrongPassword: 'is not the current one',
  noMatch: 'must match',
  keyHasNoSession:
    'An API key does not sign in or out, is not renewed and has no password: an administrator revokes it',
  linkIsOver: 'is no longer valid: ask for a new link',
  resetMail: {
    subject: 'Set a new password for Lading',
    before: [
      'You, or somebody who knows your address, asked for a new password for Lading. To set one, open this link:',
    ],
    link: 'Set a new password',
    after: (minutes: number) => [
      `The link works once, within ${minutes} minutes.`,
      'If you did not ask for it, nothing has to be done: your password stays as it is.',
    ],
  },
};
