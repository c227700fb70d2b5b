/** Messages for people about a rejected value of a vendor. */
export const messages = {
  notALookup: 'is not one of the allowed values',
};
