/** A record with a value for each of a closed list of keys. */
export function forEachKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // Object.fromEntries forgets which keys it was given; here they are all of `Key`.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
