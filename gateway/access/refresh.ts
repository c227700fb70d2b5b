/**
 * Refreshes tokens, once for all requests that wait for the same one. If two processes refresh the same token, the backend
 * returns the same successor to both. Tokens are cached by their SHA-256, in bounded caches.
 */
import { hash } from 'node:crypto';
import { recent } from '../base/recent.ts';
import type { Settings } from '../settings.ts';
import type { Client } from '../upstream/client.ts';
import { RestError } from '../upstream/error.ts';
import { path } from '../upstream/path.ts';
import { isTokenShaped } from './token.ts';

/** The outcome of a refresh: the successor token, or `over` if the session has ended. */
export type Renewal = { readonly token: string } | 'over';

/** Refreshes tokens and remembers the outcome of each for a while. */
export interface Refresher {
  /**
   * Returns the successor of a token, even of an expired one.
   * @throws RestError if the backend fails; the session is kept.
   */
  renew(token: string, requestId: string): Promise<Renewal>;
  /** Returns the cached successor; null if unknown. */
  successor(token: string): string | null;
  /** Marks a token as signed out, so that a refresh in flight does not revive the session. */
  forget(token: string): void;
}

/** The capacity of each cache; invented tokens in bulk evict the oldest entries. */
const REMEMBERED = 10_000;

const keyOf = (token: string) => hash('sha256', token, 'base64url');

/** Creates a refresher. @param onEnd called with the outcome of each refresh */
export function refresher(
  client: Pick<Client, 'send'>,
  { rememberMs, pauseMs }: Pick<Settings['session'], 'rememberMs' | 'pauseMs'>,
  onEnd: (outcome: 'renewed' | 'over' | 'failed') => void = () => {},
): Refresher {
  const running = new Map<string, Promise<Renewal>>();
  const failed = lately<RestError>(pauseMs);
  const successors = lately<string>(rememberMs);
  /** Tokens of ended sessions. */
  const over = recent<string, true>(REMEMBERED);

  async function ask(token: string, key: string, requestId: string): Promise<Renewal> {
    try {
      const answer = await client.send({
        method: 'POST',
        path: path`refresh_tokens`,
        token,
        requestId,
        // Idempotent: the backend returns the same successor for the same token.
        repeatable: true,
      });
      // Signed out while the refresh was in flight.
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
      // Cached briefly, so that not every request calls a backend in trouble.
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

/** Creates a cache whose entries expire after `ms` milliseconds. */
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
