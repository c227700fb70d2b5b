import { reasonOf } from '../deadline.ts';
import { messages } from '../messages.ts';
import { RestError } from './error.ts';
import type { Shared } from './shared.ts';

/** What the REST calls of an operation need of its session. */
export interface Credentials {
  /** The token to send; null before signing in. */
  readonly token: string | null;
  /** True once the session was found to be over. */
  readonly ended: boolean;
  /** True when the caller does not have this token yet: using it must not spend the old one. */
  readonly renewed: boolean;
  /** Makes sure of a token that lasts, before the first call. */
  prepare(): Promise<void>;
  /** After a 401: true when there is another token to try. */
  renew(refused: string | null): Promise<boolean>;
  /** A new token came with an answer. */
  replace(token: string): void;
}

/** On whose behalf a call is sent, and for how long it matters. */
export interface Authorization {
  readonly credentials: Credentials;
  readonly shared: Shared;
  /** Aborted when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Whether a call that was refused can be sent again with another token; by default it can. */
  readonly again?: () => boolean;
}

/**
 * Sends a call with the session's token, made to last first, and again with its successor after a 401. A new token that
 * comes with the answer replaces it.
 * @param send makes the call; `repeat` when the caller does not have this token yet
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
      shared.letIn(token);
      if (answer.token && answer.token !== token) credentials.replace(answer.token);
      return answer;
    } catch (error) {
      const refused = error instanceof RestError && error.code === 'UNAUTHENTICATED';
      if (refused) shared.turnedAway(token);
      if (!refused || renewals > 0 || !(await credentials.renew(token)) || !again()) throw error;
    }
  }
}
