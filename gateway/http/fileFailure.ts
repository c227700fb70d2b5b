import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import { type Code, RestError } from '../rest/error.ts';
import type { Settings } from '../settings.ts';
import { letPass } from './passage.ts';
import { notesOf } from './request.ts';

const STATUS: Record<Code, number> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  REQUEST_CANCELLED: 499,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_BAD_RESPONSE: 502,
  OUTCOME_UNKNOWN: 502,
  INTERNAL: 500,
};
/** RFC 4918, 11.5: the store is full. */
const FULL = 507;

/** What is not an error of api/v1 or ours is a request that Express cannot read, or a fault. */
function errorOf(error: unknown): RestError {
  if (error instanceof RestError) return error;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return status === 400
    ? new RestError('BAD_USER_INPUT', messages.malformed)
    : new RestError('INTERNAL', messages.unknown, { cause: error });
}

/** The status of an error: the one it came with where that says more than its code. */
function statusOf({ status, code }: RestError): number {
  return status !== null && ((status >= 400 && status < 500) || status === FULL) ? status : STATUS[code];
}

/**
 * The last handler of `/files`: failures as `{ "error": …, "code": … }` with the codes of GraphQL's errors, because no
 * client reads an answer of this path as GraphQL's.
 */
export function fileFailure(log: Logger, settings: Settings['files']): ErrorRequestHandler {
  return (error: unknown, request, response: Response, _next) => {
    // The beginning of a file is out already: only a broken connection can say that it is not whole.
    if (response.headersSent || response.destroyed) return void response.destroy();
    const failure = errorOf(error);
    const { code, message, extensions } = failure;
    const { requestId } = Object.assign(notesOf(request), { errors: [code] });
    if (code === 'INTERNAL') log.error({ err: failure.cause, requestId }, 'unexpected error');
    if (extensions.retryAfter !== undefined) response.setHeader('retry-after', String(extensions.retryAfter));
    response.status(statusOf(failure)).json({ error: message, code });
    letPass(request, settings);
  };
}
