import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { OperationContext } from '../access/operation.ts';
import { isHarmless } from '../execution/publicDocuments.ts';
import { messages } from '../messages.ts';
import { RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';

const STATUS: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  RATE_LIMITED: 429,
  BUSY: 503,
  UPSTREAM_UNAVAILABLE: 503,
};

/** Sets 401, 429 or 503 if the whole operation failed for that reason; other executed operations are 200. */
export const statusOfFailures: ApolloServerPlugin<OperationContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response, contextValue, operationName }) {
        if (response.body.kind !== 'single') return;
        const { data, errors = [] } = response.body.singleResult;
        contextValue.note({
          operation: operationName,
          errors: errors.map((error) => String(error.extensions?.code)),
        });
        const code = failureOfAll(data, errors);
        if (!code || !STATUS[code]) return;
        response.http.status = STATUS[code];
        const retryAfter = errors.map((error) => error.extensions?.retryAfter).find((seconds) => seconds !== undefined);
        if (retryAfter !== undefined) response.http.headers.set('retry-after', String(retryAfter));
      },
    };
  },
};

/** Returns the one code that all root fields failed with, or null. Calls cancelled before they were sent do not count. */
function failureOfAll(
  data: Readonly<Record<string, unknown>> | null | undefined,
  errors: readonly GraphQLFormattedError[],
): string | null {
  if (errors.length === 0) return null;
  const failed = new Set(errors.map((error) => error.path?.[0]));
  const nothing = !data || Object.entries(data).every(([name, value]) => value === null && failed.has(name));
  const sent = errors.map((error) => String(error.extensions?.code)).filter((code) => code !== 'REQUEST_CANCELLED');
  const [code = null] = sent;
  return nothing && sent.every((other) => other === code) ? code : null;
}

const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * Sets the status of GraphQL over HTTP: with `application/json`, a document or variables that cannot run return 200; only
 * `application/graphql-response+json` returns 400.
 */
export const statusOfJson: ApolloServerPlugin<OperationContext> = {
  async requestDidStart({ request }) {
    const accepted = request.http?.headers.get('accept') ?? '';
    return {
      async willSendResponse({ response, errors }) {
        if (accepted.includes('graphql-response+json') || response.http.status !== 400 || !errors?.length) return;
        const ofRequest = errors.every(
          ({ extensions: { code }, source, nodes }) =>
            REQUEST_ERRORS.has(String(code)) && (source || nodes || code === 'GRAPHQL_PARSE_FAILED'),
        );
        if (ofRequest) response.http.status = 200;
      },
    };
  },
};

/**
 * Hides validation errors and results, which reveal the schema, from callers whose session the backend does not know. In
 * production, every document of theirs that parses gets the same response, the reason alone.
 */
export const hiddenFromAnonymous: ApolloServerPlugin<OperationContext> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response, document, errors }) {
        // A syntax error reveals nothing about the schema.
        if (response.body.kind !== 'single' || !document) return;
        const ran = 'data' in response.body.singleResult;
        if (ran && isHarmless(document)) return;
        const reason = await whyUnknown(contextValue, ran, errors);
        if (!reason) return;
        const { message, extensions } = reason;
        response.http.status = STATUS[extensions.code] ?? 200;
        response.body.singleResult = { errors: [{ message, extensions }] };
      },
    };
  },
};

/** Returns why the caller is anonymous; null if the backend knows the session. Calls the backend only if necessary. */
async function whyUnknown(
  { rest, session, shared }: OperationContext,
  ran: boolean,
  errors: readonly GraphQLError[] = [],
): Promise<RestError | null> {
  if (rest.accepted || (ran && shared.isAccepted(session.token))) return null;
  // Otherwise an unresponsive backend would be waited for twice.
  const fault = errors.map(({ originalError }) => originalError).find(isUpstream);
  if (fault) return fault;
  try {
    await rest.read(path`profile`);
    return null;
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return isUpstream(error) ? error : new RestError('UNAUTHENTICATED', messages.unauthenticated);
  }
}

const isUpstream = (error: unknown): error is RestError =>
  error instanceof RestError && error.code.startsWith('UPSTREAM_');
