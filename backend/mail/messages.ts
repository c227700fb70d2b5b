/** What every mail says. */
export const messages = {
  greeting: (firstName: string) => `Hello ${firstName},`,
  signature: 'Lading',
};
