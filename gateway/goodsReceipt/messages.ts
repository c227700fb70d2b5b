/** Messages about goods receipts. */
export const messages = {
  unfinished: 'Saved, but not yet received',
};
