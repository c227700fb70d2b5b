/** The reasons why an item cannot be received now, or its receipt taken back. */
export const messages = {
  already: 'The item is already received',
  notAssessed: 'The item must be assessed first',
  notInPlace: 'Only an assessed item can be received',
  notReceived: 'Only the receipt of an item that is still received can be taken back',
  reviewed: 'The shipment was sent for review with this receipt',
};
