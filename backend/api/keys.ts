/** Creates an object with a value for each key of a closed list. */
export function forEachKey<Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // The type of Object.fromEntries has `string` keys; these are all of `Key`.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** Returns the keys of a record, with their type, in order. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // The type of Object.keys is `string[]`.
  return Object.keys(record) as Key[];
}

/** Converts a key to lower case, and its type as well. */
export const lowerCased = <Key extends string>(key: Key) => key.toLowerCase() as Lowercase<Key>;
