/** Converts values of the schema's enums to keys of api/v1. */
export const lowers = (values: readonly string[] | null | undefined): string[] | undefined =>
  values?.map((value) => value.toLowerCase());

/** Converts a value of the schema's enums to the key of api/v1. */
export function lower<Value extends string>(value: Value): Lowercase<Value> {
  return value.toLowerCase() as Lowercase<Value>;
}

/** Converts a key of api/v1 to the spelling of the schema's enums. */
export function upper<Key extends string>(key: Key): Uppercase<Key> {
  return key.toUpperCase() as Uppercase<Key>;
}
