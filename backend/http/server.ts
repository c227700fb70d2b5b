import { createServer, type Server } from 'node:http';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import { notFound } from '../api/errors.ts';
import { inCallersLanguage } from '../language/callerLanguage.ts';
import type { Metrics } from '../metrics.ts';
import { failureHandler } from './failure.ts';
import type { RequestTracker } from './gracefulShutdown.ts';
import { health } from './health.ts';
import { bodyWithin, type HttpLimits, headersUpTo, isWebSocket, leftoverWithin } from './limits.ts';
import { queryLimits, readNested } from './nested.ts';
import { identify, requestLog } from './requestLog.ts';
import type { Route, Services } from './route.ts';
import { mount } from './router.ts';

/** The parts of an Express app. */
interface WebParts {
  readonly services: Services;
  readonly routes: readonly Route[];
  /** The OpenAPI document of the routes. */
  readonly document: object;
  readonly limits: HttpLimits;
  readonly requests: RequestTracker;
  readonly metrics: Metrics;
  readonly log: Logger;
}

/** Creates the Express app, with its handlers in the order that every request passes them. */
export function webApp({ services, routes, document, limits, requests, metrics, log }: WebParts): Express {
  const web = express();
  web.disable('x-powered-by');
  web.set('etag', false);
  web.set('trust proxy', ['loopback', ...services.config.trustedProxies]);
  web.set('query parser', (text: string) =>
    // Plain objects without a prototype: `toString` is then an unknown parameter like any other.
    readNested(text, queryLimits),
  );
  web.use(requests.handler, identify, requestLog(log, metrics));
  web.use(inCallersLanguage(services.config.languages));
  web.use(headersUpTo(limits.headers), leftoverWithin(limits.leftoverMs));
  web.use(health(services, requests.isStopping));
  web.get('/api/v1/openapi.json', (_request, response) => void response.json(document));
  web.use(bodyWithin(limits.bodyMs), express.json({ limit: '1mb' }));
  web.use(mount(services, routes));
  web.use(() => {
    throw notFound();
  });
  web.use(failureHandler(log));
  return web;
}

/** Creates the HTTP server for an app. It is not listening yet. */
export function httpServer(web: Express, limits: HttpLimits): Server {
  const { headersMs: headersTimeout, checkMs: connectionsCheckingInterval } = limits;
  const server = createServer(
    {
      headersTimeout,
      connectionsCheckingInterval,
      requestTimeout: 0,
      shouldUpgradeCallback: isWebSocket,
      insecureHTTPParser: limits.lenient,
    },
    web,
  );
  server.setTimeout(limits.stillMs);
  // One more than allowed, so that `headersUpTo` sees the excess.
  server.maxHeadersCount = limits.headers + 1;
  // Longer than the gateway's own keep-alive, so that the backend never closes a connection under a request.
  server.keepAliveTimeout = 65_000;
  return server;
}
