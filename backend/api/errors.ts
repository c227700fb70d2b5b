/** The `code` of an error answer; 422 has none, its `errors` say which field. */
export type ErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'cursor_expired'
  | 'stale'
  | 'transition'
  | 'in_progress'
  | 'not_stored'
  | 'too_large'
  | 'too_slow'
  | 'unsupported_type'
  | 'too_many_requests'
  | 'database_unavailable'
  | 'store_unavailable'
  | 'store_full';

/** Messages by field (nested with dots, `base` for the record as a whole), each a sentence part behind the field's name. */
export type FieldMessages = Record<string, string[]>;

/** An answer that is not a success, thrown from wherever it is noticed and written by one error handler. */
export class HttpError extends Error {
  override name = 'HttpError';
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(status: number, body: Record<string, unknown>, headers: Record<string, string> = {}) {
    super(typeof body.error === 'string' ? body.error : `HTTP ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

const failure = (status: number, code: ErrorCode, error: string, headers?: Record<string, string>) =>
  new HttpError(status, { error, code }, headers);

/** 400: the request cannot be read. */
export const badRequest = (error: string) => failure(400, 'bad_request', error);
/** 401: no session, or an ended one. */
export const unauthorized = (error = 'Sign in to continue') => failure(401, 'unauthorized', error);
/** 403: signed in, but without the right. */
export const forbidden = (error = 'You have no access to this resource') => failure(403, 'forbidden', error);
/** 404: does not exist, or is not yours: the two must look the same. */
export const notFound = () => failure(404, 'not_found', 'Not found');
/** 410: changes behind the cursor are no longer kept, or it is not of this database. */
export const cursorExpired = () =>
  failure(410, 'cursor_expired', 'The cursor has expired: take a new one, and copy everything anew');
/** 409: somebody changed the record since the version that was sent; `data` is the record now. */
export const stale = (data: unknown) =>
  new HttpError(409, { error: 'Somebody changed this record in the meantime', code: 'stale', data });
/** 409: the record's status does not allow it. */
export const rejectedTransition = (error: string) => failure(409, 'transition', error);
/** 409: the same idempotency key is being worked on. */
export const inProgress = () => failure(409, 'in_progress', 'This request is still being worked on');
/** 424, of one of many rows: nothing is wrong with it, but others were rejected, and none was to be stored without them. */
export const notStored = () => failure(424, 'not_stored', 'Not stored, because other rows were refused');
/** 408: the body did not arrive in time. */
export const tooSlow = () => failure(408, 'too_slow', 'The request took too long to arrive');
/** 431: more headers than are read. */
export const tooManyHeaders = () =>
  failure(431, 'too_large', 'The request has too many headers', { connection: 'close' });
/** 413: the body is larger than the limit. */
export const tooLarge = (error: string) => failure(413, 'too_large', error);
/** 413: what an organization may store is used up; `storage` says how much that is, in bytes. */
export const storageUsedUp = (error: string, storage: { limit: number; used: number; left: number }) =>
  new HttpError(413, { error, code: 'too_large', storage });
/** 415: not a type that the route reads. */
export const unsupportedType = (error: string) => failure(415, 'unsupported_type', error);
/** 422: the body or a parameter breaks a rule. */
export const invalid = (errors: FieldMessages) => new HttpError(422, { errors });
/** 429: too many tries; `seconds` until the next one. */
export const tooManyRequests = (seconds: number) =>
  failure(429, 'too_many_requests', `Too many attempts. Try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
/** 503: the database does not answer. */
export const databaseUnavailable = () =>
  failure(503, 'database_unavailable', 'The database is not available right now');
/** 503: the file store does not answer. */
export const storeUnavailable = () => failure(503, 'store_unavailable', 'The file store is not available right now');
/** 507: there is no room left. */
export const storeFull = () => failure(507, 'store_full', 'There is no room left to store this');
