/**
 * Starts loading a page's code ahead of a click. Failures are ignored: the click loads the code again, and its route shows
 * the error.
 */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** The code that has been loaded, by what loads it. */
const loadedCode = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * Uses code ahead of a click: at once if it was used before, so that what it asks for is on its way before the click is drawn.
 * Failures are ignored, as by `preload`.
 */
export function withCode<Code>(load: () => Promise<Code>, use: (code: Code) => void): void {
  const known = loadedCode.get(load) as Code | undefined; // only set below
  if (known !== undefined) {
    use(known);
    return;
  }
  preload(async () => {
    const code = await load();
    loadedCode.set(load, code);
    use(code);
  });
}

/** How long no resource may arrive before a page counts as complete, in milliseconds. */
const QUIET_MS = 1000;

/**
 * Resolves when the page has settled: no resource has arrived for a second and the browser is idle, or the user acts before
 * that. Purely decorative code is loaded then, so that it does not delay the page.
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
