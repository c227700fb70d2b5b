import { texts } from '../language/texts.ts';

/** User-facing messages about rejected values of a comment. */
export const messages = texts('comment', {
  notYours: 'Only the author of a comment may change it',
  legacy: 'Comments from SAP are read-only',
  foreignId: 'must be the id of the record in the path, or empty for all comments',
});
