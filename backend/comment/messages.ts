/** What people read when something about a comment is refused. */
export const messages = {
  notYours: 'Only who wrote a comment may change it',
  legacy: 'Comments from SAP are read-only',
  foreignId: 'must be the id of the record in the path, or empty for all comments',
};
