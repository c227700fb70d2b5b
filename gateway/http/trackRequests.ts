import type { RequestHandler, Response } from 'express';

/** The running requests. */
export interface RequestTracker {
  /** Mounted before all other handlers. */
  readonly handler: RequestHandler;
  count(): number;
  /** Makes every response from now on close its connection, so that clients continue elsewhere. */
  closeAfterAnswer(): void;
}

/** Tracks each request until its response is sent or its connection is closed. */
export function trackRequests(): RequestTracker {
  // Not a Set: adding and deleting an element per request leaves a chain of outgrown tables, whose entries survive V8's
  // minor collections together with their whole requests.
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
