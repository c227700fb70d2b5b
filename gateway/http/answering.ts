import type { RequestHandler, Response } from 'express';

/** The running requests. */
export interface Answering {
  /** Comes before all other handlers. */
  readonly handler: RequestHandler;
  count(): number;
  /** From now on every answer closes its connection, so that clients go on elsewhere. */
  closeAfterAnswer(): void;
}

/** Tracks each request until its answer is sent or its connection is closed. */
export function answering(): Answering {
  // No Set: one that takes and loses an element with each request leaves a chain of outgrown tables, and what stands in them
  // outlives V8's minor collections with all of its request.
  const open: Response[] = [];
  let closing = false;
  return {
    handler(_request, response, next) {
      open.push(response);
      response.once('close', () => {
        const last = open.pop();
        if (last !== undefined && last !== response) open[open.indexOf(response)] = last;
      });
      if (closing) response.shouldKeepAlive = false;
      next();
    },
    count: () => open.length,
    closeAfterAnswer() {
      closing = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
  };
}
