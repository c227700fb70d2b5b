/** Runs at most one call per interval and name; the last call of a burst runs with a later one or with `flush`. */
export interface Throttled<Name extends string, Rest extends unknown[]> {
  readonly call: (name: Name, ...rest: Rest) => Promise<void>;
  /** Runs the calls that were held back. */
  readonly flush: () => Promise<void>;
}

/**
 * Creates a throttle for calls that are too frequent.
 * @param everyMs the minimum time between two calls with the same name, in milliseconds
 */
export function throttled<Name extends string, Rest extends unknown[]>(
  everyMs: number,
  run: (name: Name, ...rest: Rest) => void | Promise<void>,
): Throttled<Name, Rest> {
  const last = new Map<Name, number>();
  const held = new Map<Name, Rest>();
  return {
    call: async (name, ...rest) => {
      held.set(name, rest);
      const now = performance.now();
      for (const [due, arguments_] of held) {
        if (now - (last.get(due) ?? Number.NEGATIVE_INFINITY) < everyMs) continue;
        last.set(due, now);
        held.delete(due);
        await run(due, ...arguments_);
      }
    },
    flush: async () => {
      for (const [name, rest] of held) await run(name, ...rest);
      held.clear();
    },
  };
}
