/**
 * Renews tokens once for everybody who waits on the same one. One per process: two processes may both ask, and the backend
 * gives both the same successor. Tokens are remembered by their SHA-256, and no more than so many.
 */
import { hash } from 'node:crypto';
import { recent } from '../execution/recent.ts';
import type { Client } from '../rest/client.ts';
import { RestError } from '../rest/error.ts';
import { path } from '../rest/path.ts';
import type { Settings } from '../settings.ts';
import { isTokenShaped } from './token.ts';

/** `over`: the session has ended. */
export type Renewal = { readonly token: string } | 'over';

/** Renews tokens and remembers, for a while, what became of each. */
export interface Refresher {
  /**
   * The successor of a token, also of one that has run out.
   * @throws RestError when the backend cannot say: the session is kept.
   */
  renew(token: string, requestId: string): Promise<Renewal>;
  /** The successor, when it is known already. */
  successor(token: string): string | null;
  /** Marks a token as signed out, so that a renewal on its way brings nobody back. */
  forget(token: string): void;
}

/** Of each kind; garbage that is sent in bulk pushes out what is old. */
const REMEMBERED = 10_000;

const keyOf = (token: string) => hash('sha256', token, 'base64url');

/** @param onEnd told how each renewal ended */
export function refresher(
  client: Pick<Client, 'send'>,
  { rememberMs, pauseMs }: Pick<Settings['session'], 'rememberMs' | 'pauseMs'>,
  onEnd: (outcome: 'renewed' | 'over' | 'failed') => void = () => {},
): Refresher {
  const running = new Map<string, Promise<Renewal>>();
  const failed = lately<RestError>(pauseMs);
  const successors = lately<string>(rememberMs);
  /** Tokens whose session is over, for good. */
  const over = recent<string, true>(REMEMBERED);

  async function ask(token: string, key: string, requestId: string): Promise<Renewal> {
    try {
      const answer = await client.send({
        method: 'POST',
        path: path`refresh_tokens`,
        token,
        requestId,
        // Asked again with the same token, the backend gives the same successor.
        repeatable: true,
      });
      // Signed out while the answer was on its way.
      if (over.get(key)) return 'over';
      if (!answer.token) throw new RestError('UPSTREAM_BAD_RESPONSE', 'refresh_tokens answered without a token');
      successors.set(key, answer.token);
      return { token: answer.token };
    } catch (error) {
      if (!(error instanceof RestError)) throw error;
      if (error.code === 'UNAUTHENTICATED') {
        if (isTokenShaped(token)) over.set(key, true);
        return 'over';
      }
      // Whoever asks in the next moment gets the same answer, so that a backend in trouble is not asked by each of them.
      failed.set(key, error);
      throw error;
    }
  }

  async function counted(asking: Promise<Renewal>): Promise<Renewal> {
    try {
      const renewal = await asking;
      onEnd(renewal === 'over' ? 'over' : 'renewed');
      return renewal;
    } catch (error) {
      onEnd('failed');
      throw error;
    }
  }

  return {
    async renew(token, requestId) {
      const key = keyOf(token);
      const known = successors.get(key);
      if (known) return { token: known };
      if (over.get(key)) return 'over';
      const failure = failed.get(key);
      if (failure) throw failure;
      const asked = running.get(key);
      if (asked !== undefined) return asked;
      const renewal = counted(ask(token, key, requestId)).finally(() => running.delete(key));
      running.set(key, renewal);
      return renewal;
    },
    successor: (token) => successors.get(keyOf(token)) ?? null,
    forget(token) {
      const key = keyOf(token);
      successors.delete(key);
      over.set(key, true);
    },
  };
}

/** What is remembered for so long (ms). */
function lately<Value>(ms: number) {
  const entries = recent<string, { readonly value: Value; readonly until: number }>(REMEMBERED);
  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      return entry && entry.until > performance.now() ? entry.value : undefined;
    },
    set: (key: string, value: Value) => entries.set(key, { value, until: performance.now() + ms }),
    delete: entries.delete,
  };
}
