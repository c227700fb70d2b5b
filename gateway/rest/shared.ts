/**
 * Caches lists that are the same for every caller (countries, units, statuses) across operations. No user's data is
 * cached: of the caller, values and keys depend on the language alone. Failures are not cached.
 */

import { recent } from '../base/recent.ts';
import type { Settings } from '../settings.ts';
import { isApiKey } from '../upstream/apiKeyToken.ts';

/** Lists that are cached for all callers, and the sessions that may see them. */
export interface Shared {
  /**
   * Returns the value of a key, stale while it is revalidated. A session that the backend has not accepted recently reads
   * the value itself: an ended token gets nothing.
   * @param ask reads the value with the caller's own session; `behind` if no caller waits for it
   */
  get<Value>(key: string, token: string | null, ask: (behind: boolean) => Promise<Value>): Value | Promise<Value>;
  /** Whether the backend has accepted a session recently. */
  isAccepted(token: string | null): boolean;
  /** Records that the backend has accepted this token. */
  accept(token: string): void;
  /** Records that the session of this token has ended. */
  revoke(token: string): void;
}

/** The maximum number of accepted sessions that are remembered. */
const SESSIONS = 10_000;

interface Kept {
  value: unknown;
  at: number;
  renewing: boolean;
}

/** Creates the cache of lists of one process, empty at first. */
export function sharedReads({ freshMs, staleMs, sessionMs, keyMs }: Settings['shared']): Shared {
  const kept = new Map<string, Kept>();
  const sessions = recent<string, number>(SESSIONS);

  async function asked<Value>(key: string, ask: (behind: boolean) => Promise<Value>, behind = false): Promise<Value> {
    const at = performance.now();
    const value = await ask(behind);
    kept.set(key, { value, at, renewing: false });
    return value;
  }

  function renew(key: string, entry: Kept, ask: (behind: boolean) => Promise<unknown>): void {
    entry.renewing = true;
    // The failure is in the log (upstream call failed); the next caller retries.
    asked(key, ask, true).catch(() => {
      entry.renewing = false;
    });
  }

  function isAccepted(token: string | null): boolean {
    const since = token === null ? undefined : sessions.get(token);
    // A revoked key, perhaps stolen, must be useless at once.
    return since !== undefined && performance.now() - since < (isApiKey(token) ? keyMs : sessionMs);
  }

  return {
    get<Value>(key: string, token: string | null, ask: (behind: boolean) => Promise<Value>) {
      const entry = kept.get(key);
      const age = entry ? performance.now() - entry.at : Number.POSITIVE_INFINITY;
      if (!entry || !isAccepted(token) || age > staleMs) return asked(key, ask);
      if (age > freshMs && !entry.renewing) renew(key, entry, ask);
      return entry.value as Value; // each key has one `ask`, whose result was cached
    },
    isAccepted,
    accept: (token) => sessions.set(token, performance.now()),
    revoke: (token) => void sessions.delete(token),
  };
}
