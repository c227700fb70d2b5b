/** Why an item cannot be assessed now. */
export const messages = {
  already: 'The item is assessed already',
  notOpen: 'Only an open item can be assessed',
};
