import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Code } from '../rest/error.ts';
import { notesOf } from './request.ts';

/** An answer outside GraphQL's execution, in GraphQL's shape, so that clients need one way to read errors. */
export function answerFailure(response: Response, status: number, code: Code, message: string): void {
  if (response.headersSent) return void response.destroy();
  response.status(status).json({ errors: [{ message, extensions: { code } }] });
}

/** Gives up on a body that has not arrived in time (ms). The server's own limit would cut slow uploads too. */
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

/** How many headers a request may have. */
export const HEADERS = 100;

/** Refuses a request with too many headers. Node would leave out those past its own limit, and nobody would know which. */
export const tooManyHeaders: RequestHandler = (request, response, next) => {
  if (request.rawHeaders.length <= 2 * HEADERS) return next();
  response.setHeader('connection', 'close');
  answerFailure(response, 431, 'TOO_LARGE', messages.tooManyHeaders);
};

/** For what nothing else answers. */
export const notFound: RequestHandler = (_request, response) =>
  answerFailure(response, 404, 'NOT_FOUND', messages.notFound);

/** The last handler: bodies that cannot be read are the caller's fault, everything else is ours and is logged. */
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
