/** The messages of rejected writes of many records at once. */
export const messages = {
  rowTwice: 'must not contain a record twice',
  versionEach: 'must have a version for each id',
};
