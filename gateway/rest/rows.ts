/** Reads the result of a write of many records: for each, the response and status of the call on that record alone. */
import { messages } from '../messages.ts';
import { errorFromAnswer, RestError } from '../upstream/error.ts';

/** The result of a write of many records for one of them. */
export type WrittenRow<Row> = { readonly record: Row } | { readonly error: RestError };

/** Reads the rows of a response of api/v1, in camelCase. @throws RestError UPSTREAM_BAD_RESPONSE for malformed rows */
export function writtenRows<Row>(rows: readonly unknown[]): WrittenRow<Row>[] {
  return rows.map((row) => {
    if (!isRow(row)) throw new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse);
    // The record of the same call, typed by the OpenAPI document.
    return row.status < 300 ? { record: row.data as Row } : { error: errorFromAnswer(row.status, row) };
  });
}

const isRow = (row: unknown): row is { status: number; data?: unknown } =>
  typeof row === 'object' && row !== null && 'status' in row && typeof row.status === 'number';
