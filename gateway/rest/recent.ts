/** A least-recently-used cache with weights. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  /** @param weight of this entry; one above the limit is not cached */
  set(key: Key, value: Value, weight?: number): void;
  delete(key: Key): boolean;
  readonly size: number;
}

/** @param limit of the weights together; without weights, of entries */
export function recent<Key, Value>(limit: number): Recent<Key, Value> {
  const entries = new Map<Key, { value: Value; weight: number }>(); // a Map keeps the order of its keys
  let held = 0;

  function remove(key: Key): boolean {
    held -= entries.get(key)?.weight ?? 0;
    return entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, weight = 1) {
      remove(key);
      if (weight > limit) return;
      entries.set(key, { value, weight });
      held += weight;
      for (const oldest of entries.keys()) {
        if (held <= limit) break;
        remove(oldest);
      }
    },
    delete: remove,
    get size() {
      return entries.size;
    },
  };
}
