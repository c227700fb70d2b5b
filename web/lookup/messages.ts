/** The texts of pickers over closed lists. */
export const lookupMessages = {
  none: 'None',
};
