/** A key of api/v1 as the schema's enums spell it. */
export function upper<Key extends string>(key: Key): Uppercase<Key> {
  return key.toUpperCase() as Uppercase<Key>;
}
