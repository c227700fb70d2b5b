/** Records by id: those that are asked for in one moment come by one call, each is asked for once, and what is there is given at once. */
export interface Batch<Value> {
  /** A promise only for what is not there yet. It rejects with what `ask` threw, or gave for this id. */
  load(id: string): Value | Promise<Value>;
  /** Takes note of a value that came on another way. */
  keep(id: string, value: Value): void;
  /** Forgets everything. */
  clear(): void;
}

interface Waiting<Value> {
  readonly id: string;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * @param ask gives a value or an Error for each id, in their order
 * @param atOnce ids that one call takes
 */
export function batched<Value extends object | null>(
  ask: (ids: readonly string[]) => Promise<ReadonlyArray<Value | Error>>,
  atOnce: number,
): Batch<Value> {
  let known = new Map<string, Value | Promise<Value>>();
  let waiting: Array<Waiting<Value>> = [];

  function askAll(): void {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += atOnce) void askSome(all.slice(start, start + atOnce), known);
  }

  async function askSome(some: ReadonlyArray<Waiting<Value>>, memory: typeof known): Promise<void> {
    try {
      const values = await ask(some.map(({ id }) => id));
      for (const [index, { id, resolve, reject }] of some.entries()) {
        const value = values[index];
        if (value === undefined || value instanceof Error) reject(value ?? new RangeError(`Nothing about ${id}`));
        else {
          memory.set(id, value);
          resolve(value);
        }
      }
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }

  return {
    load(id) {
      const there = known.get(id);
      if (there !== undefined) return there;
      const value = new Promise<Value>((resolve, reject) => {
        // All that is asked for by what is running now, and by the promises that it settles, goes together.
        if (waiting.length === 0) void Promise.resolve().then(() => process.nextTick(askAll));
        waiting.push({ id, resolve, reject });
      });
      known.set(id, value);
      return value;
    },
    keep: (id, value) => void known.set(id, value),
    clear() {
      // What is still on its way belongs to the old memory.
      known = new Map();
    },
  };
}
