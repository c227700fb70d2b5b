import { texts } from '../generated/texts.ts';

/** Messages about assessments. */
export const messages = texts('assessment', {
  unfinished: 'Saved, but not yet assessed',
});
