/** Parses the request headers that upstream calls pass on. */
import { messages } from '../messages.ts';
import { RestError } from '../upstream/error.ts';

const ID = /^[\w.-]{1,64}$/;
const ZONE = /^[\w+\-/]{1,64}$/;
const KEY = /^[\x21-\x7e]{1,255}$/;

type Header = string | string[] | undefined;

/** Returns the request id of `X-Request-Id`; null if missing or malformed. */
export const requestIdIn = (header: Header): string | null =>
  typeof header === 'string' && ID.test(header) ? header : null;

/** Returns the time zone of `Time-Zone`; null if missing or malformed. */
export const zoneFrom = (header: Header): string | null =>
  typeof header === 'string' && ZONE.test(header) ? header : null;

/**
 * Returns the idempotency key of a write; null if missing.
 * @throws RestError BAD_USER_INPUT if malformed: silently dropping the key would let a repeated write run twice.
 */
export function keyFrom(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && KEY.test(value)) return value;
  throw new RestError('BAD_USER_INPUT', messages.idempotencyKey, { status: 400 });
}
