import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../base/store.ts';

/**
 * `idle` before the first subscription; `reconnecting` while events may be missed; `off` while the server answers requests,
 * but something on the way blocks websockets.
 */
export type LiveState = 'idle' | 'live' | 'reconnecting' | 'off';

/** The state of the live connection. */
export const liveState = createStore<LiveState>('idle');

/** The number of times that the page has refetched its active queries after a reconnect. */
export const reconnectRefetches = createStore(0);

/** The number of operations that currently wait for a retry because the server cannot be reached. */
export const waitingOperations = createStore(0);

/** Returns `lost` while the server does not answer or operations wait for a retry; `idle` before the first subscription. */
export function useConnection(): 'idle' | 'live' | 'off' | 'lost' {
  const state = useSyncExternalStore(liveState.subscribe, liveState.get);
  const waiting = useSyncExternalStore(waitingOperations.subscribe, waitingOperations.get) > 0;
  return waiting || state === 'reconnecting' ? 'lost' : state;
}

/** Calls back when the page refetches after a reconnect, for components whose data no active query watches. */
export function useReconnectRefetch(ask: () => void): void {
  const askAgain = useEffectEvent(ask);
  useEffect(() => reconnectRefetches.subscribe(() => askAgain()), []);
}

/**
 * The context of a query whose component subscribes to every change of what it shows: after a lost connection the subscription
 * tells what was missed, and nothing is asked if that is nothing.
 */
export const told = { isTold: true } as const;
