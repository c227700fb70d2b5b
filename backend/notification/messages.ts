import { texts } from '../language/texts.ts';

/** The messages of refused settings. */
export const messages = texts('notification', {
  programNotFound: 'was not found',
});
