/** Messages about items that some backends leave to their clients. */
export const messages = {
  noParts: 'This backend receives items only as a whole',
  countryRequired: 'At least one Country of Manufacture needs to be provided.',
};
