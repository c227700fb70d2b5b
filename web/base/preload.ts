/**
 * Starts loading a page's code ahead of a click. A failure is nobody's business yet: the click loads it again, and its
 * route says what went wrong.
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
