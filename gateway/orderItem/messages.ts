/** Texts about items where a backend leaves them to its clients. */
export const messages = {
  countryRequired: 'At least one Country of Manufacture needs to be provided.',
};
