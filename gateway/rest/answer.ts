import { messages } from '../messages.ts';
import { RestError } from '../upstream/error.ts';
import type { Query } from './query.ts';

/** A list as api/v1 has it: its path, and the parameters that it was read with. */
export interface ListAddress {
  readonly path: string;
  readonly query: Query;
}

/** The position of a page in its list. */
export interface RestPageMeta {
  readonly page: number;
  readonly pages: number;
  readonly count: number;
  readonly more: boolean;
  readonly similar: boolean;
  /** The list; absent if nothing more can be had of it. */
  readonly list?: ListAddress;
}

/** One page of a list. */
export interface Page<Row> {
  readonly data: Row[];
  readonly meta: RestPageMeta;
}

/*
 * The two shapes of api/v1's responses. The concept's `rest.ts`, which is based on the OpenAPI document, types the content
 * of `data`; a backend that sends something else fails at the field that cannot be derived from it.
 */

/** Returns the value of `{"data": …}`. @throws RestError UPSTREAM_BAD_RESPONSE if there is none. */
export function dataOf<Value>(body: unknown): Value {
  if (!isObject(body) || !('data' in body)) throw badResponse();
  return body.data as Value; // typed by the OpenAPI document, see above
}

/** Returns whether `{"data": […], "more": true}` says that there are more than it has. */
export const hasMore = (body: unknown): boolean => isObject(body) && 'more' in body && body.more === true;

/** Returns the record of `{"data": {"id": …}}`. @throws RestError UPSTREAM_BAD_RESPONSE if there is none. */
export function recordOf<Row>(body: unknown): Row {
  const record = dataOf<unknown>(body);
  if (!isObject(record) || record.id === undefined) throw badResponse();
  return record as Row; // typed by the OpenAPI document, see above
}

/** Returns an object beside the record, of `{"data": {…}, "name": {…}}`; null if there is none. */
export function besideOf<Row>(body: unknown, name: string): Row | null {
  const found = isObject(body) ? body[name] : null;
  return isObject(found) ? (found as Row) : null; // typed by the OpenAPI document, see above
}

/**
 * Reads `{"data": […], "meta": {…}}`; an unpaged list (no meta) is one page.
 * @param list where it was read, if its rows can also be had as a file
 * @throws RestError UPSTREAM_BAD_RESPONSE
 */
export function pageOf<Row>(body: unknown, list?: ListAddress): Page<Row> {
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
      similar: meta.similar === true,
      ...(list && { list }),
    },
  };
}

/** Returns the rows of `{"data": […]}`. @throws RestError UPSTREAM_BAD_RESPONSE if `data` is not a list. */
export function rowsOf(body: unknown): readonly unknown[] {
  const rows = dataOf<unknown>(body);
  if (!Array.isArray(rows)) throw badResponse();
  return rows;
}

const badResponse = () => new RestError('UPSTREAM_BAD_RESPONSE', messages.badResponse);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
