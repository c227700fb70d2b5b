import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import type { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { type AttemptLimits, attemptLimits, countedAttempts } from './access/attempts.ts';
import type { LocalAccess } from './access/localAccess.ts';
import { type Role, shippedRoles } from './access/roles.ts';
import { commentRoutes } from './comment/routes.ts';
import { abilitiesOf } from './comment/rules.ts';
import type { Config } from './config.ts';
import { courierRoutes } from './courier/routes.ts';
import type { OpenDatabase } from './db/client.ts';
import { sweep, sweeper } from './db/sweep.ts';
import { documentRoutes } from './document/routes.ts';
import { endUserRoutes } from './endUser/routes.ts';
import { folderStore } from './files/folder.ts';
import type { FileStore } from './files/store.ts';
import { sweepFiles } from './files/sweep.ts';
import { groupRoutes } from './group/routes.ts';
import { histories } from './histories.ts';
import { historyRoutes } from './history/routes.ts';
import { notFound } from './http/errors.ts';
import { failureHandler } from './http/failure.ts';
import { health } from './http/health.ts';
import { bodyWithin, type HttpLimits, headersUpTo, httpLimits, leftoverWithin } from './http/limits.ts';
import { readNested } from './http/nested.ts';
import { openApi } from './http/openapi.ts';
import type { Route, Services } from './http/route.ts';
import { mount } from './http/router.ts';
import { importRoutes } from './import/routes.ts';
import { type Broadcaster, localBroadcaster } from './live/broadcast.ts';
import { cable } from './live/cable.ts';
import { channels } from './live/channels.ts';
import type { CableSettings } from './live/connection.ts';
import { connectionTo } from './live/redis.ts';
import { lookupRoutes } from './lookup/routes.ts';
import { type MailSettings, mailer } from './mail/mailer.ts';
import { backendMetrics, type Metrics } from './metrics.ts';
import { announceExpiries } from './notification/expiry.ts';
import { notificationRoutes } from './notification/routes.ts';
import { mayShow } from './notification/rules.ts';
import { forgetOldNotifications } from './notification/sweep.ts';
import { orderItemRoutes } from './orderItem/routes.ts';
import { orderItemStatuses } from './orderItem/rules.ts';
import { itemStepRoutes } from './orderItem/stepRoutes.ts';
import { organizationRoutes } from './organization/routes.ts';
import { programRoutes } from './program/routes.ts';
import { purchaseOrderRoutes } from './purchaseOrder/routes.ts';
import { purchaseOrderStatuses } from './purchaseOrder/rules.ts';
import { passwordLinkLetter } from './session/forgotten.ts';
import { sessionRoutes } from './session/routes.ts';
import { shipmentPdfRoutes } from './shipment/pdfRoutes.ts';
import { shipmentRoutes } from './shipment/routes.ts';
import { shipmentStatuses } from './shipment/rules.ts';
import { substatusRoutes } from './substatus/routes.ts';
import { invitationLetter } from './user/invitation.ts';
import { userRoutes } from './user/routes.ts';
import { vendorRoutes } from './vendor/routes.ts';

/** What the backend needs; everything but config, database and log has a default. */
export interface AppOptions {
  config: Config;
  database: OpenDatabase;
  log: Logger;
  broadcaster?: Broadcaster;
  files?: FileStore;
  roles?: readonly Role[];
  now?: () => Date;
  cable?: Partial<CableSettings>;
  limits?: Partial<HttpLimits>;
  attempts?: Partial<AttemptLimits>;
  mail?: Partial<MailSettings>;
  /** How often it sweeps what has had its time and tells of documents that expire; also once at the start. */
  sweepMs?: number;
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
  ...shipmentPdfRoutes,
  ...commentRoutes,
  ...documentRoutes,
  ...notificationRoutes,
  ...historyRoutes(histories),
  ...lookupRoutes,
  ...importRoutes,
];

/** The published contract. */
export const openApiDocument = () => openApi(routes);

/** A made backend: an HTTP server that is not listening yet. */
export interface App {
  readonly server: Server;
  readonly services: Services;
  /** Its figures, for `/metrics`. */
  readonly metrics: Registry;
  /** Sweeps now, as each hour does. */
  sweep(): Promise<void>;
  /** Stops taking work, ends live connections, lets running requests finish. The database stays open. */
  close(): Promise<void>;
}

/** Makes the backend from what it needs; starts nothing. */
export function app(options: AppOptions): App {
  const limits = { ...httpLimits, ...options.limits };
  const stopping = new AbortController();
  const counts = options.config.redisUrl ? countsIn(options.config.redisUrl, options.log) : null;
  const now = options.now ?? (() => new Date());
  const services: Services = {
    config: options.config,
    database: options.database,
    roles: options.roles ?? shippedRoles,
    broadcaster: options.broadcaster ?? localBroadcaster(),
    files: options.files ?? folderStore(join(options.config.dataDir, 'files')),
    silenceMs: limits.silenceMs,
    mailer: mailer({
      config: options.config,
      db: options.database.db,
      writers: { password_link: passwordLinkLetter, invitation: invitationLetter },
      now,
      log: options.log,
      settings: options.mail,
    }),
    attempts: countedAttempts({ ...attemptLimits, ...options.attempts }, counts),
    demo: options.demo ?? false,
    now,
    localAccess: options.localAccess ?? null,
    stopping: stopping.signal,
  };
  const web = express();
  web.disable('x-powered-by');
  web.set('etag', false);
  web.set('trust proxy', ['loopback', ...options.config.trustedProxies]);
  web.set('query parser', (text: string) =>
    // Without a prototype, so that `toString` is an unknown parameter like any other.
    readNested(text, {
      arrayLimit: 1000,
      parameterLimit: 1000,
      depth: 2,
      throwOnLimitExceeded: true,
      plainObjects: true,
    }),
  );
  const metrics = backendMetrics({
    database: options.database.use,
    cable: () => live.counts(),
    incoming: services.files.incoming,
  });
  web.use(identify, access(options.log, metrics), headersUpTo(limits.headers), leftoverWithin(limits.leftoverMs));
  web.use(health(services));
  const document = openApiDocument();
  web.get('/api/v1/openapi.json', (_request, response) => void response.json(document));
  web.use(bodyWithin(limits.bodyMs), express.json({ limit: '1mb' }));
  web.use(mount(services, routes));
  web.use(() => {
    throw notFound();
  });
  web.use(failureHandler(options.log));

  const { headersMs: headersTimeout, checkMs: connectionsCheckingInterval } = limits;
  const server = createServer({ headersTimeout, connectionsCheckingInterval, requestTimeout: 0 }, web);
  // One more than are allowed, so that the one too many is seen.
  server.maxHeadersCount = limits.headers + 1;
  // Longer than the gateway keeps an idle connection, so that it is never the backend that closes one under a request.
  server.keepAliveTimeout = 65_000;
  const live = cable(server, services, channels({ abilitiesOf }, { mayShow }), {
    log: options.log,
    settings: options.cable,
  });
  const sweeping = sweeper(
    {
      'over answers and sessions': () => sweep(options.database.db),
      'files that no row names': () => sweepFiles(services),
      'old notifications': () => forgetOldNotifications(services),
      'documents that expire': () => announceExpiries(services),
    },
    { everyMs: options.sweepMs ?? 3_600_000, log: options.log },
  );
  server.once('listening', sweeping.start);
  server.once('listening', services.mailer.start);
  // Without it each process counts for itself; it goes on trying.
  server.once('listening', () => void counts?.connect().catch(() => {}));
  return {
    server,
    services,
    metrics: metrics.registry,
    sweep: sweeping.run,
    close: async () => {
      stopping.abort();
      const swept = sweeping.stop();
      metrics.stop();
      live.close();
      counts?.disconnect();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await closed;
      await Promise.all([swept, services.mailer.close()]);
      await services.broadcaster.close();
    },
  };
}

/** Where the backends of an installation count failed attempts together. Signing in does not wait for it long. */
function countsIn(url: string, log: Logger): Redis {
  const redis = connectionTo(url, { commandMs: 500, reconnectMs: 2000 });
  redis.on('error', (error: Error) => log.debug({ error: error.message }, 'Redis cannot be reached'));
  return redis;
}

/** Gives every request an id: the caller's own where it is a sane one. */
const identify: RequestHandler = (request, response, next) => {
  const given = request.get('x-request-id');
  const requestId = given && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
  response.locals.requestId = requestId;
  response.set({ 'x-request-id': requestId, 'cache-control': 'no-store' });
  next();
};

/** One line for each request that was answered or, with 499, given up by whoever sent it. */
function access(log: Logger, metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const ended = metrics.requestBegan();
    const { method, path } = request;
    response.once('close', () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const { requestId, userId } = response.locals;
      const route: string | undefined = request.route?.path;
      const status = response.writableFinished ? response.statusCode : 499;
      ended(method, route ?? 'none', status, ms / 1000);
      log.info({ requestId, userId, method, path, route, status, ms }, 'request');
    });
    next();
  };
}
