import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { tooManyHeaders, tooSlow } from '../api/errors.ts';

/** The limits of a request, after which it is aborted. Each duration's name ends with its unit. */
export interface HttpLimits {
  /** Until all headers have arrived; checked every `checkMs`. */
  readonly headersMs: number;
  readonly checkMs: number;
  /** Until a JSON body has arrived completely. Streamed bodies have separate limits. */
  readonly bodyMs: number;
  readonly headers: number;
  /** Whether malformed HTTP is parsed leniently; true only in tests that prove the value of strict parsing. */
  readonly lenient: boolean;
  /** How long a client that sends or receives a file may be silent. */
  readonly silenceMs: number;
  /** How long the rest of a rejected body is still read. */
  readonly leftoverMs: number;
  /** How long a connection may be idle in any state; longer than every other limit. */
  readonly stillMs: number;
}

/** The default limits. */
export const httpLimits: HttpLimits = {
  headersMs: 15_000,
  checkMs: 5000,
  bodyMs: 30_000,
  headers: 100,
  lenient: false,
  silenceMs: 30_000,
  leftoverMs: 5000,
  stillMs: 120_000,
};

/** Whether a request is for a websocket. A server may ignore any other `Upgrade` offer (RFC 9110, 7.8). */
export const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/** Rejects a request with too many headers. Node would silently drop those past its own limit. */
export function headersUpTo(most: number): RequestHandler {
  return (request, _response, next) => next(request.rawHeaders.length > 2 * most ? tooManyHeaders() : undefined);
}

/** Responds 408 to a late JSON body; `leftoverWithin` then closes it. Node's requestTimeout would abort slow uploads. */
export function bodyWithin(ms: number): RequestHandler {
  return (request, response, next) => {
    if (!request.is('json')) return next();
    const late = setTimeout(() => {
      const { status, body } = tooSlow();
      response.status(status).json(body);
    }, ms);
    for (const event of ['end', 'close']) request.once(event, () => clearTimeout(late));
    next();
  };
}

/**
 * Limits the rest of a body that got its response before it ended: reads it briefly, so that the sender can read the
 * response, and then destroys the connection.
 */
export function leftoverWithin(ms: number): RequestHandler {
  return (request, response, next) => {
    response.once('finish', () => {
      if (request.complete) return;
      const cut = setTimeout(() => request.destroy(), ms);
      request.once('close', () => clearTimeout(cut));
    });
    next();
  };
}
