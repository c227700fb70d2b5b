import { texts } from '../language/texts.ts';

/** The texts about copies of orders. */
export const messages = texts('orderCopy', {
  /** @param problem why the item is rejected, as a predicate or a sentence */
  itemRejected: (position: string, problem: string) => `Item ${position} cannot be ordered again: ${problem}`,
});
