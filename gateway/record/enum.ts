/** Converts a key of api/v1 to the spelling of the schema's enums. */
export function upper<Key extends string>(key: Key): Uppercase<Key> {
  return key.toUpperCase() as Uppercase<Key>;
}
