import { LRUCache } from 'lru-cache';

/** A least-recently-used cache with weights. */
export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  /** @param weight of this entry, an integer; an entry above the limit is not cached */
  set(key: Key, value: Value, weight?: number): void;
  delete(key: Key): boolean;
  readonly size: number;
}

/**
 * Creates a cache that moves used entries within arrays. A `Map` whose keys are deleted and set again at each `get` would
 * keep requests alive: docs/decisions.md explains how.
 * @param limit of the total weight; without weights, of the number of entries
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
