/** Messages about items that some backends leave to their clients. */
export const messages = {
  countryRequired: 'At least one Country of Manufacture needs to be provided.',
};
