import { setImmediate as turnOfLoop } from 'node:timers/promises';

/** How long work may keep the event loop from others (ms). */
const LONGEST = 10;

/**
 * Returns a function to be awaited between pieces of long work: once they have kept the event loop for a while, it lets others
 * have it.
 */
export function pauses(now = () => performance.now()): () => Promise<void> | undefined {
  let since = now();
  return () => {
    if (now() - since < LONGEST) return;
    return turnOfLoop().then(() => {
      since = now();
    });
  };
}
