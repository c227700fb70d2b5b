import { onWake, spread } from '../base/wake.ts';
import { liveState } from './liveState.ts';

/** The time between two requests for what is shown, in milliseconds; each is spread by half of it. */
const POLL_MS = 60_000;
/** How soon after the last request looking at the page sends another. */
const SOONEST_MS = 5_000;

/** Asks for what is shown, about once a minute and when the page is looked at, while live updates are off. */
export function pollWhileOff(ask: () => void): void {
  let stop: (() => void) | null = null;
  liveState.subscribe(() => {
    const off = liveState.get() === 'off';
    if (off && !stop) stop = poll(ask);
    if (off || !stop) return;
    stop();
    stop = null;
  });
}

function poll(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let last = Number.NEGATIVE_INFINITY;
  const later = () => {
    timer = setTimeout(askNow, spread(POLL_MS));
  };
  function askNow() {
    clearTimeout(timer);
    later();
    // A page in the background asks when it is looked at.
    if (globalThis.document?.visibilityState === 'hidden' || performance.now() - last < SOONEST_MS) return;
    last = performance.now();
    ask();
  }
  const end = onWake(askNow);
  // At once: changes may have been missed before it was known that there are no live updates.
  later();
  askNow();
  return () => {
    clearTimeout(timer);
    end();
  };
}
