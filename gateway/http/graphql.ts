/** Serves `POST /graphql`: Apollo Server with this gateway's sessions, limits and errors. */
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { expressMiddleware } from '@as-integrations/express5';
import compression from 'compression';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Operation, OperationContext } from '../access/operation.ts';
import type { Refresher } from '../access/refresh.ts';
import type { Session } from '../access/session.ts';
import { bearerToken } from '../access/token.ts';
import type { Config } from '../config.ts';
import { compiledQueries } from '../execution/compiled.ts';
import type { GraphqlDocuments } from '../execution/documents.ts';
import { formatError } from '../execution/formatError.ts';
import { limitsRule } from '../execution/limits.ts';
import { isPublic } from '../execution/publicDocuments.ts';
import type { Logger } from '../log.ts';
import { messages } from '../messages.ts';
import type { Origin } from '../rest/operation.ts';
import type { Shared } from '../rest/shared.ts';
import type { Settings } from '../settings.ts';
import { type Code, RestError } from '../upstream/error.ts';
import { answeredByCode } from './compiledAnswer.ts';
import { bodyWithin } from './failure.ts';
import { reportCost, reportRateLimits, withinCost } from './graphqlCost.ts';
import { hiddenFromAnonymous, statusOfFailures, statusOfJson } from './graphqlStatus.ts';
import { textOfPersisted } from './persisted.ts';
import { notesOf, originOf } from './request.ts';
import { sessionOf } from './requestSession.ts';

/** The dependencies of `POST /graphql`. */
export interface GraphqlParts {
  readonly config: Config;
  readonly settings: Settings;
  readonly schema: GraphQLSchema;
  readonly documents: GraphqlDocuments;
  readonly shared: Shared;
  readonly refresher: Refresher;
  readonly contextFor: (operation: Operation) => OperationContext;
  /** Closes the sockets of a session that signed out. @param sameSession whether to include other tokens of the session */
  readonly endSocketSession: (token: string, sameSession: boolean) => void;
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
  const plugins: ApolloServerPlugin<OperationContext>[] = [
    ApolloServerPluginLandingPageDisabled(),
    ApolloServerPluginCacheControlDisabled(),
    statusOfFailures,
    statusOfJson,
    withinCost(documents),
    reportCost(documents),
    reportRateLimits,
    answeredByCode(compiledQueries(schema, settings.execution.compiledOperations)),
  ];
  if (config.production) plugins.push(hiddenFromAnonymous);
  const server = new ApolloServer<OperationContext>({
    schema,
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
  // Most tools do not request compression.
  router.use((request, response, next) =>
    request.headers['accept-encoding'] ? compress(request, response, next) : next(),
  );
  router.use(bodyWithin(settings.requests.bodyMs));
  // Only JSON, which no page can send to another site without a preflight.
  const type = settings.protections.csrf ? 'application/json' : () => true;
  router.use(express.json({ limit: settings.document.bodyBytes, type }));
  router.use(textOfPersisted(documents.registered));
  router.use(expressMiddleware(server, { context: ({ req, res }) => contextOf(parts, req, res) }));
  return { handler: router, stop: () => server.stop() };
}

/** @throws GraphQLError for a malformed header or a too long document, UNAUTHENTICATED or FORBIDDEN for a disallowed one */
async function contextOf(parts: GraphqlParts, request: Request, response: Response): Promise<OperationContext> {
  const { config, contextFor, documents } = parts;
  const session = sessionOf(parts, request, response);
  const context = contextFor({
    session,
    origin: originWithin(request, response, {
      languages: config.languages,
      ms: parts.settings.document.operationMs,
    }),
    shared: parts.shared,
    reads: documents.reads,
    note: (notes) => Object.assign(notesOf(request), notes),
    signOut: (call) => signOut(parts, session, call),
    renewBearer: () => renewBearer(parts, request),
  });
  const source = sourceOf(request);
  if (source === null) return context; // Apollo Server rejects it
  const tooLong = documents.tooLong(source);
  if (tooLong) throw tooLong;
  if (session.kind === 'anonymous') {
    if (!isAllowedForAll(documents, source, !config.production)) throw unauthenticated();
  } else if (config.persistedOnly && session.kind === 'browser' && !documents.registered.has(source)) {
    throw rejection(messages.notRegistered, 'FORBIDDEN', 403);
  }
  return context;
}

/** Returns the text of the document, as Apollo Server will read it; null without one. */
function sourceOf(request: Request): string | null {
  const query =
    request.method === 'GET'
      ? new URL(request.url, 'http://localhost').searchParams.get('query')
      : (request.body as { query?: unknown } | undefined)?.query; // JSON of any shape; `query` is checked below
  return typeof query === 'string' && query !== '' ? query : null;
}

function isAllowedForAll(documents: GraphqlDocuments, source: string, introspection: boolean): boolean {
  try {
    return isPublic(documents.parse(source), introspection);
  } catch (error) {
    // A syntax error reveals nothing about the schema; Apollo Server reports it.
    if (error instanceof GraphQLError) return true;
    throw error;
  }
}

const rejection = (message: string, code: Code, status: number) =>
  new GraphQLError(message, { extensions: { code, http: { status } } });

const unauthenticated = () => rejection(messages.unauthenticated, 'UNAUTHENTICATED', 401);

/** @throws GraphQLError for a malformed header */
function originWithin(...from: Parameters<typeof originOf>): Origin {
  try {
    return originOf(...from);
  } catch (error) {
    throw error instanceof RestError ? rejection(error.message, error.code, 400) : error;
  }
}

/** Ends the session. @throws RestError FORBIDDEN for an API key, which has no session: then nothing ends */
async function signOut(
  { refresher, shared, endSocketSession }: GraphqlParts,
  session: Session,
  call: () => Promise<void>,
): Promise<boolean> {
  const tokens = new Set([session.token]);
  const endHere = (ended: boolean) => {
    tokens.add(session.token);
    for (const token of tokens) {
      if (!token) continue;
      refresher.forget(token);
      shared.revoke(token);
      endSocketSession(token, ended);
    }
    session.end();
    return ended;
  };
  try {
    await call();
    return endHere(true);
  } catch (error) {
    if (error instanceof RestError && error.code === 'FORBIDDEN') throw error;
    // The cookie is deleted in any case; the response reports whether the backend ended the session.
    const ended = endHere(false);
    if (error instanceof RestError) return ended;
    throw error;
  }
}

async function renewBearer({ refresher }: GraphqlParts, request: Request): Promise<string | null> {
  const token = bearerToken(request.get('authorization'));
  if (!token) return null;
  const renewal = await refresher.renew(token, notesOf(request).requestId);
  return renewal === 'over' ? null : renewal.token;
}
