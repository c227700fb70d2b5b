import { LRUCache } from 'lru-cache';

/** A least-recently-used cache with weights. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  /** @param weight of this entry, a whole number; one above the limit is not cached */
  set(key: Key, value: Value, weight?: number): void;
  delete(key: Key): boolean;
  readonly size: number;
}

/**
 * What is asked for moves within arrays. A `Map` whose keys are taken out and put back in at each `get` would keep requests
 * alive: docs/decisions.md says how.
 * @param limit of the weights together; without weights, of entries
 */
export function recent<Key extends {}, Value extends {}>(limit: number): Recent<Key, Value> {
  const entries = new LRUCache<Key, Value>({ maxSize: Math.max(limit, 1) });
  return {
    get: (key) => entries.get(key),
    set(key, value, weight = 1) {
      if (weight > limit) entries.delete(key);
      else entries.set(key, value, { size: weight });
    },
    delete: (key) => entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}
