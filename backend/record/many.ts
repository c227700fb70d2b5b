/**
 * Many records in one call of api/v1: one result per row, in the order of the rows, in the format of the call on one
 * record. Without `partial` all rows are stored or none.
 */
import { z } from 'zod';
import { type FieldMessages, HttpError, invalid } from '../api/errors.ts';
import { jsonSchemaOf } from '../api/jsonSchema.ts';
import { fieldMessages, id } from '../api/validate.ts';
import type { RowOutcome } from './checkEach.ts';
import { messages } from './messages.ts';

/** How many records one call may write. */
export const mostRows = 200;

/** Whether rows are stored although others were rejected. */
const partial = z
  .boolean()
  .default(false)
  .meta({ description: 'Stores the rows that can be stored. Without it, one rejected row rejects all.' });

/** A parsed row, or the reason it cannot be parsed. */
export type SentRow<Row> = { readonly row: Row } | { readonly rejected: HttpError };

/**
 * The rows of a body. Each is parsed separately: a malformed row is rejected individually.
 * @param key the field that must differ in all rows
 */
export function rowsOf<Row extends z.ZodObject>(row: Row, key?: keyof z.input<Row> & string) {
  const one = z
    .unknown()
    .meta(jsonSchemaOf(row, 'input'))
    .transform((sent): SentRow<z.infer<Row>> => {
      const parsed = row.safeParse(sent);
      return parsed.success ? { row: parsed.data } : { rejected: invalid(fieldMessages(parsed.error)) };
    });
  return z
    .array(one)
    .min(1)
    .max(mostRows)
    .refine((rows) => !key || isDistinct(rows, key), { error: () => messages.rowTwice });
}

/** Records by their ids. */
export const manyIds = z
  .array(id)
  .min(1)
  .max(mostRows)
  .refine((ids) => new Set(ids).size === ids.length, { error: () => messages.rowTwice });

/** The body of a write of many records. */
export const manyOf = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject({ ...fields, partial });

/** The body of a write of many records by id, with the version of each that the caller saw, if the caller sends versions. */
export const manyVersionedOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  manyOf({ ids: manyIds, lock_versions: shownVersions, ...fields }).refine(
    ({ ids, lock_versions }: { ids?: unknown; lock_versions?: unknown }) =>
      !Array.isArray(lock_versions) || !Array.isArray(ids) || lock_versions.length === ids.length,
    { path: ['lock_versions'], error: () => messages.versionEach },
  );

const shownVersions = z.array(z.int()).max(mostRows).optional().meta({
  description:
    'The version of each record that was read, in the order of `ids`; a record that has changed since is rejected.',
});

function isDistinct(rows: readonly SentRow<Record<string, unknown>>[], key: string): boolean {
  const keys = rows.flatMap((sent) => ('row' in sent ? [sent.row[key]] : []));
  return new Set(keys).size === keys.length;
}

/** Returns a parsed row. @throws the reason of its rejection */
export function rowIn<Row>(sent: SentRow<Row>): Row {
  if ('rejected' in sent) throw sent.rejected;
  return sent.row;
}

/** The result of writing one row. */
export type RowResult<Shown> = { readonly record: Shown } | { readonly rejected: HttpError };

/** The result of changing one record, with its row as it was before. */
export type ManyResult<Shown, Row> =
  | { readonly record: Shown; readonly before: Row }
  | { readonly rejected: HttpError };

/** Returns the results of rows; `records` are those of the passed rows, in order. */
export function resultsOf<Shown>(
  outcomes: readonly RowOutcome<unknown>[],
  records: readonly Shown[],
): RowResult<Shown>[] {
  const left = records.values();
  return outcomes.map((row) => ('rejected' in row ? row : { record: left.next().value as Shown })); // one for each passed row
}

/** The response of a write of many records. */
export const manyAnswer = <Shown extends z.ZodType>(shown: Shown) =>
  z.object({
    data: z.array(
      z.object({
        status: z.int().meta({
          description: 'The status of the call for this record alone; 424 if only others were rejected.',
        }),
        data: shown
          .optional()
          .meta({ description: 'The record as it is now; with the code `stale`, as another user left it.' }),
        errors: z.record(z.string(), z.array(z.string())).optional(),
        error: z.string().optional(),
        code: z.string().optional(),
      }),
    ),
  });

/**
 * Returns the response of a write of many records.
 * @param sent the name of the rows in the body
 * @param written the status of a stored row
 * @throws 422 with all rows if one rejected row prevents storing any
 */
export function answerOf<Shown>(
  results: readonly RowResult<Shown>[],
  { sent, partial, written = 200 }: { sent: string; partial: boolean; written?: number },
) {
  const data = results.map((result) =>
    'record' in result
      ? { status: written, data: result.record }
      : { status: result.rejected.status, ...result.rejected.body },
  );
  const errors = Object.assign({}, ...results.map((result, index) => messagesOf(result, `${sent}.${index}`)));
  if (partial || Object.keys(errors).length === 0) return { data };
  const isOutOfReach = results.some((result) => 'rejected' in result && result.rejected.isOutOfReach);
  throw new HttpError(422, { errors, data }, { isOutOfReach });
}

/** Returns the reasons of a row's rejection by body field; nothing if only other rows were rejected. */
function messagesOf(result: RowResult<unknown>, name: string): FieldMessages {
  if ('record' in result) return {};
  const { body, message } = result.rejected;
  if (body.code === 'not_stored') return {};
  if (typeof body.errors !== 'object' || body.errors === null) return { [name]: [message] };
  // The messages that `invalid` received.
  const errors = Object.entries(body.errors as FieldMessages);
  return Object.fromEntries(errors.map(([field, texts]) => [field === 'base' ? name : `${name}.${field}`, texts]));
}

/** Returns the only result of a write of one record. @throws the reason of its rejection */
export function onlyOf<Shown>([result]: readonly RowResult<Shown>[]): Shown {
  if (!result) throw new Error('A write of one record has one result');
  if ('rejected' in result) throw result.rejected;
  return result.record;
}
