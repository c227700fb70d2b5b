import type { FieldError } from '../generated/resolvers.ts';
import { RestError } from '../upstream/error.ts';

/**
 * Runs a write and returns its payload: the record under its name, or why it was rejected (409 and 422 as data). Other
 * failures stay errors. `Current` is the record of a STALE rejection, if it differs from the result of the write.
 * @param names api/v1's field paths (camelCase) with their different names in the input
 */
export async function result<Name extends string, Row, Current = Row>(
  name: Name,
  write: () => Promise<Row>,
  names: Readonly<Record<string, string>> = {},
) {
  try {
    return payload<Name, Row, Current>(name, await write(), [], null);
  } catch (error) {
    if (!(error instanceof RestError) || !error.rejection) throw error;
    const { kind, fields, current } = error.rejection;
    const errors = fields.map(({ field, message }) => ({ field: names[field] ?? field, message, code: kind }));
    // The record of the same call, typed by the OpenAPI document.
    return payload<Name, Row, Current>(name, null, errors, current as Current | null);
  }
}

function payload<Name extends string, Row, Current>(
  name: Name,
  row: Row | null,
  errors: FieldError[],
  current: Current | null,
) {
  // A computed key widens to `string`; `name` is exactly this key.
  return { [name]: row, errors, current } as { [Key in Name]: Row | null } & {
    errors: FieldError[];
    current: Current | null;
  };
}
