import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers';
import { DatabaseUnavailable } from './unavailable.ts';

/**
 * Turns at the connections of the database, fair by time: whoever has used the database least goes first. An organization
 * that asks for all of everything delays another's query by the one that runs, and not by the hundreds that wait.
 */

/** Work that sends queries. */
interface Asker {
  key: string;
  /** Whether everybody else's queries go before its own: a whole file is waited for, not its next rows. */
  readonly givesWay: boolean;
  /** Called when the work is done. */
  done?: (() => void) | undefined;
  isDone: boolean;
}

/** Whose queries the current work sends; everything without a name is Lading's own. */
const asking = new AsyncLocalStorage<Asker>();
const OWN = 'lading';

/**
 * Runs work whose queries have this key, until `nameCaller` gives them another.
 * @param givesWay whether its queries wait, though not for long, until nobody else asks; then its key is for such work alone
 */
export async function askingAs<Result>(
  key: string,
  work: () => Promise<Result>,
  { givesWay = false } = {},
): Promise<Result> {
  const asker: Asker = { key, givesWay, isDone: false };
  try {
    return await asking.run(asker, work);
  } finally {
    asker.isDone = true;
    asker.done?.();
  }
}

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
  /** The time that the key has used (ms), on a scale on which whoever comes back starts a little before those who are there. */
  used: number;
  running: number;
  readonly waiting: Set<() => void>;
  /** When its last turn ended (ms). */
  since: number;
  readonly givesWay: boolean;
  /** Since when the next of those who wait has waited (ms). */
  waitsFrom: number;
}

/**
 * What whoever comes back may use before those who are there (ms): what a request needs. Without it, a request took turns
 * with the queries of whoever asks all the time, one by one, and took twice as long.
 */
const CREDIT_MS = 50;
/**
 * How long the one connection waits for the next query of a request that goes before others (ms): as long as the work
 * between two queries takes. Otherwise each of them would wait for a query that began in between.
 */
const KEPT_MS = 3;
/**
 * How long the one connection must have been idle before work that gives way has it, and how long such work waits for that at
 * most (ms). A request leaves it idle for less between two queries; and of requests without a break, one in twenty is delayed.
 */
const IDLE_MS = 10;
const GIVES_WAY_MS = 250;
/** How long it is remembered what a key has used (ms). */
const REMEMBERED_MS = 1000;

/** Creates the turns at the connections of a database. @param now the time (ms) */
export function databaseTurns(
  { connections, perKey, patienceMs }: TurnLimits,
  now = () => performance.now(),
): DatabaseTurns {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let isNextDue = false;
  /** The work for whose next query the connection is kept, and until when (ms). */
  let kept: { readonly asker: Asker; readonly line: Line; readonly until: number } | null = null;
  let keptTimer: NodeJS.Timeout | undefined;
  /** Since when nobody has used the connection but work that gives way (ms). */
  let idleFrom = Number.NEGATIVE_INFINITY;
  let idleTimer: NodeJS.Timeout | undefined;
  /** What the key whose turn came last had used by then. */
  let present = 0;

  function lineOf(key: string, givesWay: boolean): Line {
    const line = lines.get(key) ?? { used: 0, running: 0, waiting: new Set(), since: 0, givesWay, waitsFrom: 0 };
    lines.set(key, line);
    // Time that was not used before is not saved up, but for the credit.
    if (line.running === 0 && line.waiting.size === 0) line.used = Math.max(line.used, present - CREDIT_MS);
    return line;
  }

  /** Whether a key goes before those who have asked all the time. */
  const goesFirst = (line: Line) => line.used < present;

  function begin(asker: Asker | undefined, line: Line): () => void {
    present = Math.max(present, line.used);
    release();
    line.running += 1;
    running += 1;
    const began = now();
    line.waitsFrom = began;
    return () => {
      line.since = now();
      if (!line.givesWay) idleFrom = line.since;
      line.used += line.since - began;
      line.running -= 1;
      running -= 1;
      if (connections === 1 && asker && !asker.isDone && goesFirst(line)) keep(asker, line);
      if (waiting > 0) soon();
    };
  }

  /** Keeps the connection for the next query of work that goes first. */
  function keep(asker: Asker, line: Line): void {
    release();
    kept = { asker, line, until: now() + KEPT_MS };
    asker.done = () => {
      release();
      if (waiting > 0) soon();
    };
  }

  function release(): void {
    if (kept) kept.asker.done = undefined;
    kept = null;
    clearTimeout(keptTimer);
  }

  /** Whether the connection is kept from a key for now; if so, its turn comes later. */
  function isKeptFrom(line: Line): boolean {
    if (!kept || kept.line === line || goesFirst(line)) return false;
    const left = kept.until - now();
    if (left <= 0) return false;
    clearTimeout(keptTimer);
    keptTimer = setTimeout(soon, left);
    return true;
  }

  /** Whether a key has to give way for now; if so, its turn comes later. */
  function isToGiveWay(line: Line): boolean {
    if (!line.givesWay || connections > 1) return false;
    const left = Math.min(idleFrom + IDLE_MS, line.waitsFrom + GIVES_WAY_MS) - now();
    if (left <= 0) return false;
    clearTimeout(idleTimer);
    idleTimer = setTimeout(soon, left);
    return true;
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

  /** The order in which keys have their turns: by what they have used; before them, whoever has given way for long enough. */
  const placeOf = (line: Line): number =>
    line.givesWay && line.waitsFrom + GIVES_WAY_MS <= now() ? Number.NEGATIVE_INFINITY : line.used;

  /** Begins the turn of whoever has used least of those who need not give way; returns whether there was somebody. */
  function next(): boolean {
    let least: Line | null = null;
    for (const [key, line] of lines) {
      if (line.waiting.size === 0) {
        if (line.running === 0 && now() - line.since > REMEMBERED_MS) lines.delete(key);
      } else if (line.running < perKey && (!least || placeOf(line) < placeOf(least)) && !isToGiveWay(line))
        least = line;
    }
    const [first] = least?.waiting ?? [];
    if (!least || !first || isKeptFrom(least)) return false;
    least.waiting.delete(first);
    waiting -= 1;
    first();
    return true;
  }

  return {
    take() {
      const asker = asking.getStore();
      const line = lineOf(asker?.key ?? OWN, asker?.givesWay ?? false);
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
          resolve(begin(asker, line));
        };
        if (line.waiting.size === 0) line.waitsFrom = now();
        line.waiting.add(enter);
        waiting += 1;
        if (running < connections) soon();
      });
    },
  };
}
