/** Why an item cannot be received now. */
export const messages = {
  already: 'The item is received already',
  notAssessed: 'The item must be assessed first',
  notInPlace: 'Only an assessed item can be received',
};
