import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Code } from '../rest/error.ts';
import { notesOf } from './request.ts';

/** An error outside GraphQL's execution, in GraphQL's shape, so that clients parse one kind of errors. */
export function answerFailure(response: Response, status: number, code: Code, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.status(status).json({ errors: [{ message, extensions: { code } }] });
}

/** 408 for a body that has not arrived in time (ms). The server's `requestTimeout` would cut off slow uploads too. */
export function bodyWithin(limitMs: number): RequestHandler {
  return (request, response, next) => {
    const timer = setTimeout(() => {
      response.setHeader('connection', 'close');
      answerFailure(response, 408, 'BAD_USER_INPUT', messages.tooSlow);
      response.once('finish', () => request.destroy());
    }, limitMs);
    request.once('end', () => clearTimeout(timer));
    request.once('close', () => clearTimeout(timer));
    next();
  };
}

/**
 * A request may be answered while its body still arrives. The rest is read for a moment, so that the sender gets the
 * answer, and then cut off: a byte now and then would keep the connection open for ever.
 */
export function leftoverWithin(limitMs: number): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (request.complete) return;
      const cut = setTimeout(() => request.destroy(), limitMs);
      request.once('close', () => clearTimeout(cut));
    });
    next();
  };
}

/** The most headers of a request. */
export const HEADERS = 100;

/** 431 for too many headers. Node would silently drop those past its own limit. */
export const tooManyHeaders: RequestHandler = (request, response, next) => {
  if (request.rawHeaders.length <= 2 * HEADERS) return next();
  response.setHeader('connection', 'close');
  answerFailure(response, 431, 'TOO_LARGE', messages.tooManyHeaders);
};

/**
 * 400 for an address with a `#`. No client sends one (RFC 9112, 3.2.1), and a URL parser reads less of it than a raw
 * reader.
 */
export const fragmentInAddress: RequestHandler = (request, response, next) => {
  if (!request.originalUrl.includes('#')) return next();
  answerFailure(response, 400, 'BAD_USER_INPUT', messages.malformed);
};

/** For everything that no other handler answers. */
export const notFound: RequestHandler = (_request, response) =>
  answerFailure(response, 404, 'NOT_FOUND', messages.notFound);

/** The last handler: malformed bodies are the caller's fault, everything else is ours and is logged. */
export function failureHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const status = statusOf(error);
    if (response.headersSent) return next(error);
    if (status === 413) return answerFailure(response, 413, 'TOO_LARGE', messages.tooLarge);
    if (status >= 400 && status < 500) return answerFailure(response, status, 'BAD_USER_INPUT', messages.malformed);
    log.error({ err: error, requestId: notesOf(request).requestId }, 'unexpected error');
    answerFailure(response, 500, 'INTERNAL', messages.unknown);
  };
}

/** body-parser and Express put the status on their errors. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;
}
