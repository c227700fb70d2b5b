import { texts } from '../generated/texts.ts';

/** The messages about views of lists and their counts. */
export const messages = texts('savedView', {
  oneList: '`lists` must be inputs with exactly one of their fields each',
  tooManyLists: '`lists` must be at most 60',
});
