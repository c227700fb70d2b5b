/** The number of writes of this window that are in flight. */
import { createStore } from './store.ts';

export const runningWrites = createStore(0);
