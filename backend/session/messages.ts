/** What people read when a password cannot be changed. */
export const messages = {
  wrongPassword: 'is not the current one',
  noMatch: 'must match',
};
