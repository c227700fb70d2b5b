/**
 * Records by id: those that are asked for in one moment come by one call, and each is asked for once. Like DataLoader,
 * but what is there is given at once and not as a promise, which for the rows of a list are dozens.
 */
export interface Batch<Value> {
  /** A promise only for what is not there yet. It rejects with what `ask` threw, or gave for this id. */
  load(id: string): Value | Promise<Value>;
  /** Gets these before anybody asks for them, without a promise for each. It never fails; whoever asks meets the failure. */
  fetch(ids: readonly string[]): Promise<void>;
  /** Takes note of a value that came on another way. */
  keep(id: string, value: Value): void;
  /** Forgets everything. */
  clear(): void;
}

interface Waiting<Value> {
  readonly id: string;
  readonly resolve: (value: Value | Promise<Value>) => void;
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

  /** Asks in as many calls as it takes. @param take is given each id's value, or a promise that fails */
  async function askFor(ids: readonly string[], take: (index: number, value: Value | Promise<Value>) => void) {
    async function askForSome(start: number): Promise<void> {
      const some = ids.slice(start, start + atOnce);
      const answers = await ask(some).catch((error: unknown) => ({ error }));
      for (const index of some.keys()) {
        take(start + index, 'error' in answers ? lost(answers.error) : settled(answers[index]));
      }
    }
    const starts = Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, call) => call * atOnce);
    await Promise.all(starts.map(askForSome));
  }

  function askForWaiting(): void {
    const all = waiting;
    const memory = known;
    waiting = [];
    const ids = all.map(({ id }) => id);
    void askFor(ids, (index, value) => {
      const { id, resolve } = all[index] as Waiting<Value>; // one for each id
      memory.set(id, value);
      resolve(value);
    });
  }

  return {
    load(id) {
      const there = known.get(id);
      if (there !== undefined) return there;
      const value = new Promise<Value>((resolve) => {
        // All that is asked for by what is running now, and by the promises that it settles, goes together.
        if (waiting.length === 0) void Promise.resolve().then(() => process.nextTick(askForWaiting));
        waiting.push({ id, resolve });
      });
      known.set(id, value);
      return value;
    },
    fetch(ids) {
      const missing = [...new Set(ids)].filter((id) => !known.has(id));
      const memory = known;
      return askFor(missing, (index, value) => memory.set(missing[index] ?? '', value));
    },
    keep: (id, value) => void known.set(id, value),
    clear() {
      // What is still on its way belongs to the old memory.
      known = new Map();
    },
  };
}

const settled = <Value>(value: Value | Error | undefined): Value | Promise<Value> =>
  value === undefined || value instanceof Error ? lost(value ?? new RangeError('A batch lacks an answer')) : value;

/** A promise that fails, also if nobody ever asks. */
function lost(error: unknown): Promise<never> {
  const promise = Promise.reject(error);
  promise.catch(() => {});
  return promise;
}
