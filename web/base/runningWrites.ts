/** How many writes of this window wait for their answer. */
import { createStore } from './store.ts';

export const runningWrites = createStore(0);
