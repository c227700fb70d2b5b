import { errorMessages } from './errorMessages.ts';

/** The `code` of an error response. A 422 has none, since its `errors` name the fields, unless a confirmation answers it. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'people_only'
  | 'not_found'
  | 'cursor_expired'
  | 'stale'
  | 'transition'
  | 'in_progress'
  | 'not_stored'
  | 'unfinished_items'
  | 'too_large'
  | 'too_slow'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'busy'
  | 'database_unavailable'
  | 'store_unavailable'
  | 'store_full'
  | 'outcome_unknown';

/** Messages by field (nested ones with dots, `base` for the whole record), each phrased to follow the field's name. */
export type FieldMessages = Record<string, string[]>;

/** An error response, thrown where the error is detected and sent by one error handler. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
  /** Whether the request was rejected because it names a record that the caller cannot see. */
  readonly isOutOfReach: boolean;

  constructor(
    status: number,
    body: Record<string, unknown>,
    { headers = {}, isOutOfReach = false }: { headers?: Record<string, string>; isOutOfReach?: boolean } = {},
  ) {
    super(typeof body.error === 'string' ? body.error : `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.isOutOfReach = isOutOfReach;
  }
}

const failure = (status: number, code: ErrorCode, error: string, headers: Record<string, string> = {}) =>
  new HttpError(status, { error, code }, { headers });

/** 400: the request cannot be read. */
export const badRequest = (error: string) => failure(400, 'bad_request', error);
/** 401: no session, or an ended one. */
export const unauthorized = (error: string = errorMessages.unauthorized) => failure(401, 'unauthorized', error);
/** 403: signed in, but without the right. */
export const forbidden = (error: string = errorMessages.forbidden) => failure(403, 'forbidden', error);
/**
 * 403: an API key may not do this, whatever its role. The effect would outlive the key: credentials, where they lead, who is
 * locked out.
 * @param fields the fields of the body that only a person may send; without them the whole call is for people
 */
export const peopleOnly = (fields?: readonly string[]) =>
  failure(403, 'people_only', fields ? errorMessages.peopleOnlyFields(fields) : errorMessages.peopleOnly);
/** 404: the record does not exist, or is not the caller's; the two must look the same. */
export const notFound = () => failure(404, 'not_found', errorMessages.notFound);
/** 404: a record that the request names was removed while it was worked on. */
export const removedMeanwhile = () => failure(404, 'not_found', errorMessages.removedMeanwhile);
/** 410: changes after the cursor are no longer kept, or the cursor belongs to another database. */
export const cursorExpired = () => failure(410, 'cursor_expired', errorMessages.cursorExpired);
/** 409: the record was changed after the version that was sent; `data` is the record as it is now. */
export const stale = (data: unknown) => new HttpError(409, { error: errorMessages.stale, code: 'stale', data });
/** 409: the record's status does not allow it. */
export const rejectedTransition = (error: string) => failure(409, 'transition', error);
/** 409: a request with the same idempotency key is in progress. */
export const inProgress = () => failure(409, 'in_progress', errorMessages.inProgress);
/** 424, for one of many rows: the row is valid, but others were rejected, and the request stores all rows or none. */
export const notStored = () => failure(424, 'not_stored', errorMessages.notStored);
/** 408: the body did not arrive in time. */
export const tooSlow = () => failure(408, 'too_slow', errorMessages.tooSlow);
/** 499, which nobody receives: the client disconnected before its work began or ended. */
export const clientLeft = () => failure(499, 'bad_request', errorMessages.clientLeft);
/** 431: the request has too many headers. */
export const tooManyHeaders = () => failure(431, 'too_large', errorMessages.tooManyHeaders, { connection: 'close' });
/** 413: the body is larger than the limit. */
export const tooLarge = (error: string) => failure(413, 'too_large', error);
/** 413: the organization's storage is used up; `storage` has the numbers in bytes. */
export const storageUsedUp = (error: string, storage: { limit: number; used: number; left: number }) =>
  new HttpError(413, { error, code: 'too_large', storage });
/** 415: the route does not read this content type. */
export const unsupportedType = (error: string) => failure(415, 'unsupported_type', error);
/** 422: the body or a parameter breaks a rule. @param isOutOfReach whether it names a record that the caller cannot see */
export const invalid = (errors: FieldMessages, isOutOfReach = false) =>
  new HttpError(422, { errors }, { isOutOfReach });
/** 422: a field names a record that does not exist, or that the caller cannot see; the two must look the same. */
export const outOfReach = (field: string, message: string) => invalid({ [field]: [message] }, true);
/** 422: an order is to be closed although items of it are not finished. The same request with `confirmed` closes it. */
export const unfinishedItems = (texts: string[]) => {
  const code: ErrorCode = 'unfinished_items';
  return new HttpError(422, { errors: { base: texts }, code });
};
/** 429: too many attempts; the next one is allowed after `seconds`. */
export const tooManyRequests = (seconds: number) =>
  failure(429, 'too_many_requests', errorMessages.tooManyRequests(seconds), {
    'retry-after': String(seconds),
  });
/** 503: too much of this work waits already, for the caller's organization or in all; nothing was done. */
export const busy = (seconds: number, error: string = errorMessages.busy(seconds)) =>
  failure(503, 'busy', error, { 'retry-after': String(seconds) });
/** After how many seconds a request may be repeated that failed because a service of ours is not available. */
const RETRY_AFTER = { 'retry-after': '2' };
/** 503: the database does not respond, or the connection was lost: nothing was stored. */
export const databaseUnavailable = () =>
  failure(503, 'database_unavailable', errorMessages.databaseUnavailable, RETRY_AFTER);
/** 503: the file store does not respond. */
export const storeUnavailable = () => failure(503, 'store_unavailable', errorMessages.storeUnavailable, RETRY_AFTER);
/** 504: the connection to the database was lost during the commit. */
export const outcomeUnknown = () => failure(504, 'outcome_unknown', errorMessages.outcomeUnknown, RETRY_AFTER);
/** 507: no space is left in the store. */
export const storeFull = () => failure(507, 'store_full', errorMessages.storeFull);
