/** What people read when a setting is refused. */
export const messages = {
  programNotFound: 'was not found',
};
