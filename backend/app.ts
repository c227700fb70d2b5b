import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Logger } from 'pino';
import qs from 'qs';
import { commentRoutes } from './comment/routes.ts';
import { abilitiesOf } from './comment/rules.ts';
import type { Config } from './config.ts';
import { courierRoutes } from './courier/routes.ts';
import type { OpenDatabase } from './db/client.ts';
import { endUserRoutes } from './endUser/routes.ts';
import { groupRoutes } from './group/routes.ts';
import { notFound } from './http/errors.ts';
import { failureHandler } from './http/failure.ts';
import { health } from './http/health.ts';
import type { LocalAccess } from './http/localAccess.ts';
import { openApi } from './http/openapi.ts';
import { type Role, shippedRoles } from './http/roles.ts';
import type { Route, Services } from './http/route.ts';
import { mount } from './http/router.ts';
import { importRoutes } from './import/routes.ts';
import { type Broadcaster, localBroadcaster } from './live/broadcast.ts';
import { cable } from './live/cable.ts';
import { channels } from './live/channels.ts';
import type { CableSettings } from './live/connection.ts';
import { lookupRoutes } from './lookup/routes.ts';
import { orderItemRoutes } from './orderItem/routes.ts';
import { orderItemStatuses } from './orderItem/rules.ts';
import { itemStepRoutes } from './orderItem/stepRoutes.ts';
import { organizationRoutes } from './organization/routes.ts';
import { programRoutes } from './program/routes.ts';
import { purchaseOrderRoutes } from './purchaseOrder/routes.ts';
import { purchaseOrderStatuses } from './purchaseOrder/rules.ts';
import { sessionRoutes } from './session/routes.ts';
import { shipmentRoutes } from './shipment/routes.ts';
import { shipmentStatuses } from './shipment/rules.ts';
import { substatusRoutes } from './substatus/routes.ts';
import { userRoutes } from './user/routes.ts';
import { vendorRoutes } from './vendor/routes.ts';

/** What the backend needs; everything but config, database and log has a default. */
export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  log: Logger;
  broadcaster?: Broadcaster;
  roles?: readonly Role[];
  now?: () => Date;
  cable?: Partial<CableSettings>;
  localAccess?: LocalAccess;
  demo?: boolean;
}

const statuses = {
  purchase_order: purchaseOrderStatuses,
  order_item: orderItemStatuses,
  commercial_invoice: shipmentStatuses,
};

/** Every route of api/v1. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...organizationRoutes,
  ...programRoutes,
  ...userRoutes,
  ...vendorRoutes,
  ...courierRoutes,
  ...endUserRoutes,
  ...groupRoutes,
  ...substatusRoutes(statuses),
  ...purchaseOrderRoutes,
  ...orderItemRoutes,
  ...itemStepRoutes,
  ...shipmentRoutes,
  ...commentRoutes,
  ...lookupRoutes,
  ...importRoutes,
];

/** The published contract. */
export const openApiDocument = () => openApi(routes);

/** A made backend: an HTTP server that is not listening yet. */
export interface App {
  readonly server: Server;
  readonly services: Services;
  /** Stops taking work, ends live connections, lets running requests finish. The database stays open. */
  close(): Promise<void>;
}

/** Makes the backend from what it needs; starts nothing. */
export function app(options: AppOptions): App {
  const stopping = new AbortController();
  const services: Services = {
    config: options.config,
    database: options.database,
    roles: options.roles ?? shippedRoles,
    broadcaster: options.broadcaster ?? localBroadcaster(),
    demo: options.demo ?? false,
    now: options.now ?? (() => new Date()),
    localAccess: options.localAccess ?? null,
    stopping: stopping.signal,
  };
  const web = express();
  web.disable('x-powered-by');
  web.set('etag', false);
  web.set('trust proxy', 'loopback');
  web.set('query parser', (text: string) =>
    qs.parse(text, { arrayLimit: 200, parameterLimit: 1000, depth: 2, throwOnLimitExceeded: true }),
  );
  web.use(identify, access(options.log));
  web.use(health(services));
  const document = openApiDocument();
  web.get('/api/v1/openapi.json', (_request, response) => void response.json(document));
  web.use(express.json({ limit: '1mb' }));
  web.use(mount(services, routes));
  web.use(() => {
    throw notFound();
  });
  web.use(failureHandler(options.log));

  const server = createServer(web);
  server.requestTimeout = 0;
  server.headersTimeout = 15_000;
  // Longer than the gateway keeps an idle connection, so that it is never the backend that closes one under a request.
  server.keepAliveTimeout = 65_000;
  const live = cable(server, services, channels({ abilitiesOf }), {
    log: options.log,
    settings: options.cable,
  });
  return {
    server,
    services,
    close: async () => {
      stopping.abort();
      live.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await services.broadcaster.close();
    },
  };
}

/** Gives every request an id: the caller's own where it is a sane one. */
const identify: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
  response.locals.requestId = requestId;
  response.set({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  next();
};

/** One line for each answered request. */
function access(log: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    response.on('finish', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const { requestId, userId } = response.locals;
      const { method, path, route } = request;
      log.info({ requestId, userId, method, path, route: route?.path, status: response.statusCode, ms }, 'request');
    });
    next();
  };
}
