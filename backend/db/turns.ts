import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * Turns at the connections of the database, fair by time: whoever has used the database least goes first. An organization
 * that asks for all of everything delays another's query by the one that runs, and not by the hundreds that wait.
 */

/** Whose queries the current work sends; everything without a name is Lading's own. */
const asking = new AsyncLocalStorage<{ key: string }>();
const OWN = 'lading';

/** Runs work whose queries have this key, until `nameCaller` gives them another. */
export const askingAs = <Result>(key: string, work: () => Result): Result => asking.run({ key }, work);

/** Gives the next queries of the current work a key, once it is known who asks. */
export function nameCaller(key: string): void {
  const current = asking.getStore();
  if (current) current.key = key;
}

/** How many connections there are, how many one key may use at once, and how long one is waited for (ms). */
export interface TurnLimits {
  readonly connections: number;
  readonly perKey: number;
  /** Null without a limit. */
  readonly patienceMs: number | null;
}

/** The connections of one database. */
export interface DatabaseTurns {
  /**
   * Waits for a turn; the returned function ends it.
   * @throws DatabaseUnavailable when the patience ends
   */
  take(): Promise<() => void>;
}

interface Line {
  /** The time that the key has used (ms), on a scale on which whoever comes back starts with those who are there. */
  used: number;
  running: number;
  readonly waiting: Set<() => void>;
}

/** Creates the turns at the connections of a database. @param now the time (ms) */
export function databaseTurns(
  { connections, perKey, patienceMs }: TurnLimits,
  now = () => performance.now(),
): DatabaseTurns {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let isNextDue = false;
  /** What the key whose turn came last had used by then. */
  let present = 0;

  function lineOf(key: string): Line {
    const line = lines.get(key) ?? { used: 0, running: 0, waiting: new Set() };
    lines.set(key, line);
    // Time that was not used before is not saved up.
    if (line.running === 0 && line.waiting.size === 0) line.used = Math.max(line.used, present);
    return line;
  }

  function begin(key: string, line: Line): () => void {
    present = Math.max(present, line.used);
    line.running += 1;
    running += 1;
    const began = now();
    return () => {
      line.used += now() - began;
      line.running -= 1;
      running -= 1;
      if (waiting > 0) soon();
      else if (line.running === 0) lines.delete(key);
    };
  }

  /**
   * Begins the next turns after this turn of the event loop. The work that had the last one can ask for another before
   * others are chosen; and the embedded database, whose queries take no turn of the loop, does not keep it from the network.
   */
  function soon(): void {
    if (isNextDue) return;
    isNextDue = true;
    setImmediate(() => {
      isNextDue = false;
      while (running < connections && next());
    });
  }

  /** Begins the turn of whoever has used least; returns whether there was somebody. */
  function next(): boolean {
    let least: Line | null = null;
    for (const [key, line] of lines) {
      if (line.waiting.size === 0) {
        if (line.running === 0 && line.used <= present) lines.delete(key);
      } else if (line.running < perKey && (!least || line.used < least.used)) least = line;
    }
    const [first] = least?.waiting ?? [];
    if (!least || !first) return false;
    least.waiting.delete(first);
    waiting -= 1;
    first();
    return true;
  }

  return {
    take() {
      const key = asking.getStore()?.key ?? OWN;
      const line = lineOf(key);
      return new Promise((resolve, reject) => {
        const patience =
          patienceMs === null
            ? undefined
            : setTimeout(() => {
                line.waiting.delete(enter);
                waiting -= 1;
                reject(new DatabaseUnavailable(new Error('All connections were busy')));
              }, patienceMs);
        const enter = () => {
          clearTimeout(patience);
          resolve(begin(key, line));
        };
        line.waiting.add(enter);
        waiting += 1;
        if (running < connections) soon();
      });
    },
  };
}
