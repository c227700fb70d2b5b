/** Assembles the gateway from its backend connections, sockets and HTTP handlers, and shuts it down. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import { cookieToken } from './access/session.ts';
import { type Backend, backendOf } from './backend.ts';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { documentAnswer } from './document/answer.ts';
import { documentParents } from './document/resolvers.ts';
import { type GraphqlDocuments, graphqlDocuments } from './execution/documents.ts';
import { MANIFEST, registeredDocuments } from './execution/registered.ts';
import { inCallersLanguage } from './generated/callerLanguage.ts';
import { browserErrors } from './http/browserErrors.ts';
import {
  failureHandler,
  fragmentInAddress,
  HEADERS,
  leftoverWithin,
  notFound,
  tooManyHeaders,
} from './http/failure.ts';
import { files } from './http/files.ts';
import { type GraphqlOverHttp, graphqlOverHttp } from './http/graphql.ts';
import { health } from './http/health.ts';
import { overloadControl } from './http/overload.ts';
import { playground } from './http/playground.ts';
import { requestLog } from './http/request.ts';
import { type RequestTracker, trackRequests } from './http/trackRequests.ts';
import { isWebSocket, rejectUpgrade, type UpgradeRejection, whyNotUpgraded } from './http/upgrade.ts';
import { webClient } from './http/web.ts';
import { noLive } from './live/listen.ts';
import { counted, createLogger, type Logger } from './log.ts';
import { createSchema } from './schema.ts';
import { type Settings, type SettingsPatch, settingsWith } from './settings.ts';
import { type GraphqlSockets, graphqlSockets } from './sockets.ts';
import { gatewayMetrics, type Metrics } from './telemetry/metrics.ts';
import { type Tracing, tracingTo } from './telemetry/tracing.ts';
import { registerTexts } from './texts.ts';

/** The options of the gateway; all but the configuration have defaults. */
export interface AppOptions {
  readonly config: Config;
  readonly settings?: SettingsPatch;
  readonly log?: Logger;
  /** The built web client, with the manifest of its documents. */
  readonly webFolder?: string;
}

/** A gateway: an HTTP server with its sockets and its connections to the backend. */
export interface App {
  /** Not listening yet. */
  readonly server: Server;
  /** For `/metrics`. */
  readonly metrics: Registry;
  /** Counts open sockets, active subscriptions and cable connections. */
  counts(): { sockets: number; sources: number; cables: number };
  /**
   * Stops in order: `/readyz` returns 503, new connections are refused, running requests finish (within the time that the
   * settings allow), sockets are closed with 1001.
   */
  stop(): Promise<void>;
}

/** The dependencies that all parts of the gateway share. */
interface Parts {
  readonly config: Config;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  readonly schema: GraphQLSchema;
  readonly documents: GraphqlDocuments;
  readonly webFolder: string;
  readonly lifecycle: { stopping: boolean };
}

/** Creates the gateway, ready to listen. */
export async function app({
  config,
  settings: patch,
  log = createLogger(config.logLevel),
  webFolder = join(import.meta.dirname, '..', 'web', 'dist'),
}: AppOptions): Promise<App> {
  registerTexts();
  const settings = settingsWith(patch);
  const schema = createSchema();
  const parts: Parts = {
    config,
    settings,
    log,
    metrics: gatewayMetrics(),
    tracing: tracingTo(config.traceEndpoint, log),
    schema,
    documents: documentsOf({ config, settings, log, schema, webFolder }),
    webFolder,
    lifecycle: { stopping: false },
  };
  const web = express();
  web.disable('x-powered-by');
  // Responses are not cached; built files have their own ETags.
  web.disable('etag');
  if (config.trustProxy !== undefined) web.set('trust proxy', config.trustProxy);

  const backend = backendOf(parts);
  const sockets = graphqlSockets({ ...parts, backend, web });
  const http = await mountHttp(parts, backend, sockets, web);
  const server = serverOf(parts, sockets, web);
  return {
    server,
    metrics: parts.metrics.registry,
    counts: () => ({ ...sockets.connections.counts(), cables: backend.cables.count() }),
    stop: () => stop(parts, { server, backend, sockets, http }),
  };
}

function documentsOf({
  config,
  settings,
  log,
  schema,
  webFolder,
}: Pick<Parts, 'config' | 'settings' | 'log' | 'schema' | 'webFolder'>): GraphqlDocuments {
  return graphqlDocuments(schema, settings.document, {
    hints: !config.production,
    limited: settings.protections.documents,
    registered: registeredDocuments(join(webFolder, MANIFEST), schema, (operation, reason) =>
      log.warn({ operation, reason }, 'the web client was built for another schema'),
    ),
    keptCharacters: settings.execution.documentCharacters,
  });
}

interface Http {
  readonly graphql: GraphqlOverHttp;
  readonly requests: RequestTracker;
}

/** Mounts all handlers, in the order in which they see a request. */
async function mountHttp(parts: Parts, backend: Backend, sockets: GraphqlSockets, web: Express): Promise<Http> {
  const { config, settings, log, metrics, tracing, schema, documents, webFolder, lifecycle } = parts;
  const { client, shared, refresher } = backend;
  const requests = trackRequests();
  const tellShed = counted(settings.overload.logIntervalMs, (count) =>
    log.warn({ count }, 'overload: requests got 503'),
  );
  const overload = overloadControl(
    settings.overload,
    ({ headers }) => Boolean(headers.authorization ?? cookieToken(config, headers.cookie)),
    () => {
      metrics.shed('request');
      tellShed();
    },
  );
  metrics.watch({ runningRequests: requests.count, room: overload.room });
  const graphql = await graphqlOverHttp({
    config,
    settings,
    schema,
    documents,
    shared,
    refresher,
    contextFor: (operation) => createContext(client, { ...operation, live: noLive }),
    endSocketSession: sockets.server.endSession,
    log,
  });
  web.use(requests.handler, leftoverWithin(settings.requests.leftoverMs), tooManyHeaders, fragmentInAddress);
  web.use(health(client, () => lifecycle.stopping));
  web.use(inCallersLanguage(config.languages));
  // Before everything that costs time, logging included.
  web.use('/graphql', overload.handler);
  web.use(requestLog(log, metrics.requestEnded), tracing.handler);
  web.use(browserErrors(log, settings.browserErrors, settings.requests.bodyMs));
  web.use(playground(config, client, schema));
  web.use('/graphql', graphql.handler);
  web.use(
    '/files',
    files({ config, settings, client, shared, refresher, document: documentAnswer, documentParents, log }),
  );
  web.use(webClient(config, webFolder));
  web.use(notFound);
  web.use(failureHandler(log));
  return { graphql, requests };
}

function serverOf(
  { config, settings, metrics, lifecycle }: Parts,
  { server, connections, pace }: GraphqlSockets,
  web: Express,
) {
  const {
    headersMs: headersTimeout,
    checkMs: connectionsCheckingInterval,
    keptMs: keepAliveTimeout,
  } = settings.requests;
  const http = createServer(
    {
      headersTimeout,
      keepAliveTimeout,
      connectionsCheckingInterval,
      requestTimeout: 0,
      maxHeaderSize: 16 * 1024,
      shouldUpgradeCallback: settings.protections.strictHttp ? isWebSocket : () => true,
      insecureHTTPParser: !settings.protections.strictHttp,
    },
    web,
  );
  http.setTimeout(settings.requests.stillMs);
  // One more than allowed, so that `tooManyHeaders` sees the excess.
  http.maxHeadersCount = HEADERS + 1;

  function whyNoRoom(): UpgradeRejection | null {
    if (lifecycle.stopping) return { status: 503 };
    if (connections.counts().sockets + pace.count() < settings.sockets.total) return null;
    metrics.shed('socket');
    return { status: 503, retryAfter: 10 };
  }

  http.on('upgrade', (request, socket, head) => {
    const rejection = whyNotUpgraded(config, settings.protections.origins, request) ?? whyNoRoom();
    if (rejection) rejectUpgrade(socket, rejection);
    else pace.admit(socket, () => server.accept(request, socket, head));
  });
  return http;
}

async function stop(
  { settings, log, metrics, tracing, lifecycle }: Parts,
  { server, backend, sockets, http }: { server: Server; backend: Backend; sockets: GraphqlSockets; http: Http },
): Promise<void> {
  lifecycle.stopping = true;
  sockets.pace.stop();
  http.requests.closeAfterAnswer();
  await sleep(settings.stop.drainMs);
  const closed = new Promise<void>((resolve) => {
    if (server.listening) server.close(() => resolve());
    else resolve();
  });
  const late = setTimeout(() => {
    log.warn({ requests: http.requests.count() }, 'requests were cut off');
    server.closeAllConnections();
  }, settings.stop.finishMs);
  await sockets.server.close(settings.stop.spreadMs);
  server.closeIdleConnections();
  await closed;
  clearTimeout(late);
  await http.graphql.stop();
  metrics.stop();
  await tracing.stop();
  await backend.close();
}
