import { texts } from '../generated/texts.ts';

/** Messages for tools that request comments. */
export const messages = texts('comment', {
  onOrFilter: 'Give either `on` (a record) or `filter`',
  onOrProgram: 'Give either `on` (a record) or `programId`',
});
