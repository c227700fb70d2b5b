import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { tooManyHeaders, tooSlow } from '../api/errors.ts';

/** What a request may take before it is given up. Durations are in the unit that their names end with. */
export interface HttpLimits {
  /** Until all headers have arrived; checked every `checkMs`. */
  readonly headersMs: number;
  readonly checkMs: number;
  /** Until a JSON body has arrived completely. Streamed bodies have limits of their own. */
  readonly bodyMs: number;
  readonly headers: number;
  /** Whether malformed HTTP is parsed leniently; true only in tests, which show what strictness is good for. */
  readonly lenient: boolean;
  /** How long a client that sends or takes a file may be silent. */
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

/** Whether a request asks for a websocket. Every other `Upgrade` is an offer that a server may pass over (RFC 9110, 7.8). */
export const isWebSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/** Rejects a request with too many headers. Node would silently drop those past its own limit. */
export function headersUpTo(most: number): RequestHandler {
  return (request, _response, next) => next(request.rawHeaders.length > 2 * most ? tooManyHeaders() : undefined);
}

/** Answers 408 to a JSON body that is late; `leftoverWithin` then closes it. Node's requestTimeout would cut slow uploads too. */
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
 * Bounds the rest of a body that was answered before it ended: it is read for a moment, so that the sender can read the
 * answer, and then cut off.
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
