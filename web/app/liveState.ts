import { useEffect, useRef, useSyncExternalStore } from 'react';
import { createStore } from '../base/store.ts';

/** `idle` before the first subscription; `reconnecting` while events may be missed. */
export type LiveState = 'idle' | 'live' | 'reconnecting';

/** Whether events arrive now. */
export const liveState = createStore<LiveState>('idle');

/** How often the page has asked for all that its queries show, after lost connections. */
export const askedAnew = createStore(0);

/** How many operations wait at this moment to be sent again, because the server cannot be reached. */
export const waitingOperations = createStore(0);

/** `lost` while events may be missed or something waits to be sent again; `idle` where nothing is watched. */
export function useConnection(): 'idle' | 'live' | 'lost' {
  const state = useSyncExternalStore(liveState.subscribe, liveState.get);
  const waiting = useSyncExternalStore(waitingOperations.subscribe, waitingOperations.get) > 0;
  return waiting || state === 'reconnecting' ? 'lost' : state;
}

/** Tells when the page asks anew after a lost connection, those who show what no query of theirs watches. */
export function useAskedAnew(ask: () => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => askedAnew.subscribe(() => latest.current()), []);
}
