/** What people read when a value of a vendor is refused. */
export const messages = {
  notALookup: 'is not one of the allowed values',
};
