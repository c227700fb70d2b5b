/**
 * Lists that are the same for everybody (countries, units, statuses), kept across operations. Nothing of a user is ever
 * kept here: neither the values nor their keys know who asked. Failures are not kept.
 */
import { recent } from '../execution/recent.ts';
import type { Settings } from '../settings.ts';

/** What is remembered for everybody, and who may be told it. */
export interface Shared {
  /**
   * The value of a key. While it is fresh, or was a short while ago, it is there at once; then it is renewed behind the
   * caller's back. A session that the backend has not let in lately asks for itself: a dead token is told nothing.
   * @param ask gets the value with the caller's own session; `behind` when nobody waits for it
   */
  get<Value>(key: string, token: string | null, ask: (behind: boolean) => Promise<Value>): Value | Promise<Value>;
  /** Whether the backend has let in a session lately. */
  knows(token: string | null): boolean;
  /** The backend has answered a call with this token. */
  letIn(token: string): void;
  /** The session of this token is over. */
  turnedAway(token: string): void;
}

/** Sessions that are remembered to have been let in. */
const SESSIONS = 10_000;

interface Kept {
  value: unknown;
  at: number;
  renewing: boolean;
}

/** A memory of lists for one process, empty at first. */
export function sharedReads({ freshMs, staleMs, sessionMs }: Settings['shared']): Shared {
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
    // What failed is in the log already (upstream call failed); the next caller tries again.
    asked(key, ask, true).catch(() => {
      entry.renewing = false;
    });
  }

  const knows = (token: string | null) =>
    token !== null && performance.now() - (sessions.get(token) ?? Number.NEGATIVE_INFINITY) < sessionMs;

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
