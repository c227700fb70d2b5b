import type { ErrorRequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Settings } from '../settings.ts';
import { type Code, RestError } from '../upstream/error.ts';
import { notesOf } from './request.ts';
import { drain } from './transfer.ts';

const STATUS: Record<Code, number> = {
  GRAPHQL_PARSE_FAILED: 400,
  GRAPHQL_VALIDATION_FAILED: 400,
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CURSOR_EXPIRED: 410,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  REQUEST_CANCELLED: 499,
  STORAGE_FULL: 507,
  BUSY: 503,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  UPSTREAM_BAD_RESPONSE: 502,
  OUTCOME_UNKNOWN: 502,
  INTERNAL: 500,
};

/** Converts other errors: requests that Express cannot parse (400), or our own faults. */
function errorOf(error: unknown): RestError {
  if (error instanceof RestError) return error;
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  return status === 400
    ? new RestError('BAD_USER_INPUT', messages.malformed)
    : new RestError('INTERNAL', messages.unknown, { cause: error });
}

/** Returns the status of an error: api/v1's own 4xx, otherwise by code. */
function statusOf({ status, code }: RestError): number {
  return status !== null && status >= 400 && status < 500 ? status : STATUS[code];
}

/**
 * Creates the last handler of `/files`: failures as `{ "error": …, "code": … }` with the codes of GraphQL's errors.
 */
export function fileFailure(log: Logger, settings: Settings['files']): ErrorRequestHandler {
  return (error: unknown, request, response: Response, _next) => {
    // The start of a file is already sent: only a broken connection can signal that it is incomplete.
    if (response.headersSent || response.destroyed) return void response.destroy();
    const failure = errorOf(error);
    const { code, message, extensions } = failure;
    const { retryAfter } = extensions;
    const { requestId } = Object.assign(notesOf(request), { errors: [code] });
    if (code === 'INTERNAL') log.error({ err: failure.cause, requestId }, 'unexpected error');
    if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
    response.status(statusOf(failure)).json({ error: message, code, ...(retryAfter !== undefined && { retryAfter }) });
    drain(request, settings);
  };
}
