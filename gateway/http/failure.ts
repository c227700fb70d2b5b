import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Code } from '../upstream/error.ts';
import { notesOf } from './request.ts';

/** Sends an error from outside GraphQL's execution in GraphQL's shape, so that clients parse a single kind of error. */
export function answerFailure(response: Response, status: number, code: Code, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.status(status).json({ errors: [{ message, extensions: { code } }] });
}

/** Sends 408 for a body not received within `limitMs`. The server's `requestTimeout` would abort slow uploads, too. */
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
 * Bounds the body of a request that is answered while the body still arrives. The rest is read for `limitMs`, so that the
 * sender gets the response, and then cut off: an occasional byte would keep the connection open forever.
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

/** The maximum number of headers of a request. */
export const HEADERS = 100;

/** Sends 431 for too many headers. Node would silently drop those beyond its own limit. */
export const tooManyHeaders: RequestHandler = (request, response, next) => {
  if (request.rawHeaders.length <= 2 * HEADERS) return next();
  response.setHeader('connection', 'close');
  answerFailure(response, 431, 'TOO_LARGE', messages.tooManyHeaders);
};

/**
 * Sends 400 for a URL with a `#`. No client sends one (RFC 9112, 3.2.1), and a URL parser would see less of the URL than
 * code that reads it raw.
 */
export const fragmentInAddress: RequestHandler = (request, response, next) => {
  if (!request.originalUrl.includes('#')) return next();
  answerFailure(response, 400, 'BAD_USER_INPUT', messages.malformed);
};

/** Sends 404 for every request that no other handler answers. */
export const notFound: RequestHandler = (_request, response) =>
  answerFailure(response, 404, 'NOT_FOUND', messages.notFound);

/** Creates the last handler: malformed bodies are the caller's fault; everything else is ours and is logged. */
export function failureHandler(log: Logger): ErrorRequestHandler {
  // Express takes only a function of four for a handler of errors.
  return (error: unknown, request, response, _next) => {
    const status = statusOf(error);
    const known = status >= 400 && status < 500;
    if (response.headersSent) {
      // Answered already (408): the rest of the body did not come. Else, only a broken connection says that more is missing.
      if (!known) log.error({ err: error, requestId: notesOf(request).requestId }, 'unexpected error');
      if (!response.writableEnded) response.destroy();
      return;
    }
    if (status === 413) return answerFailure(response, 413, 'TOO_LARGE', messages.tooLarge);
    if (known) return answerFailure(response, status, 'BAD_USER_INPUT', messages.malformed);
    log.error({ err: error, requestId: notesOf(request).requestId }, 'unexpected error');
    answerFailure(response, 500, 'INTERNAL', messages.unknown);
  };
}

/** Returns the status that body-parser and Express put on their errors; 500 for other errors. */
function statusOf(error: unknown): number {
  return typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500;
}
