/** `POST /graphql`: Apollo Server with this gateway's sessions, limits and errors. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Config } from '../config.ts';
import { type Context, createContext } from '../context.ts';
import { asksForSchema, type Documents, isOpen } from '../documents.ts';
import { formatError } from '../errors.ts';
import { executionOf } from '../execution/execute.ts';
import { limitsRule } from '../limits.ts';
import { noLive } from '../live/listen.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Client } from '../rest/client.ts';
import { RestError } from '../rest/error.ts';
import type { Shared } from '../rest/shared.ts';
import type { Settings } from '../settings.ts';
import { apolloHandler, executedBy } from './apollo.ts';
import { bodyWithin } from './failure.ts';
import { withinCost } from './graphqlCost.ts';
import { isKnown, secretFromStrangers, statusOfFailures, statusOfJson } from './graphqlStatus.ts';
import type { Refresher } from './refresh.ts';
import { notesOf, originOf } from './request.ts';
import { cookieFor, cookieToken, openSession, type Session } from './session.ts';
import { bearerToken, tokenHints } from './token.ts';

export interface GraphqlParts {
  readonly config: Config;
  readonly settings: Settings;
  readonly schema: GraphQLSchema;
  readonly documents: Documents;
  readonly client: Client;
  readonly shared: Shared;
  readonly refresher: Refresher;
  readonly sockets: Pick<Sockets, 'endSession'>;
  readonly log: Logger;
}

export interface GraphqlOverHttp {
  readonly handler: RequestHandler;
  stop(): Promise<void>;
}

export async function graphqlOverHttp(parts: GraphqlParts): Promise<GraphqlOverHttp> {
  const { config, settings, schema, documents, log } = parts;
  const limited = settings.protections.documents;
  const plugins: ApolloServerPlugin<Context>[] = [
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginCacheControlDisabled(),
    statusOfFailures,
    statusOfJson,
    withinCost(documents),
  ];
  if (config.production) plugins.push(secretFromStrangers);
  const server = new ApolloServer<Context>({
    gateway: executedBy(schema, executionOf(schema, settings.execution.compiledOperations)),
    documentStore: documents.store.forApollo,
    plugins,
    introspection: true,
    csrfPrevention: settings.protections.csrf,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    parseOptions: limited ? { maxTokens: settings.document.tokens } : {},
    validationRules: limited ? [limitsRule(settings.document)] : [],
    hideSchemaDetailsFromClientErrors: config.production,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger: log,
    formatError: (formatted, error) =>
      formatError(formatted, error, (fault) => log.error({ err: fault }, 'unexpected error')),
  });
  await server.start();

  const router = Router();
  router.use((_request, response, next) => {
    response.setHeader('cache-control', 'no-store');
    next();
  });
  const compress = compression();
  // Tools mostly ask for nothing to be compressed.
  router.use((request, response, next) =>
    request.headers['accept-encoding'] ? compress(request, response, next) : next(),
  );
  router.use(bodyWithin(settings.document.bodyMs));
  router.use(express.json({ limit: settings.document.bodyBytes }));
  router.use(apolloHandler(server, (request, response) => contextOf(parts, request, response)));
  return { handler: router, stop: () => server.stop() };
}

/** @throws GraphQLError UNAUTHENTICATED for what a caller without a session may not run */
async function contextOf(parts: GraphqlParts, request: Request, response: Response): Promise<Context> {
  const { config, client, documents } = parts;
  const session = sessionOf(parts, request, response);
  const context = createContext(client, {
    session,
    origin: originOf(request, response, parts.settings.document.operationMs),
    shared: parts.shared,
    live: noLive,
    note: (notes) => Object.assign(notesOf(request), notes),
    signOut: (call) => signOut(parts, session, call),
    renewBearer: () => renewBearer(parts, request),
  });
  const source = sourceOf(request);
  if (source === null) return context; // Apollo refuses it
  const tooLong = documents.tooLong(source);
  if (tooLong) throw tooLong;
  if (session.kind === 'anonymous') {
    if (!isAllowedForAll(documents, source, !config.production)) throw unauthenticated();
  } else if (config.production && asksForSchema(source) && !(await isKnown(context))) {
    throw unauthenticated();
  }
  return context;
}

function sessionOf({ config, settings, refresher }: GraphqlParts, request: Request, response: Response): Session {
  const bearer = bearerToken(request.get('authorization'));
  const token = bearer ?? cookieToken(config, request.headers.cookie);
  notesOf(request).session = token && tokenHints(token).session;
  const seconds = settings.session.cookieSeconds;
  const setCookie = (value: string | null) => {
    if (!response.headersSent) response.setHeader('set-cookie', cookieFor(config, value, seconds));
  };
  return openSession({
    kind: bearer ? 'tool' : token ? 'browser' : 'anonymous',
    token,
    requestId: notesOf(request).requestId,
    refresher,
    renewBeforeMs: settings.session.renewBeforeMs,
    hand(kind, next) {
      if (kind === 'browser') setCookie(next);
      else if (!response.headersSent) response.setHeader('authorization', `Bearer ${next}`);
    },
    takeAway: () => setCookie(null),
  });
}

/** The document's text as Apollo will read it; null where it will find none. */
function sourceOf(request: Request): string | null {
  const query =
    request.method === 'GET'
      ? new URL(request.originalUrl, 'http://localhost').searchParams.get('query')
      : (request.body as { query?: unknown } | undefined)?.query; // JSON of any shape; `query` is checked below
  return typeof query === 'string' && query !== '' ? query : null;
}

function isAllowedForAll(documents: Documents, source: string, introspection: boolean): boolean {
  try {
    return isOpen(documents.parse(source), introspection);
  } catch (error) {
    // A text that is no document tells nothing about the schema, and Apollo says so.
    if (error instanceof GraphQLError) return true;
    throw error;
  }
}

const unauthenticated = () =>
  new GraphQLError(messages.unauthenticated, { extensions: { code: 'UNAUTHENTICATED', http: { status: 401 } } });

async function signOut(
  { refresher, shared, sockets }: GraphqlParts,
  session: Session,
  call: () => Promise<void>,
): Promise<boolean> {
  const tokens = new Set([session.token]);
  let ended = false;
  try {
    await call();
    ended = true;
  } catch (error) {
    // The cookie goes in any case; whether the backend ended the session is the answer.
    if (!(error instanceof RestError)) throw error;
  } finally {
    tokens.add(session.token);
    for (const token of tokens) {
      if (!token) continue;
      refresher.forget(token);
      shared.turnedAway(token);
      sockets.endSession(token, ended);
    }
    session.end();
  }
  return ended;
}

async function renewBearer({ refresher }: GraphqlParts, request: Request): Promise<string | null> {
  const token = bearerToken(request.get('authorization'));
  if (!token) return null;
  const renewal = await refresher.renew(token, notesOf(request).requestId);
  return renewal === 'over' ? null : renewal.token;
}
