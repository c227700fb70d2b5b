/** Knows what can be read from a failed operation: its code, its request id, and a text fit for people. */
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { failureMessages } from './messages.ts';

/** The `extensions.code` of the first GraphQL error, or null for anything else. */
export function errorCode(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : null;
}

/** The id under which the server logged the request, if the answer carried one. */
export function requestIdOf(error: unknown): string | null {
  if (CombinedGraphQLErrors.is(error)) {
    const id = error.errors[0]?.extensions?.requestId ?? error.extensions?.requestId;
    return typeof id === 'string' ? id : null;
  }
  return ServerError.is(error) ? error.response.headers.get('x-request-id') : null;
}

/** The server could not be asked, or did not answer for itself: asking again may help. */
export function isUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return code.startsWith('UPSTREAM_') || code === 'OUTCOME_UNKNOWN';
  return (ServerError.is(error) && error.statusCode >= 502) || error instanceof TypeError;
}

/** One sentence about a failure for the person in front of it. */
export function describeError(error: unknown): string {
  if (isUnreachable(error)) return failureMessages.unavailable;
  return error instanceof Error && error.message ? error.message : failureMessages.unknownError;
}
