import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** How a backend stops, in milliseconds. */
export interface StopSettings {
  /** How long it reports that it is not ready before it closes, so that a load balancer sends requests elsewhere. */
  readonly drainMs: number;
  /** How long running requests may then take. */
  readonly finishMs: number;
}

export const stopSettings: StopSettings = { drainMs: 0, finishMs: 30_000 };

/** The requests of a server, which it finishes when it stops. */
export interface RequestTracker {
  /** Must run before all other handlers. */
  readonly handler: RequestHandler;
  readonly isStopping: () => boolean;
  /**
   * Makes every response end its connection, so that clients reconnect elsewhere; then refuses new connections, and
   * resolves when running requests have finished or were cut off after `finishMs`.
   */
  stop(server: Server, settings: StopSettings, log: Logger): Promise<void>;
}

/** Tracks each request from its arrival until its response is sent or its connection closes. */
export function trackRequests(): RequestTracker {
  const open = new Set<Response>();
  let stopping = false;
  return {
    handler(_request, response, next) {
      open.add(response);
      response.once('close', () => open.delete(response));
      if (stopping) response.shouldKeepAlive = false;
      next();
    },
    isStopping: () => stopping,
    async stop(server, { drainMs, finishMs }, log) {
      stopping = true;
      for (const response of open) response.shouldKeepAlive = false;
      await sleep(drainMs);
      const late = setTimeout(() => {
        log.warn({ requests: open.size }, 'requests were cut off');
        server.closeAllConnections();
      }, finishMs);
      // Closes idle connections too.
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearTimeout(late);
    },
  };
}
