/** Texts about assessing. */
export const messages = {
  unfinished: 'Saved, but not yet assessed',
};
