/** Texts about receiving. */
export const messages = {
  unfinished: 'Saved, but not yet received',
};
