import type { RequestHandler } from 'express';
import { tooManyHeaders, tooSlow } from './errors.ts';

/** What a request may take before it is given up. Durations are in the unit that their names end with. */
export interface HttpLimits {
  /** Until all headers are there; how often that is looked at is `checkMs`. */
  readonly headersMs: number;
  readonly checkMs: number;
  /** Until the whole of a JSON body is there. Bodies that are streamed have limits of their own. */
  readonly bodyMs: number;
  readonly headers: number;
  /** How long somebody who sends or takes a file may be silent. */
  readonly silenceMs: number;
  /** How long the rest of a body is still let in when it has been refused. */
  readonly leftoverMs: number;
}

/** The limits unless somebody says otherwise. */
export const httpLimits: HttpLimits = {
  headersMs: 15_000,
  checkMs: 5000,
  bodyMs: 30_000,
  headers: 100,
  silenceMs: 30_000,
  leftoverMs: 5000,
};

/** Refuses a request with too many headers. Node would leave out those past its own limit, and nobody would know which. */
export function headersUpTo(most: number): RequestHandler {
  return (request, _response, next) => next(request.rawHeaders.length > 2 * most ? tooManyHeaders() : undefined);
}

/** Gives up on a JSON body that has not arrived in time; `leftoverWithin` ends it. The server's own limit would cut slow uploads too. */
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
 * A body may be refused while it is still coming. The rest is let in for a moment, so that the sender gets to read the
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
