/**
 * Shared work in fair turns: a queue for one resource (image decoding, PDFs, hashing, …) that many callers share. Work is
 * queued by key, usually the organization. Keys take turns, so that one with a hundred jobs delays another's first job by no
 * more than the jobs that run; jobs of one key run in the order in which they came. Everything is bounded: what runs, what
 * waits, how long it waits. A caller that leaves (its signal aborts) leaves the queue.
 */
import { busy } from '../api/errors.ts';

/** The bounds of a queue. A key is never refused because of another key's jobs while that key has more of them waiting. */
export interface QueueLimits {
  /** How many jobs run at once: of all keys, and of one key. */
  readonly running: number;
  readonly runningPerKey: number;
  /** How many jobs wait: of all keys, and of one key. */
  readonly waiting: number;
  readonly waitingPerKey: number;
  /** How long a job waits before it is refused (ms): shorter than the patience of those who wait for the response. */
  readonly patienceMs: number;
}

/** Whose work it is, and when it is no longer wanted. */
export interface Turn {
  readonly key: string;
  /** Aborted when the caller has left. */
  readonly gone: AbortSignal;
}

/** Why a job was refused: its key or the whole queue was full, or it waited too long. */
export type Refusal = 'key' | 'total' | 'patience';

/** Receives what happens in a queue, for metrics. */
export interface QueueObserver {
  onStart?(waitedMs: number): void;
  onRefused?(why: Refusal): void;
  /** A caller left while its job waited. */
  onLeft?(): void;
}

/** A bounded queue in fair turns by key. */
export interface FairQueue {
  /**
   * Runs work when its turn comes. `gone` is passed to the work, which should end early when it aborts.
   * @throws 503 `busy` with the seconds after which to try again; the signal's reason if the caller left before its turn;
   *   and whatever the work throws
   */
  run<Result>(turn: Turn, work: (gone: AbortSignal) => Promise<Result>): Promise<Result>;
  /** Refuses a call that would be refused now, before it costs anything. @throws 503 `busy` if its key's queue is full */
  check(key: string): void;
  /** Counts the jobs that run and that wait. */
  counts(): { running: number; waiting: number };
}

interface Job {
  readonly key: string;
  readonly begin: () => void;
  readonly refuse: (why: Refusal) => void;
}

/** The share of the latest job in the average duration, from which the time to wait is estimated. */
const LATEST = 0.2;
/** The bounds of the estimate (s). */
const SOONEST = 1;
const LATEST_RETRY = 60;

/** Creates a queue. */
export function fairQueue(limits: QueueLimits, observer: QueueObserver = {}): FairQueue {
  /** The waiting jobs by key, in the order of the keys' turns. A key without waiting jobs has no entry. */
  const waiting = new Map<string, Job[]>();
  const running = new Map<string, number>();
  let runningNow = 0;
  let waitingNow = 0;
  let averageMs = 0;

  const runningOf = (key: string) => running.get(key) ?? 0;
  const waitingOf = (key: string) => waiting.get(key)?.length ?? 0;
  const mayRun = (key: string) => runningNow < limits.running && runningOf(key) < limits.runningPerKey;

  function secondsFor(key: string): number {
    const atOnce = Math.min(limits.runningPerKey, limits.running);
    const seconds = (averageMs * (waitingOf(key) + runningOf(key))) / atOnce / 1000;
    return Math.min(LATEST_RETRY, Math.max(SOONEST, Math.ceil(seconds)));
  }

  function started(key: string): void {
    running.set(key, runningOf(key) + 1);
    runningNow += 1;
  }

  function ended(key: string, ms: number): void {
    averageMs += (ms - averageMs) * (averageMs === 0 ? 1 : LATEST);
    const left = runningOf(key) - 1;
    if (left === 0) running.delete(key);
    else running.set(key, left);
    runningNow -= 1;
    next();
  }

  /** Begins the jobs whose turn it is. */
  function next(): void {
    for (const [key, jobs] of waiting) {
      if (runningNow >= limits.running) return;
      const [job] = jobs;
      if (!job || !mayRun(key)) continue;
      leave(job);
      // Its key goes to the end of the line; Map iteration visits it again if there is room for more.
      if (waiting.delete(key) && jobs.length > 0) waiting.set(key, jobs);
      job.begin();
    }
  }

  function leave(job: Job): void {
    const jobs = waiting.get(job.key);
    const at = jobs?.indexOf(job) ?? -1;
    if (!jobs || at < 0) return;
    jobs.splice(at, 1);
    waitingNow -= 1;
    if (jobs.length === 0) waiting.delete(job.key);
  }

  /** Makes room in a full queue at the cost of the key with the most waiting jobs. @returns whether there is room */
  function displace(key: string): boolean {
    const [longest] = [...waiting.values()].sort((a, b) => b.length - a.length);
    const last = longest?.at(-1);
    if (!longest || !last || longest.length <= waitingOf(key) + 1) return false;
    leave(last);
    last.refuse('total');
    return true;
  }

  /** Waits for a turn. @throws as `run` */
  function turnOf({ key, gone }: Turn): Promise<void> {
    return new Promise((resolve, reject) => {
      const began = performance.now();
      const settle = () => {
        clearTimeout(patience);
        gone.removeEventListener('abort', left);
      };
      const job: Job = {
        key,
        begin: () => {
          settle();
          started(key);
          observer.onStart?.(performance.now() - began);
          resolve();
        },
        refuse: (why) => {
          settle();
          observer.onRefused?.(why);
          reject(busy(secondsFor(key)));
        },
      };
      const left = () => {
        settle();
        leave(job);
        observer.onLeft?.();
        reject(gone.reason);
      };
      const patience = setTimeout(() => {
        leave(job);
        job.refuse('patience');
      }, limits.patienceMs);
      gone.addEventListener('abort', left, { once: true });
      if (waitingOf(key) === 0 && mayRun(key)) return job.begin();
      if (waitingOf(key) >= limits.waitingPerKey) return job.refuse('key');
      if (waitingNow >= limits.waiting && !displace(key)) return job.refuse('total');
      waiting.set(key, [...(waiting.get(key) ?? []), job]);
      waitingNow += 1;
    });
  }

  return {
    async run(turn, work) {
      turn.gone.throwIfAborted();
      await turnOf(turn);
      const began = performance.now();
      try {
        // It may have left between its turn and this.
        turn.gone.throwIfAborted();
        return await work(turn.gone);
      } finally {
        ended(turn.key, performance.now() - began);
      }
    },
    check(key) {
      if (waitingOf(key) < limits.waitingPerKey) return;
      observer.onRefused?.('key');
      throw busy(secondsFor(key));
    },
    counts: () => ({ running: runningNow, waiting: waitingNow }),
  };
}
