import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import { type Context, createContext } from './context.ts';
import { type Deadline, deadlineIn } from './deadline.ts';
import { documentAnswer } from './document/answer.ts';
import { graphqlDocuments } from './execution/documents.ts';
import { registeredDocuments } from './execution/registered.ts';
import { answering } from './http/answering.ts';
import { browserErrors } from './http/browserErrors.ts';
import { failureHandler, HEADERS, notFound, tooManyHeaders } from './http/failure.ts';
import { files } from './http/files.ts';
import { graphqlOverHttp } from './http/graphql.ts';
import { health } from './http/health.ts';
import { playground } from './http/playground.ts';
import { refresher } from './http/refresh.ts';
import { addressOf, requestIdIn, requestLog, zoneFrom } from './http/request.ts';
import { cookieToken } from './http/session.ts';
import { type Refusal, refusalOf, refuseUpgrade } from './http/upgrade.ts';
import { webClient } from './http/web.ts';
import { type Connection, openConnections } from './live/connections.ts';
import { noLive } from './live/listen.ts';
import { SocketOrigin, SocketSession } from './live/operation.ts';
import { paceOf } from './live/pace.ts';
import { socketServer } from './live/sockets.ts';
import { userCables } from './live/users.ts';
import { createLogger, type Logger } from './log.ts';
import { gatewayMetrics } from './metrics.ts';
import { overloadControl } from './overload.ts';
import { isFault, restClient } from './rest/client.ts';
import { RestError } from './rest/error.ts';
import { path } from './rest/path.ts';
import { sharedReads } from './rest/shared.ts';
import { createSchema } from './schema.ts';
import { type SettingsPatch, settingsWith } from './settings.ts';
import { tracingTo } from './tracing.ts';

/** What the gateway is made of; everything but the configuration has a default. */
export interface AppOptions {
  readonly config: Config;
  readonly settings?: SettingsPatch;
  readonly log?: Logger;
  /** The built web client, with the manifest of its documents. */
  readonly webFolder?: string;
}

/** A gateway that was made: an HTTP server with its sockets and its connections to the backend. */
export interface App {
  /** Not listening yet. */
  readonly server: Server;
  /** Its figures, for `/metrics`. */
  readonly metrics: Registry;
  /** Open sockets, listening subscriptions and cable connections. */
  counts(): { sockets: number; sources: number; cables: number };
  /**
   * Says that it is not ready; then takes nothing new, finishes what runs (as long as the settings allow), and closes
   * sockets with 1001.
   */
  stop(): Promise<void>;
}

/** The gateway, ready to listen. */
export async function app({
  config,
  settings: patch,
  log = createLogger(config.logLevel),
  webFolder = join(import.meta.dirname, '..', 'web', 'dist'),
}: AppOptions): Promise<App> {
  const settings = settingsWith(patch);
  const schema = createSchema();
  const documents = graphqlDocuments(schema, settings.document, {
    hints: !config.production,
    limited: settings.protections.documents,
    registered: registeredDocuments(join(webFolder, 'documents.json'), schema, (operation, reason) =>
      log.warn({ operation, reason }, 'the web client was built for another schema'),
    ),
    keptCharacters: settings.execution.documentCharacters,
  });
  const tracing = tracingTo(config.traceEndpoint, log);
  const client = restClient(config.apiUrl, settings, {
    onEnd(ended) {
      metrics.callEnded(ended);
      tracing.callEnded(ended);
      const { error, ...call } = ended;
      // While the backend is taken for gone, nothing is attempted; one line has said so.
      if (isFault(error) && call.attempts > 0)
        log.warn({ ...call, code: error.code, err: rootOf(error) }, 'upstream call failed');
    },
    onUnheard: ({ error, ...call }) =>
      log.warn({ ...call, code: error?.code }, 'a write ended after its caller had left'),
    onShed: () => metrics.shed('call'),
    onBreaker: (isOpen) =>
      log.warn({ api: config.apiUrl }, isOpen ? 'backend does not answer' : 'backend answers again'),
  });
  const shared = sharedReads(settings.shared);
  const renewals = refresher(client, settings.session, (outcome) => metrics.renewed(outcome));
  const cables = userCables({ url: config.cableUrl, settings: settings.live, isRefused });
  const connections = openConnections({
    settings,
    cables,
    identify: async (token, caller) =>
      String((await contextOf({ token, caller, live: null }, deadlineIn(null)).sessions.profile()).id),
  });
  const sockets = socketServer({
    schema,
    documents,
    persistedOnly: config.persistedOnly,
    settings: { ...settings.sockets, operationMs: settings.document.operationMs },
    connections,
    callerOf: (request) => ({
      requestId: requestIdIn(request.headers['x-request-id']),
      timeZone: zoneFrom(request.headers['time-zone']),
      address: addressOf(web, request),
    }),
    cookieOf: (request) => cookieToken(config, request.headers.cookie),
    hints: !config.production,
    log,
    contextFor: contextOf,
  });

  const requests = answering();
  const overload = overloadControl(
    settings.overload,
    ({ headers }) => Boolean(headers.authorization ?? cookieToken(config, headers.cookie)),
    () => metrics.shed('request'),
  );
  const metrics = gatewayMetrics({
    answering: requests.count,
    sockets: () => connections.counts().sockets,
    sources: () => connections.counts().sources,
    queued: connections.queued,
    cables: cables.count,
    isBreakerOpen: () => client.state().isOpen,
    room: overload.room,
    routes: () => client.state().routes,
  });

  async function isRefused(token: string): Promise<boolean> {
    try {
      await client.send({ method: 'GET', path: path`profile`, token, repeatable: true });
      return false;
    } catch (error) {
      if (error instanceof RestError) return error.code === 'UNAUTHENTICATED';
      throw error;
    }
  }

  /** What an operation on a socket runs in. */
  function contextOf(
    { token, caller, live }: Pick<Connection, 'token' | 'caller' | 'live'>,
    deadline: Pick<Deadline, 'signal'>,
    idempotencyKey: string | null = null,
  ): Context {
    return createContext(client, {
      session: new SocketSession(token),
      origin: new SocketOrigin(caller, deadline, idempotencyKey),
      shared,
      live: live ?? noLive,
      reads: documents.reads,
      ...OVER_HTTP_ONLY,
    });
  }

  let stopping = false;
  const web = express();
  web.disable('x-powered-by');
  if (config.trustProxy !== undefined) web.set('trust proxy', config.trustProxy);
  const graphql = await graphqlOverHttp({
    config,
    settings,
    schema,
    documents,
    client,
    shared,
    refresher: renewals,
    sockets,
    log,
  });
  web.use(requests.handler, tooManyHeaders);
  web.use(health(client, () => stopping));
  // Before all that costs, the log included.
  web.use('/graphql', overload.handler);
  web.use(requestLog(log, metrics.requestEnded), tracing.handler);
  web.use(browserErrors(log, settings.browserErrors));
  web.use(playground(config, client));
  web.use('/graphql', graphql.handler);
  web.use('/files', files({ config, settings, client, shared, refresher: renewals, document: documentAnswer, log }));
  web.use(webClient(config, webFolder));
  web.use(notFound);
  web.use(failureHandler(log));

  const server = createServer({ headersTimeout: 15_000, requestTimeout: 0, maxHeaderSize: 16 * 1024 }, web);
  // One more than are taken, so that those who send more are noticed.
  server.maxHeadersCount = HEADERS + 1;
  const pace = paceOf(settings.sockets);
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(config, settings.protections.origins, request) ?? noRoom();
    if (refusal) refuseUpgrade(socket, refusal);
    else pace.admit(socket, () => sockets.accept(request, socket, head));
  });

  function noRoom(): Refusal | null {
    if (stopping) return { status: 503 };
    if (connections.counts().sockets + pace.count() < settings.sockets.total) return null;
    metrics.shed('socket');
    return { status: 503, retryAfter: 10 };
  }

  return {
    server,
    metrics: metrics.registry,
    counts: () => ({ ...connections.counts(), cables: cables.count() }),
    async stop() {
      stopping = true;
      pace.stop();
      requests.letGo();
      await sleep(settings.stop.drainMs);
      const closed = new Promise<void>((resolve) => {
        if (server.listening) server.close(() => resolve());
        else resolve();
      });
      const late = setTimeout(() => {
        log.warn({ requests: requests.count() }, 'requests were cut off');
        server.closeAllConnections();
      }, settings.stop.finishMs);
      await sockets.close(settings.stop.spreadMs);
      server.closeIdleConnections();
      await closed;
      clearTimeout(late);
      await graphql.stop();
      cables.close();
      metrics.stop();
      await tracing.stop();
      await client.close();
    },
  };
}

/** What an operation on a socket cannot do, and does not note: a socket has no line in the log. */
const OVER_HTTP_ONLY = { note() {}, signOut: async () => false, renewBearer: async () => null };

/** The fault that everything else was made of: a closed connection, a name that is not found. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
