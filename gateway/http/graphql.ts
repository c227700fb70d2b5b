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
import { formatError } from '../errors.ts';
import type { GraphqlDocuments } from '../execution/documents.ts';
import { executionOf } from '../execution/execute.ts';
import { limitsRule } from '../execution/limits.ts';
import { isPublic } from '../execution/publicDocuments.ts';
import { noLive } from '../live/listen.ts';
import type { Sockets } from '../live/sockets.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Client } from '../rest/client.ts';
import { type Code, RestError } from '../rest/error.ts';
import type { Origin } from '../rest/operation.ts';
import type { Shared } from '../rest/shared.ts';
import type { Settings } from '../settings.ts';
import { apolloHandler, executedBy } from './apollo.ts';
import { bodyWithin } from './failure.ts';
import { withinCost } from './graphqlCost.ts';
import { secretFromStrangers, statusOfFailures, statusOfJson } from './graphqlStatus.ts';
import { textOfPersisted } from './persisted.ts';
import type { Refresher } from './refresh.ts';
import { notesOf, originOf } from './request.ts';
import { sessionOf } from './requestSession.ts';
import type { Session } from './session.ts';
import { bearerToken } from './token.ts';

/** What `POST /graphql` is made of. */
export interface GraphqlParts {
  readonly config: Config;
  readonly settings: Settings;
  readonly schema: GraphQLSchema;
  readonly documents: GraphqlDocuments;
  readonly client: Client;
  readonly shared: Shared;
  readonly refresher: Refresher;
  readonly sockets: Pick<Sockets, 'endSession'>;
  readonly log: Logger;
}

/** GraphQL over HTTP, ready to be mounted. */
export interface GraphqlOverHttp {
  readonly handler: RequestHandler;
  stop(): Promise<void>;
}

/** Starts Apollo Server with this gateway's checks, execution and errors. */
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
      formatError(formatted, error, {
        hints: !config.production,
        report: (fault) => log.error({ err: fault }, 'unexpected error'),
      }),
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
  router.use(textOfPersisted(documents.registered));
  router.use(apolloHandler(server, (request, response) => contextOf(parts, request, response)));
  return { handler: router, stop: () => server.stop() };
}

/** @throws GraphQLError for headers that cannot be read, UNAUTHENTICATED for what a caller without a session may not run */
async function contextOf(parts: GraphqlParts, request: Request, response: Response): Promise<Context> {
  const { config, client, documents } = parts;
  const session = sessionOf(parts, request, response);
  const context = createContext(client, {
    session,
    origin: originWithin(request, response, parts.settings.document.operationMs),
    shared: parts.shared,
    live: noLive,
    reads: documents.reads,
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
  } else if (config.persistedOnly && session.kind === 'browser' && !documents.registered.has(source)) {
    throw refusal(messages.notRegistered, 'FORBIDDEN', 403);
  }
  return context;
}

/** The document's text as Apollo will read it; null where it will find none. */
function sourceOf(request: Request): string | null {
  const query =
    request.method === 'GET'
      ? new URL(request.originalUrl, 'http://localhost').searchParams.get('query')
      : (request.body as { query?: unknown } | undefined)?.query; // JSON of any shape; `query` is checked below
  return typeof query === 'string' && query !== '' ? query : null;
}

function isAllowedForAll(documents: GraphqlDocuments, source: string, introspection: boolean): boolean {
  try {
    return isPublic(documents.parse(source), introspection);
  } catch (error) {
    // A text that is no document tells nothing about the schema, and Apollo says so.
    if (error instanceof GraphQLError) return true;
    throw error;
  }
}

const refusal = (message: string, code: Code, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const unauthenticated = () => refusal(messages.unauthenticated, 'UNAUTHENTICATED', 401);

/** @throws GraphQLError where a header cannot be read */
function originWithin(request: Request, response: Response, ms: number): Origin {
  try {
    return originOf(request, response, ms);
  } catch (error) {
    throw error instanceof RestError ? refusal(error.message, error.code, 400) : error;
  }
}

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
