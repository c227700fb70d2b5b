import type { ErrorCode, FieldError } from '../generated/resolvers.ts';
import { messages } from '../messages.ts';
import { type WrittenRow, writtenRows } from '../rest/rows.ts';
import { type Code, RestError } from '../upstream/error.ts';

/** The codes of one rejected record among many, for which the write of a single record is an error of its field. */
const ROW_CODES: Partial<Record<Code, ErrorCode>> = { NOT_FOUND: 'NOT_FOUND', FORBIDDEN: 'FORBIDDEN' };
type Names = Readonly<Record<string, string>>;
/** RFC 4918, 11.4: the record itself is valid, but others were rejected. */
const FAILED_DEPENDENCY = 424;

/**
 * Runs a write of many records and returns its payload: for each, the record under its name, or why it was rejected. Other
 * failures stay errors.
 * @param names api/v1's field paths (camelCase) with their different names in the arguments, of a row and of the whole call
 */
export async function results<Name extends string, Row>(
  name: Name,
  write: () => Promise<WrittenRow<Row>[]>,
  names: { readonly row: Names; readonly call: Names },
) {
  const shown = (rows: readonly WrittenRow<Row>[]) => rows.map((row) => rowPayload(name, row, names.row));
  try {
    return { results: shown(await write()), errors: [] };
  } catch (error) {
    if (!(error instanceof RestError) || !error.rejection) throw error;
    const rows = writtenRows<Row>(error.rejection.rows ?? []);
    return { results: shown(rows), errors: rows.length > 0 ? [nothingStored(rows)] : errorsOf(error, names.call) };
  }
}

/** Returns the error of the whole call; each row reports its own rejection. */
function nothingStored(rows: readonly WrittenRow<unknown>[]): FieldError {
  const refused = rows.filter((row) => 'error' in row && row.error.status !== FAILED_DEPENDENCY).length;
  return { field: 'base', message: messages.nothingStored(refused, rows.length), code: 'NOT_STORED' };
}

function rowPayload<Name extends string, Row>(name: Name, row: WrittenRow<Row>, names: Names) {
  const rejected = 'error' in row ? row.error : null;
  const payload = {
    [name]: 'record' in row ? row.record : null,
    errors: rejected ? errorsOf(rejected, names) : [],
    // The record of the same call, typed by the OpenAPI document.
    current: (rejected?.rejection?.current ?? null) as Row | null,
  };
  // A computed key widens to `string`; `name` is exactly this key.
  return payload as { [Key in Name]: Row | null } & { errors: FieldError[]; current: Row | null };
}

/** Returns the errors of a rejection. @throws the error itself if it is not a rejection */
function errorsOf(error: RestError, names: Names): FieldError[] {
  const { rejection, message, status } = error;
  if (rejection) {
    return rejection.fields.map((each) => ({ ...each, field: names[each.field] ?? each.field, code: rejection.kind }));
  }
  const code = status === FAILED_DEPENDENCY ? 'NOT_STORED' : ROW_CODES[error.code];
  if (!code) throw error;
  return [{ field: 'base', message, code }];
}
