import DataLoader from 'dataloader';

/** Records by id: those that are asked for in one moment come by one call, and each is asked for once. */
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

/**
 * DataLoader gathers the ids and asks for each once; in front of it stands what has come already, so that the rows of a
 * list are values and not dozens of promises.
 * @param ask gives a value or an Error for each id, in their order
 * @param atOnce ids that one call takes
 */
export function batched<Value extends object | null>(
  ask: (ids: readonly string[]) => Promise<ReadonlyArray<Value | Error>>,
  atOnce: number,
): Batch<Value> {
  let known = new Map<string, Value>();
  const loader = new DataLoader<string, Value>(
    async (ids) => {
      // What was asked for before a `clear` belongs to the old memory.
      const memory = known;
      const answers = await ask(ids);
      for (const [index, answer] of answers.entries()) {
        const id = ids[index];
        if (id !== undefined && !(answer instanceof Error)) memory.set(id, answer);
      }
      return answers;
    },
    { maxBatchSize: atOnce },
  );
  return {
    load(id) {
      const there = known.get(id);
      return there === undefined ? loader.load(id) : there;
    },
    async fetch(ids) {
      // Failures come back as values; whoever asks for one of them meets it.
      await loader.loadMany([...new Set(ids)].filter((id) => !known.has(id)));
    },
    keep: (id, value) => void known.set(id, value),
    clear() {
      known = new Map();
      loader.clearAll();
    },
  };
}
