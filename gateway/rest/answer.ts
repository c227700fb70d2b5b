import { messages } from '../messages.ts';
import { RestError } from './error.ts';

/** One page of a list. */
export interface Page<Row> {
  readonly data: Row[];
  readonly meta: { page: number; pages: number; count: number; more: boolean };
}

/*
 * The two shapes of api/v1's answers. What is inside `data` is typed by the concept's `rest.ts`, which is built on the
 * OpenAPI document; a backend that sends something else fails at the field that cannot be made of it.
 */

/** The value of `{"data": …}`. @throws RestError UPSTREAM_BAD_RESPONSE when there is none. */
export function dataOf<Value>(body: unknown): Value {
  if (!isObject(body) || !('data' in body)) throw badResponse();
  return body.data as Value; // typed by the OpenAPI document, see above
}

/** The record of `{"data": {"id": …}}`. @throws RestError UPSTREAM_BAD_RESPONSE when there is none. */
export function recordOf<Row>(body: unknown): Row {
  const record = dataOf<unknown>(body);
  if (!isObject(record) || record.id === undefined) throw badResponse();
  return record as Row; // typed by the OpenAPI document, see above
}

/** `{"data": […], "meta": {…}}`; without a meta (an unpaged list), one page. @throws RestError UPSTREAM_BAD_RESPONSE */
export function pageOf<Row>(body: unknown): Page<Row> {
  const data = dataOf<unknown>(body);
  if (!Array.isArray(data) || !data.every(isObject)) throw badResponse();
  const meta = isObject(body) && isObject(body.meta) ? body.meta : {};
  const number = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
  return {
    data: data as Row[], // typed by the OpenAPI document, see above
    meta: {
      page: number(meta.page, 1),
      pages: number(meta.pages, 1),
      count: number(meta.count, data.length),
      more: meta.more === true,
    },
  };
}

/** The rows of `{"data": […]}`. @throws RestError UPSTREAM_BAD_RESPONSE when there are none. */
export function rowsOf(body: unknown): readonly unknown[] {
  const rows = dataOf<unknown>(body);
  if (!Array.isArray(rows)) throw badResponse();
  return rows;
}

const badResponse = () => new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
