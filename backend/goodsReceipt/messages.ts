import { texts } from '../language/texts.ts';

/** The reasons why an item cannot be received or released now, or its receipt taken back. */
export const messages = texts('goodsReceipt', {
  already: 'The item is already received',
  notAssessed: 'The item must be assessed first',
  notInPlace: 'Only an assessed item can be received',
  notReceived: 'Only the receipt of an item that is still received can be taken back',
  reviewed: 'The shipment was sent for review with this receipt',
  nothingToRelease: 'The item needs no release',
  alreadyReleased: 'The item is already released',
  needsRelease: (why: string) => `${why}: the item must be released first`,
  condition: (name: string) => `It arrived in the condition “${name}”`,
  outside: (reading: string, from: string, to: string) => `It arrived at ${reading} °C, outside ${from} to ${to} °C`,
  moreThanOrdered: (quantity: string) => `must be at most ${quantity}, which is still to be received`,
  restWorthNothing: 'leaves a rest that is worth less than 0.01',
});
