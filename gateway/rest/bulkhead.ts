import { type Deadline, reasonOf } from './deadline.ts';

/** A bulkhead: bounds the concurrent calls of each route, so that a hanging route takes no connections from the others. */
export interface Bulkhead {
  /**
   * Acquires a slot, at once if one is free; `give` releases it.
   * @throws the error of `full` if the queue is full, or the deadline's reason
   */
  take(route: string, deadline: Pick<Deadline, 'signal'>): Promise<void> | undefined;
  give(route: string): void;
  /** Counts running and queued calls, by route. */
  counts(): Iterable<[route: string, counts: { running: number; waiting: number }]>;
}

interface Route {
  running: number;
  readonly queue: Set<() => void>;
}

/**
 * Creates a bulkhead.
 * @param atOnce the maximum of concurrent calls of one route
 * @param waiting the maximum of queued calls of one route
 * @param full creates the error for one more call
 */
export function bulkhead(atOnce: number, waiting: number, full: (route: string) => Error): Bulkhead {
  const routes = new Map<string, Route>();

  function routeOf(name: string): Route {
    const known = routes.get(name);
    if (known) return known;
    const made: Route = { running: 0, queue: new Set() };
    routes.set(name, made);
    return made;
  }

  return {
    take(name, { signal }) {
      const route = routeOf(name);
      if (route.running < atOnce) {
        route.running += 1;
        return undefined;
      }
      if (route.queue.size >= waiting) throw full(name);
      if (signal.aborted) throw reasonOf(signal);
      return new Promise((resolve, reject) => {
        const leave = () => {
          route.queue.delete(enter);
          reject(reasonOf(signal));
        };
        const enter = () => {
          signal.removeEventListener('abort', leave);
          resolve();
        };
        route.queue.add(enter);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
    give(name) {
      const route = routeOf(name);
      const [next] = route.queue;
      // The slot passes to the next call in the queue: `running` stays the same.
      if (next && route.queue.delete(next)) next();
      else route.running -= 1;
    },
    *counts() {
      for (const [name, { running, queue }] of routes) yield [name, { running, waiting: queue.size }];
    },
  };
}
