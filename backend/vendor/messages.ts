/** The messages of rejected values of a vendor. */
export const messages = {
  notALookup: 'is not one of the allowed values',
};
