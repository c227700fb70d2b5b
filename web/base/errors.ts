/** Reads a failed operation: its error code, its request id, and a message for users. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureMessages } from './messages.ts';

/** Returns the `extensions.code` of the first GraphQL error; null for any other error. */
export function errorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

/** Returns the id under which the server logged the request; null if the response carried none. */
export function requestIdOf(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) {
    const id = error.errors[0]?.extensions?.requestId ?? error.extensions?.requestId;
    return typeof id === 'string' ? id : null;
  }
  return ServerError.is(error) ? error.response.headers.get('x-request-id') : null;
}

/** Whether the gateway or the backend was unreachable, or the outcome of a write is unknown: a retry may help. */
export function isUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return code.startsWith('UPSTREAM_') || code === 'OUTCOME_UNKNOWN';
  return (ServerError.is(error) && error.statusCode >= 502) || error instanceof TypeError;
}

/** Returns one sentence about a failure to show to the user. */
export function describeError(error: unknown): string {
  if (isUnreachable(error)) return failureMessages.unavailable;
  return error instanceof Error && error.message ? error.message : failureMessages.unknownError;
}
