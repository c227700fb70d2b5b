/** Messages about assessments. */
export const messages = {
  unfinished: 'Saved, but not yet assessed',
};
