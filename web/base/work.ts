/** What the page is waiting for: requests, code and navigation. Whoever waits says so here. */
import { createStore } from './store.ts';

/** The running pieces of work. */
export const runningWork = createStore<ReadonlySet<symbol>>(new Set());

/** Notes that work has begun, and returns the function that notes its end. */
export function beginWork(): () => void {
  const piece = Symbol('work');
  runningWork.set(new Set(runningWork.get()).add(piece));
  return () => {
    const left = new Set(runningWork.get());
    if (left.delete(piece)) runningWork.set(left);
  };
}
