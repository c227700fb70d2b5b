import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../context.ts';
import { messages } from '../messages.ts';
import { RestError } from '../rest/error.ts';

const STATUS: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, RATE_LIMITED: 429, UPSTREAM_UNAVAILABLE: 503 };

/** 401, 429 and 503 where the whole operation failed so; everything else that was executed is 200. */
export const statusOfFailures: ApolloServerPlugin<Context> = {
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

/** The code that every root field failed with, if they all failed and agree; those that were not even sent then have no say. */
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
 * GraphQL over HTTP: under `application/json`, a document or variables that cannot run are 200; only
 * `application/graphql-response+json` says 400.
 */
export const statusOfJson: ApolloServerPlugin<Context> = {
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
 * What is wrong with a document tells about the schema. In production a caller whose token turns out to be dead is told
 * nothing of it; the token is only checked then, so that good documents cost nothing.
 */
export const secretFromStrangers: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue }) {
    return {
      async willSendResponse({ response, errors }) {
        const invalid = errors?.some((error) => error.extensions.code === 'GRAPHQL_VALIDATION_FAILED');
        if (!invalid || response.body.kind !== 'single' || (await isKnown(contextValue))) return;
        response.http.status = 401;
        const extensions = { code: 'UNAUTHENTICATED' };
        response.body.singleResult = { errors: [{ message: messages.unauthenticated, extensions }] };
      },
    };
  },
};

/** Whether the backend knows the session. A backend that cannot say leaves the caller a stranger. */
export async function isKnown(context: Context): Promise<boolean> {
  try {
    await context.sessions.profile();
    return true;
  } catch (error) {
    if (error instanceof RestError) return false;
    throw error;
  }
}
