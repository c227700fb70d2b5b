import { texts } from '../generated/texts.ts';

/** Messages about items that some backends leave to their clients. */
export const messages = texts('orderItem', {
  noParts: 'This backend receives items only as a whole',
  countryRequired: 'At least one Country of Manufacture needs to be provided.',
});
