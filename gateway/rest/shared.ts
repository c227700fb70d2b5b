/**
 * Lists that are the same for everybody (countries, units, statuses), cached across operations. Nothing of a user is
 * cached: neither the values nor their keys know who asked. Failures are not cached.
 */

import type { Settings } from '../settings.ts';
import { recent } from './recent.ts';

/** Lists that are cached for everybody, and who may see them. */
export interface Shared {
  /**
   * The value of a key, stale while it is revalidated. A session that the backend has not accepted lately asks for itself:
   * a dead token gets nothing.
   * @param ask reads the value with the caller's own session; `behind` when nobody waits for it
   */
  get<Value>(key: string, token: string | null, ask: (behind: boolean) => Promise<Value>): Value | Promise<Value>;
  /** Whether the backend has accepted a session lately. */
  knows(token: string | null): boolean;
  /** The backend has accepted this token. */
  letIn(token: string): void;
  /** The session of this token is over. */
  turnedAway(token: string): void;
}

/** How many accepted sessions are remembered. */
const SESSIONS = 10_000;

/** A revoked key, perhaps a stolen one, is useless at once; how tools' keys begin is part of api/v1. */
const isApiKey = (token: string | null) => token?.startsWith('lading_') === true;

interface Kept {
  value: unknown;
  at: number;
  renewing: boolean;
}

/** A memory of lists for one process, empty at first. */
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
    // The failure is in the log (upstream call failed); the next caller tries again.
    asked(key, ask, true).catch(() => {
      entry.renewing = false;
    });
  }

  function knows(token: string | null): boolean {
    const since = token === null ? undefined : sessions.get(token);
    return since !== undefined && performance.now() - since < (isApiKey(token) ? keyMs : sessionMs);
  }

  return {
    get<Value>(key: string, token: string | null, ask: (behind: boolean) => Promise<Value>) {
      const entry = kept.get(key);
      const age = entry ? performance.now() - entry.at : Number.POSITIVE_INFINITY;
      if (!entry || !knows(token) || age > staleMs) return asked(key, ask);
      if (age > freshMs && !entry.renewing) renew(key, entry, ask);
      return entry.value as Value; // each key has one `ask`, and what that gives is what was kept
    },
    knows,
    letIn: (token) => sessions.set(token, performance.now()),
    turnedAway: (token) => void sessions.delete(token),
  };
}
