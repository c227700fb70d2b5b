import { texts } from '../generated/texts.ts';

/** Messages about goods receipts. */
export const messages = texts('goodsReceipt', {
  unfinished: 'Saved, but not yet received',
});
