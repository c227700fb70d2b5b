import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import { requestIdIn, zoneFrom } from './access/headers.ts';
import { cookieToken } from './access/session.ts';
import type { Backend } from './backend.ts';
import type { Config } from './config.ts';
import { type Context, createContext } from './context.ts';
import type { GraphqlDocuments } from './execution/documents.ts';
import { addressOf, socketLanguage } from './http/request.ts';
import { type Connection, type Connections, openConnections } from './live/connections.ts';
import { noLive } from './live/listen.ts';
import { SocketOrigin, SocketSession } from './live/operation.ts';
import { type Pace, paceOf } from './live/pace.ts';
import { type Sockets, socketServer } from './live/sockets.ts';
import type { Logger } from './log.ts';
import type { Settings } from './settings.ts';
import type { Metrics } from './telemetry/metrics.ts';
import { type Deadline, deadlineIn } from './upstream/deadline.ts';

interface SocketParts {
  readonly config: Config;
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly schema: GraphQLSchema;
  readonly documents: GraphqlDocuments;
  readonly backend: Backend;
  /** The app whose `trust proxy` decides which forwarded addresses are trusted. */
  readonly web: Express;
}

/** GraphQL over sockets. */
export interface GraphqlSockets {
  readonly server: Sockets;
  readonly connections: Connections;
  readonly pace: Pace;
}

/** Creates the sockets of this process, none at first. */
export function graphqlSockets(parts: SocketParts): GraphqlSockets {
  const { config, settings, log, metrics, schema, documents, backend, web } = parts;
  const { client, cables, shared } = backend;

  function contextFor(
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

  const connections = openConnections({
    settings,
    cables,
    languages: config.languages,
    identify: async (token, caller) =>
      String((await contextFor({ token, caller, live: null }, deadlineIn(null)).sessions.profile()).id),
  });
  const server = socketServer({
    schema,
    documents,
    persistedOnly: config.persistedOnly,
    settings: { ...settings.sockets, operationMs: settings.document.operationMs },
    connections,
    callerOf: (request) => ({
      requestId: requestIdIn(request.headers['x-request-id']),
      timeZone: zoneFrom(request.headers['time-zone']),
      language: socketLanguage(web, request, config.languages),
      address: addressOf(web, request),
    }),
    cookieOf: (request) => cookieToken(config, request.headers.cookie),
    hints: !config.production,
    log,
    contextFor,
  });
  metrics.watch({
    sockets: () => connections.counts().sockets,
    sources: () => connections.counts().sources,
    queued: connections.queued,
  });
  return { server, connections, pace: paceOf(settings.sockets) };
}

/** Replacements for what an operation on a socket cannot do; nor does it have a log line to add to. */
const OVER_HTTP_ONLY = { note() {}, signOut: async () => false, renewBearer: async () => null };
