/** Measures, inside the page, the time from a click or a key to the frame that shows new rows of the list. */
import { once } from 'node:events';
import type { Page } from 'playwright-core';

/** The search box's delay after the last key; the user's wait is counted from its end. */
const TYPING_REST_MS = 400;
/** How long to wait for new rows before failing. */
const PATIENCE_MS = 20_000;

declare global {
  interface Window {
    /** Starts watching; resolves with the milliseconds from the last event of the kind to painted rows. */
    ladingTimeToRows: (kind: 'click' | 'input') => Promise<number>;
  }
}

/** Installs the timer in every document that the page loads. Call before the first navigation. */
export async function installPaintTimer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const list = () => document.querySelector('table[aria-busy]');
    window.ladingTimeToRows = (kind) =>
      new Promise((resolve) => {
        const before = list()?.textContent ?? '';
        let since: number | null = null;
        const note = (event: Event) => {
          since = event.timeStamp;
        };
        document.addEventListener(kind, note, { capture: true });
        const look = () => {
          const table = list();
          const shown = since !== null && table?.getAttribute('aria-busy') === 'false' && table.textContent !== before;
          if (!shown) return requestAnimationFrame(look);
          document.removeEventListener(kind, note, { capture: true });
          // A message posted from a frame is handled after that frame has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - (since ?? 0));
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      });
  });
}

/** Acts, and returns the milliseconds until the list shows other rows than before. @throws Error when it never does */
export async function timeToRows(page: Page, kind: 'click' | 'input', act: () => Promise<unknown>): Promise<number> {
  const watching = page.evaluate((wanted) => window.ladingTimeToRows(wanted), kind);
  const giveUp = AbortSignal.timeout(PATIENCE_MS);
  const never = once(giveUp, 'abort').then(() => {
    throw new Error(`No other rows within ${PATIENCE_MS} ms at ${page.url()}`);
  });
  await act();
  const ms = await Promise.race([watching, never]);
  return kind === 'input' ? ms - TYPING_REST_MS : ms;
}
