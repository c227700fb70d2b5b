import { type Deadline, reasonOf } from '../deadline.ts';

/** Lets so many calls of one route run at a time, so that a route that hangs takes no connections from the others. */
export interface Turns {
  /**
   * Takes a turn, at once where there is one. Give it back.
   * @throws whatever `full` makes when too many wait already, or the deadline's reason
   */
  take(route: string, deadline: Pick<Deadline, 'signal'>): Promise<void> | undefined;
  give(route: string): void;
  /** Calls that run and that wait, by route. */
  counts(): Iterable<[route: string, counts: { running: number; waiting: number }]>;
}

interface Route {
  running: number;
  readonly queue: Set<() => void>;
}

/**
 * @param atOnce calls of one route that run at a time
 * @param waiting calls of one route that may wait
 * @param full makes the error for one more
 */
export function turns(atOnce: number, waiting: number, full: (route: string) => Error): Turns {
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
      // The turn goes from hand to hand: `running` stays.
      if (next && route.queue.delete(next)) next();
      else route.running -= 1;
    },
    *counts() {
      for (const [name, { running, queue }] of routes) yield [name, { running, waiting: queue.size }];
    },
  };
}
