import { messages } from '../messages.ts';
import { RestError } from './error.ts';

/** A path below `/api/v1/` whose variable parts are known to be single segments. */
export type Path = string & { readonly checked: unique symbol };

const SEGMENT = /^[A-Za-z0-9_-]{1,64}$/;

/** Whether a value can be one segment of a path; every id is one. */
export const isSegment = (value: string | number): boolean => SEGMENT.test(String(value));

/** The literal segments of our own paths. */
const words = new Set<string>();
const learned = new WeakSet<TemplateStringsArray>();

/**
 * Builds a path; every `${…}` must be an id or a key and becomes exactly one segment, so that no value of a user can
 * reach another route or add a query: `` path`vendors/${id}` ``.
 * @throws RestError NOT_FOUND if a value cannot be an id: no such record exists.
 */
export function path(literals: TemplateStringsArray, ...values: Array<string | number>): Path {
  if (!learned.has(literals)) {
    for (const word of literals.join('/').split('/')) words.add(word);
    learned.add(literals);
  }
  for (const value of values) {
    if (!isSegment(value)) throw new RestError('NOT_FOUND', messages.notFound);
  }
  return String.raw({ raw: literals }, ...values) as Path; // every variable part was checked above
}

/** Returns a path as in an OpenAPI document: `purchase_orders/12/order_items` becomes `purchase_orders/{}/order_items`. */
export const templateOf = (path: Path): string => routeOf(path).replaceAll(':id', '{}');

/** Returns a path's route, of which there are few: `purchase_orders/12/comments` becomes `purchase_orders/:id/comments`. */
export const routeOf = (path: Path): string =>
  path
    .split('/')
    .map((segment, index) => (index === 0 || words.has(segment) ? segment : ':id'))
    .join('/');
