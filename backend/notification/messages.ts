/** The messages of refused settings. */
export const messages = {
  programNotFound: 'was not found',
};
