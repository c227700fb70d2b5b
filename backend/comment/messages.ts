/** Messages for people about a rejected value of a comment. */
export const messages = {
  notYours: 'Only who wrote a comment may change it',
  legacy: 'Comments from SAP are read-only',
  foreignId: 'must be the id of the record in the path, or empty for all comments',
};
