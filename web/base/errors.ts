/** Reads a failed operation: its error code, its request id, and a message for users. */
import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
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

/** The status of a request whose rest the server waited for in vain: nothing of it was done. */
const TOO_SLOW = 408;

/** How servers word a fault inside. */
const INTERNAL = /^(internal server error|unexpected error)\.?$/i;

/** How browsers and Node.js word that a request, or a module's request, got no response. */
const NO_RESPONSE =
  /failed to fetch|fetch failed|networkerror|load failed|network connection was lost|offline|dynamically imported module|importing a module/i;

/** Whether the gateway or the backend was unreachable, or the outcome of a write is unknown: a retry may help. */
export function isUnreachable(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return code.startsWith('UPSTREAM_') || code === 'OUTCOME_UNKNOWN';
  if (isTimeout(error)) return true;
  // Other type errors are mistakes in the code.
  if (ServerError.is(error)) return error.statusCode >= 502 || error.statusCode === TOO_SLOW;
  return error instanceof TypeError && isNoResponse(error);
}

/** Whether a read was given up because the server was silent. */
export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}

function isNoResponse({ message }: TypeError): boolean {
  return NO_RESPONSE.test(message);
}

/** An error whose message is a text for people. Every other error words a mistake in the code, for those who mend it. */
export class ToldError extends Error {}

/** Returns one sentence about a failure to show to the user: never the server's own words about a fault inside. */
export function describeError(error: unknown): string {
  if (isUnreachable(error)) return failureMessages.unavailable;
  if (CombinedGraphQLErrors.is(error)) {
    const texts = error.errors.flatMap(({ message, extensions }) =>
      extensions?.code === 'INTERNAL' || INTERNAL.test(message) ? [] : message.trim(),
    );
    return texts.filter(Boolean).join(' ') || failureMessages.unknownError;
  }
  if (ServerError.is(error) || ServerParseError.is(error)) return failureMessages.unknownError;
  return error instanceof ToldError ? error.message : failureMessages.unknownError;
}

/** Returns what the page in place of one that failed says: the error's own message, as the specification asks, if it is ours. */
export function describeCrash(error: unknown): string {
  const isOurs = !CombinedGraphQLErrors.is(error) && !ServerError.is(error) && !ServerParseError.is(error);
  const isTold = isOurs && !isUnreachable(error) && error instanceof Error && error.message.trim() !== '';
  return isTold ? error.message : describeError(error);
}

/** Returns after how many seconds work that the server has too much of can be sent again; null for any other error. */
export function busySeconds(error: unknown): number | null {
  if (errorCode(error) !== 'BUSY' || !CombinedGraphQLErrors.is(error)) return null;
  const seconds = error.errors[0]?.extensions?.retryAfter;
  return typeof seconds === 'number' ? seconds : 1;
}
