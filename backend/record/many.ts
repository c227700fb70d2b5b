/**
 * Many records in one call of api/v1: a result for each row in the order of the rows, in the shape that the call on one
 * record has. Without `partial` all rows are stored or none.
 */
import { z } from 'zod';
import { type FieldMessages, HttpError, invalid } from '../api/errors.ts';
import { jsonSchemaOf } from '../api/jsonSchema.ts';
import { fieldMessages, id } from '../api/validate.ts';
import { messages } from './messages.ts';
import type { Settled } from './settle.ts';

/** How many records one call may write. */
export const mostRows = 200;

/** Whether rows are stored although others were rejected. */
const partial = z
  .boolean()
  .default(false)
  .meta({ description: 'Stores the rows that can be stored. Without it one rejected row rejects all.' });

/** A row as it was parsed, or why it cannot be. */
export type SentRow<Row> = { readonly row: Row } | { readonly rejected: HttpError };

/**
 * The rows of a body. Each is checked by itself: one that is malformed is rejected in its place, and the others are read.
 * @param key what no two rows may have in common
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
    .refine((rows) => !key || isDistinct(rows, key), messages.rowTwice);
}

/** Records by their ids. */
export const manyIds = z
  .array(id)
  .min(1)
  .max(mostRows)
  .refine((ids) => new Set(ids).size === ids.length, messages.rowTwice);

/** The body of a write of many records. */
export const manyOf = <Fields extends z.ZodRawShape>(fields: Fields) => z.strictObject({ ...fields, partial });

/** The same of records by their ids, each with the version that was shown where the caller sends versions. */
export const manyVersionedOf = <Fields extends z.ZodRawShape>(fields: Fields) =>
  manyOf({ ids: manyIds, lock_versions: shownVersions, ...fields }).refine(
    ({ ids, lock_versions }: { ids?: unknown; lock_versions?: unknown }) =>
      !Array.isArray(lock_versions) || !Array.isArray(ids) || lock_versions.length === ids.length,
    { path: ['lock_versions'], message: messages.versionEach },
  );

const shownVersions = z.array(z.int()).max(mostRows).optional().meta({
  description: 'The version of each record that was shown, in the order of `ids`: one that moved on is rejected.',
});

function isDistinct(rows: readonly SentRow<Record<string, unknown>>[], key: string): boolean {
  const keys = rows.flatMap((sent) => ('row' in sent ? [sent.row[key]] : []));
  return new Set(keys).size === keys.length;
}

/** What a parsed row holds. @throws why it is rejected */
export function rowIn<Row>(sent: SentRow<Row>): Row {
  if ('rejected' in sent) throw sent.rejected;
  return sent.row;
}

/** What a write made of one row. */
export type RowResult<Shown> = { readonly record: Shown } | { readonly rejected: HttpError };

/** The results of rows, where those that passed became these records, in their order. */
export function resultsOf<Shown>(settled: readonly Settled<unknown>[], records: readonly Shown[]): RowResult<Shown>[] {
  const left = records.values();
  return settled.map((row) => ('rejected' in row ? row : { record: left.next().value as Shown })); // one for each that passed
}

/** The answer of a write of many records. */
export const manyAnswer = <Shown extends z.ZodType>(shown: Shown) =>
  z.object({
    data: z.array(
      z.object({
        status: z.int().meta({
          description: 'What the call on this record alone would answer; 424 where only others were rejected.',
        }),
        data: shown
          .optional()
          .meta({ description: 'The record as it is now; with the code `stale`, as somebody else left it.' }),
        errors: z.record(z.string(), z.array(z.string())).optional(),
        error: z.string().optional(),
        code: z.string().optional(),
      }),
    ),
  });

/**
 * The answer of a write of many records.
 * @param sent the name of the rows in the body
 * @param written the status of a row that is stored
 * @throws 422 with all rows where nothing is to be stored because one was rejected
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
  throw new HttpError(422, { errors, data });
}

/** Why a row was rejected, by the names that its fields have in the body; nothing where only others were. */
function messagesOf(result: RowResult<unknown>, name: string): FieldMessages {
  if ('record' in result) return {};
  const { body, message } = result.rejected;
  if (body.code === 'not_stored') return {};
  if (typeof body.errors !== 'object' || body.errors === null) return { [name]: [message] };
  // Those that `invalid` was given.
  const errors = Object.entries(body.errors as FieldMessages);
  return Object.fromEntries(errors.map(([field, texts]) => [field === 'base' ? name : `${name}.${field}`, texts]));
}

/** The one result of a write of one record. @throws why it was rejected */
export function onlyOf<Shown>([result]: readonly RowResult<Shown>[]): Shown {
  if (!result) throw new Error('A write of one record has one result');
  if ('rejected' in result) throw result.rejected;
  return result.record;
}
