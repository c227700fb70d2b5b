import { messages } from '../messages.ts';
import { reasonOf } from '../upstream/deadline.ts';
import { RestError } from '../upstream/error.ts';
import type { Shared } from './shared.ts';

/** The part of a session that the REST calls of an operation need. */
export interface Credentials {
  /** The token to send; null before signing in. */
  readonly token: string | null;
  /** Whether the session is known to have ended. */
  readonly ended: boolean;
  /** Whether the caller does not have this token yet: its use must not invalidate the old one. */
  readonly renewed: boolean;
  /** Refreshes a token that is about to expire, before the first call. */
  prepare(): Promise<void>;
  /** Refreshes the token after a 401; returns whether there is another token to try. */
  renew(rejected: string | null): Promise<boolean>;
  /** Adopts the new token of a response. */
  replace(token: string): void;
}

/** The session that sends a call, and the signal that aborts it. */
export interface Authorization {
  readonly credentials: Credentials;
  readonly shared: Shared;
  /** Aborted when the caller has disconnected. */
  readonly signal: AbortSignal;
  /** Whether a call that got 401 can be retried with another token; by default it can. */
  readonly again?: () => boolean;
}

/**
 * Sends a call with the session's token, refreshed first if it is about to expire, and retries with its successor after a
 * 401. A new token in the response replaces the token.
 * @param send makes the call; `repeat` if the caller does not have this token yet
 * @throws RestError
 */
export async function authorized<Answer extends { readonly token: string | null }>(
  { credentials, shared, signal, again = () => true }: Authorization,
  send: (token: string, repeat: boolean) => Promise<Answer>,
): Promise<Answer> {
  await credentials.prepare();
  for (let renewals = 0; ; renewals += 1) {
    if (credentials.ended) throw new RestError('REQUEST_CANCELLED', messages.cancelled);
    if (signal.aborted) throw reasonOf(signal);
    const token = credentials.token;
    if (!token) throw new RestError('UNAUTHENTICATED', messages.unauthenticated);
    try {
      const answer = await send(token, credentials.renewed);
      shared.accept(token);
      if (answer.token && answer.token !== token) credentials.replace(answer.token);
      return answer;
    } catch (error) {
      const rejected = error instanceof RestError && error.code === 'UNAUTHENTICATED';
      if (rejected) shared.revoke(token);
      if (!rejected || renewals > 0 || !(await credentials.renew(token)) || !again()) throw error;
    }
  }
}
