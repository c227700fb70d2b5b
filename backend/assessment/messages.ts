import { texts } from '../language/texts.ts';

/** The reasons why an item cannot be assessed now, or its assessment taken back. */
export const messages = texts('assessment', {
  already: 'The item is already assessed',
  notOpen: 'Only an open item can be assessed',
  notAssessed: 'Only the assessment of an item that is still assessed can be taken back',
  reviewed: 'The shipment was sent for review with this assessment',
});
