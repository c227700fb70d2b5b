/** The text common to all mails. */
export const messages = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  signature: 'Lading',
};
