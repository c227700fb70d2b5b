import { createStore } from './store.ts';

/** `idle` before the first subscription; `reconnecting` while events may be missed. */
export type LiveState = 'idle' | 'live' | 'reconnecting';

/** Whether events arrive now. */
export const liveState = createStore<LiveState>('idle');

/** How many operations wait at this moment to be sent again, because the server cannot be reached. */
export const waitingOperations = createStore(0);
