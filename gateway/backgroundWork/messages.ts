import { texts } from '../generated/texts.ts';

/** The messages about work in the background. */
export const messages = texts('backgroundWork', {
  oneList: '`list` must have exactly one of its fields',
  urgentIsNull: '`urgent` cannot be null',
});
