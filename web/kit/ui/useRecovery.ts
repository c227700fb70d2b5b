import { useEffect, useEffectEvent } from 'react';
import { isUnreachable } from '../../base/errors.ts';
import { onWake, spread } from '../../base/wake.ts';

/** The time between two automatic retries, in milliseconds. */
const AGAIN_MS = 15_000;

/**
 * Retries by itself what failed because the server could not be reached: when the network is back, when the page is looked
 * at, and every 15 s while it is in view. Other failures wait for the user.
 */
export function useRecovery(error: unknown, retry: (() => void) | undefined): void {
  const again = useEffectEvent(() => retry?.());
  const active = retry !== undefined && isUnreachable(error);
  useEffect(() => {
    if (!active) return;
    let timer: ReturnType<typeof setTimeout>;
    const later = () => {
      timer = setTimeout(() => {
        later();
        if (document.visibilityState === 'visible') again();
      }, spread(AGAIN_MS));
    };
    later();
    const stop = onWake(() => again());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [active]);
}
