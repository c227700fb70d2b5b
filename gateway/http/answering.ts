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
  const open = new Set<Response>();
  let closing = false;
  return {
    handler(_request, response, next) {
      open.add(response);
      response.once('close', () => open.delete(response));
      if (closing) response.shouldKeepAlive = false;
      next();
    },
    count: () => open.size,
    closeAfterAnswer() {
      closing = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
  };
}
