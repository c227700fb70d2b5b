/** Messages for people about writes of many records at once. */
export const messages = {
  rowTwice: 'must not name a record twice',
  versionEach: 'must have a version for each of the ids',
};
