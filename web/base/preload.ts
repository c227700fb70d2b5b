/**
 * Starts loading a page's code ahead of a click. A failure is nobody's business yet: the click loads it again, and its
 * route says what went wrong.
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** How long nothing may have arrived, in milliseconds, until a page counts as complete. */
const QUIET_MS = 1000;

/**
 * Resolves when the page has what it was opened for: nothing has arrived for a second and the browser is idle, or
 * somebody acts before that. What only makes things nicer is loaded then, and does not delay what was asked for.
 */
export function pageSettled(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined' || typeof PerformanceObserver === 'undefined')
    return Promise.resolve();
  return new Promise((resolve) => {
    let quiet = setTimeout(waitForIdle, QUIET_MS);
    const arrivals = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(waitForIdle, QUIET_MS);
    });
    arrivals.observe({ type: 'resource' });
    for (const act of ACTS) addEventListener(act, settle, { capture: true, passive: true });

    function waitForIdle() {
      requestIdleCallback(settle);
    }

    function settle() {
      clearTimeout(quiet);
      arrivals.disconnect();
      for (const act of ACTS) removeEventListener(act, settle, { capture: true });
      resolve();
    }
  });
}

const ACTS = ['pointerdown', 'keydown'] as const;
