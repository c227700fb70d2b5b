import DataLoader from 'dataloader';

/** Records by id: reads of one tick share one call, and each record is read once. */
export interface Batch<Value> {
  /** Returns a promise only while the value is not loaded. It rejects with the error from `ask`, thrown or for this id. */
  load(id: string): Value | Promise<Value>;
  /** Preloads values, without a promise for each. Never fails: `load` does. */
  fetch(ids: readonly string[]): Promise<void>;
  /** Caches a value that was read in another way. */
  keep(id: string, value: Value): void;
}

/**
 * Creates a DataLoader with a plain cache in front of it: loaded values are returned as values, so that the rows of a list
 * need no promise per field.
 * @param ask returns a value or an Error for each id, in their order
 * @param atOnce the maximum number of ids in one call
 */
export function batched<Value extends object | null>(
  ask: (ids: readonly string[]) => Promise<ReadonlyArray<Value | Error>>,
  atOnce: number,
): Batch<Value> {
  const known = new Map<string, Value>();
  const loader = new DataLoader<string, Value>(
    async (ids) => {
      const answers = await ask(ids);
      for (const [index, answer] of answers.entries()) {
        const id = ids[index];
        if (id !== undefined && !(answer instanceof Error)) known.set(id, answer);
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
      // loadMany returns failures as values; `load` throws them.
      await loader.loadMany([...new Set(ids)].filter((id) => !known.has(id)));
    },
    keep: (id, value) => void known.set(id, value),
  };
}
