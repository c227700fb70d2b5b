import { type Deadline, reasonOf } from './deadline.ts';

/**
 * A bulkhead: bounds the concurrent calls of each route, so that a hanging route takes no connections from the others.
 * Callers of one route take turns, so that one with hundreds of calls delays another's first call by no more than the next
 * call that ends. The calls of one caller are bounded over all routes, too: the backend gets no more of them at once.
 */
export interface Bulkhead {
  /**
   * Acquires a slot, at once if one is free; `give` releases it.
   * @throws the error of `full` if the queue is full, or the deadline's reason
   */
  take(turn: Turn, deadline: Pick<Deadline, 'signal'>): Promise<void> | undefined;
  give(turn: Turn): void;
  /** Counts running and queued calls, by route. */
  counts(): Iterable<[route: string, counts: { running: number; waiting: number }]>;
}

/** The route of a call and who makes it. */
export interface Turn {
  readonly route: string;
  readonly caller: string;
}

/** Returns who makes a call: the session, or without one the network address. */
export const callerOf = (call: { readonly token?: string | null; readonly address?: string | null }): string =>
  call.token ?? call.address ?? '';

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: Error) => void;
}

interface Route {
  running: number;
  waiting: number;
  readonly runningOf: Map<string, number>;
  /** The queued calls by caller, in the order of the callers' turns. A caller without queued calls has no entry. */
  readonly queues: Map<string, Set<Waiting>>;
}

/** The fewest slots of a route of which one caller leaves some to others. */
const LEAST_SHARED = 8;

/** The bounds of a bulkhead. */
export interface BulkheadLimits {
  /** The most concurrent calls of one route; of eight or more, one caller has at most three quarters. */
  readonly perRoute: number;
  /** The most concurrent calls of one caller, of which one route has at most three quarters. */
  readonly perCaller: number;
  /** The most queued calls of one route; a full queue takes another caller's call in place of one of the caller with the most. */
  readonly waiting: number;
}

/** Creates a bulkhead. @param full creates the error for one more call */
export function bulkhead({ perRoute, perCaller, waiting }: BulkheadLimits, full: (route: string) => Error): Bulkhead {
  const routes = new Map<string, Route>();
  const callers = new Map<string, number>();
  const sharedOf = (most: number) => (most < LEAST_SHARED ? most : Math.ceil((most * 3) / 4));
  const perRouteAndCaller = Math.min(sharedOf(perRoute), sharedOf(perCaller));

  function routeOf(name: string): Route {
    const known = routes.get(name);
    if (known) return known;
    const made: Route = { running: 0, waiting: 0, runningOf: new Map(), queues: new Map() };
    routes.set(name, made);
    return made;
  }

  const mayRun = (route: Route, caller: string) =>
    route.running < perRoute &&
    (route.runningOf.get(caller) ?? 0) < perRouteAndCaller &&
    (callers.get(caller) ?? 0) < perCaller;

  function count(route: Route, caller: string, by: 1 | -1): void {
    for (const running of [route.runningOf, callers]) {
      const now = (running.get(caller) ?? 0) + by;
      if (now === 0) running.delete(caller);
      else running.set(caller, now);
    }
    route.running += by;
  }

  function leave(route: Route, caller: string, one: Waiting): void {
    const queue = route.queues.get(caller);
    if (!queue?.delete(one)) return;
    route.waiting -= 1;
    if (queue.size === 0) route.queues.delete(caller);
  }

  /** Makes room in a full queue at the cost of the caller with the most queued calls; returns whether there is room. */
  function displace(route: Route, name: string, caller: string): boolean {
    const own = route.queues.get(caller)?.size ?? 0;
    const [longest] = [...route.queues].sort(([, one], [, other]) => other.size - one.size);
    const last = longest && [...longest[1]].at(-1);
    if (!longest || !last || longest[1].size <= own + 1) return false;
    leave(route, longest[0], last);
    last.refuse(full(name));
    return true;
  }

  /** Gives free slots to the callers whose turn it is. */
  function next(route: Route): void {
    for (const [caller, queue] of route.queues) {
      if (route.running >= perRoute) return;
      const [first] = queue;
      if (!first || !mayRun(route, caller)) continue;
      leave(route, caller, first);
      // Its caller goes to the end of the line; iteration visits it again if there is room for more.
      if (route.queues.delete(caller)) route.queues.set(caller, queue);
      count(route, caller, 1);
      first.enter();
    }
  }

  return {
    take({ route: name, caller }, { signal }) {
      const route = routeOf(name);
      if (mayRun(route, caller)) {
        count(route, caller, 1);
        return undefined;
      }
      if (route.waiting >= waiting && !displace(route, name, caller)) throw full(name);
      if (signal.aborted) throw reasonOf(signal);
      return new Promise((resolve, reject) => {
        const settle = () => signal.removeEventListener('abort', abandon);
        const one: Waiting = {
          enter: () => {
            settle();
            resolve();
          },
          refuse: (error) => {
            settle();
            reject(error);
          },
        };
        const abandon = () => {
          leave(route, caller, one);
          reject(reasonOf(signal));
        };
        route.queues.set(caller, (route.queues.get(caller) ?? new Set()).add(one));
        route.waiting += 1;
        signal.addEventListener('abort', abandon, { once: true });
      });
    },
    give({ route: name, caller }) {
      const route = routeOf(name);
      const wasFull = callers.get(caller) === perCaller;
      count(route, caller, -1);
      next(route);
      // What the caller waits for on other routes can go now, unless it took the slot here.
      if (!wasFull) return;
      for (const another of routes.values()) if (another.queues.has(caller)) next(another);
    },
    *counts() {
      for (const [name, { running, waiting: queued }] of routes) yield [name, { running, waiting: queued }];
    },
  };
}
