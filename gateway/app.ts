import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import express from 'express';
import type { Config } from './config.ts';
import { createContext } from './context.ts';
import { documentsFor } from './documents.ts';
import { browserErrors } from './http/browserErrors.ts';
import { failureHandler, notFound } from './http/failure.ts';
import { graphqlOverHttp } from './http/graphql.ts';
import { health } from './http/health.ts';
import { playground } from './http/playground.ts';
import { refresher } from './http/refresh.ts';
import { requestIdFrom, requestLog } from './http/request.ts';
import { isAllowedOrigin } from './http/security.ts';
import { cookieToken, openSession } from './http/session.ts';
import { webClient } from './http/web.ts';
import { type Connection, openConnections } from './live/connections.ts';
import { noLive } from './live/listen.ts';
import { socketServer } from './live/sockets.ts';
import { userCables } from './live/users.ts';
import { createLogger, type Logger } from './log.ts';
import { restClient } from './rest/client.ts';
import { createSchema } from './schema.ts';
import { type SettingsPatch, settingsWith } from './settings.ts';

export interface AppOptions {
  readonly config: Config;
  readonly settings?: SettingsPatch;
  readonly log?: Logger;
}

export interface App {
  /** Not listening yet. */
  readonly server: Server;
  /** Open sockets, listening subscriptions and cable connections. */
  counts(): { sockets: number; sources: number; cables: number };
  /** Takes nothing new, finishes what runs (as long as the settings allow), closes sockets with 1001. */
  stop(): Promise<void>;
}

/** The gateway, ready to listen. */
export async function app({ config, settings: patch, log = createLogger(config.logLevel) }: AppOptions): Promise<App> {
  const settings = settingsWith(patch);
  const schema = createSchema();
  const documents = documentsFor(schema, settings.document, {
    hints: !config.production,
    limited: settings.protections.documents,
  });
  const client = restClient(config.apiUrl, settings.upstream, ({ error, ...call }) =>
    log.warn({ ...call, code: error.code, err: rootOf(error) }, 'upstream call failed'),
  );
  const renewals = refresher(client, settings.session.rememberMs);
  const cables = userCables(config.cableUrl, settings.live);
  const connections = openConnections({
    settings,
    cables,
    cookieOf: (request) => cookieToken(config, request.headers.cookie),
    identify: async (token, request) => String((await contextOf(token, request).sessions.profile()).id),
  });
  const sockets = socketServer({
    schema,
    documents,
    settings: settings.sockets,
    connections,
    log,
    contextFor: ({ token, request, live }: Connection) => contextOf(token, request, live ?? noLive),
  });

  /** What an operation on a socket runs in; a socket can neither renew its token nor sign in or out. */
  function contextOf(token: string | null, request: IncomingMessage, live = noLive) {
    const requestId = requestIdFrom(request.headers['x-request-id']);
    const nothing = () => {};
    return createContext(client, {
      session: openSession({
        kind: 'socket',
        token,
        requestId,
        refresher: renewals,
        renewBeforeMs: 0,
        hand: nothing,
        takeAway: nothing,
      }),
      origin: { requestId, timeZone: null, idempotencyKey: null, address: null, signal: new AbortController().signal },
      live,
      note: nothing,
      signOut: async () => false,
      renewBearer: async () => null,
    });
  }

  let stopping = false;
  const graphql = await graphqlOverHttp({
    config,
    settings,
    schema,
    documents,
    client,
    refresher: renewals,
    sockets,
    log,
  });
  const web = express();
  web.disable('x-powered-by');
  if (config.trustProxy !== undefined) web.set('trust proxy', config.trustProxy);
  web.use(health(client, () => stopping));
  web.use(requestLog(log));
  web.use(browserErrors(log, settings.browserErrors));
  web.use(playground(config, client));
  web.use('/graphql', graphql.handler);
  web.use(webClient(config));
  web.use(notFound);
  web.use(failureHandler(log));

  const server = createServer({ headersTimeout: 15_000, requestTimeout: 0, maxHeaderSize: 16 * 1024 }, web);
  server.maxHeadersCount = 100;
  server.on('upgrade', (request, socket, head) => {
    const refusal = stopping ? 503 : refusalOf(request);
    if (refusal) refuseUpgrade(socket, refusal);
    else sockets.accept(request, socket, head);
  });

  /** Why a socket may not be opened, as an HTTP status. */
  function refusalOf(request: IncomingMessage): number | null {
    if (request.url?.split('?')[0] !== '/graphql') return 404;
    if (!settings.protections.origins) return null;
    const { origin, host } = request.headers;
    // Pages always send their origin, so a cookie without one is not from a page of ours.
    if (origin === undefined) return cookieToken(config, request.headers.cookie) ? 403 : null;
    return isAllowedOrigin(config, origin, host) ? null : 403;
  }

  return {
    server,
    counts: () => ({ ...connections.counts(), cables: cables.count() }),
    async stop() {
      stopping = true;
      const closed = new Promise<void>((resolve) => {
        if (server.listening) server.close(() => resolve());
        else resolve();
      });
      const late = setTimeout(() => server.closeAllConnections(), settings.stopMs);
      await sockets.close();
      server.closeIdleConnections();
      await closed;
      clearTimeout(late);
      await graphql.stop();
      cables.close();
      renewals.stop();
      await client.close();
    },
  };
}

/** The fault that everything else was made of: a closed connection, a name that is not found. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

const REASON: Record<number, string> = { 403: 'Forbidden', 404: 'Not Found', 503: 'Service Unavailable' };

function refuseUpgrade(socket: Duplex, status: number): void {
  // The peer may be gone already; there is nobody to tell then.
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${REASON[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
