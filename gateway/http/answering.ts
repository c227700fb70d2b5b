import type { RequestHandler, Response } from 'express';

/** The requests that are being answered. */
export interface Answering {
  /** Comes before all other handlers. */
  readonly handler: RequestHandler;
  count(): number;
  /** From now on every answer ends its connection, so that clients go on elsewhere. */
  letGo(): void;
}

/** Knows each request from its arrival until its answer is out or its connection closed. */
export function answering(): Answering {
  const open = new Set<Response>();
  let lettingGo = false;
  return {
    handler(_request, response, next) {
      open.add(response);
      response.once('close', () => open.delete(response));
      if (lettingGo) response.shouldKeepAlive = false;
      next();
    },
    count: () => open.size,
    letGo() {
      lettingGo = true;
      for (const response of open) response.shouldKeepAlive = false;
    },
  };
}
