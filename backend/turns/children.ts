/**
 * Child processes for heavy work: it neither blocks the event loop that serves everybody, nor shares its memory. A child has
 * a low priority, a memory limit and no secrets in its environment; work that nobody waits for any more is ended.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { harmlessEnvironment } from '../config.ts';
import type { FromChild, ToChild } from './child.ts';
import { type FairQueue, fairQueue, type QueueLimits, type Turn } from './fairQueue.ts';

/** How children work. */
export interface ChildSettings {
  /** The module of the child, which calls `answerJobs`. */
  readonly module: URL;
  /** The limit of a child's JavaScript heap and of all its memory (MB). */
  readonly heapMb: number;
  readonly memoryMb: number;
  /** Whether jobs take seconds: they give way to all other work. */
  readonly isLong: boolean;
  /** Whether an organization's jobs take turns with its long ones of other kinds. */
  readonly takesTurns?: boolean;
  /** How long a job may take (ms). */
  readonly jobMs: number;
  /** How long an abandoned job may take to end by itself, before its process is ended (ms). */
  readonly graceMs: number;
  /** How long an idle child stays, with what it has loaded, for the next job (ms). */
  readonly idleMs: number;
}

/** How much lower a child's priority is than that of whoever serves requests: long work gives way to all other. */
const NICER = { short: 2, long: 17 };
/**
 * The turns of long jobs of all kinds, by organization: it has one at a time, since each takes seconds and hundreds of MB. The
 * patience comes on top of that of the kind's own queue (`sharedWork.ts`).
 */
const LONG_TURNS: QueueLimits = {
  running: Math.max(2, availableParallelism()),
  runningPerKey: 1,
  waiting: 16,
  waitingPerKey: 8,
  patienceMs: 6000,
};
/** How long a process for long jobs stays (ms): the next job, perhaps of another kind, needs its memory. */
export const LONG_IDLE_MS = 1000;

/** The room of a child's new objects (MB). By default it is a multiple, which takes 100 MB more and saves no time. */
const SEMI_SPACE_MB = 4;

/** Runs jobs in child processes. */
export interface Children<Job, Result> {
  /**
   * Runs a job in an idle child, or in a new one. The caller bounds how many run at once.
   * @throws ChildFailure if the job exceeded a limit or failed; 503 `busy` if a long one had no turn in time; the reason of
   *   the turn's `gone` when that aborts
   */
  run(job: Job, turn: Turn): Promise<Result>;
  /** Ends all children. */
  close(): void;
}

/** Why a child could not do its job: over its time or memory, or an unexpected error. */
export class ChildFailure extends Error {
  override name = 'ChildFailure';
  readonly why: 'time' | 'memory' | 'error';

  constructor(why: ChildFailure['why'], message: string) {
    super(message);
    this.why = why;
  }
}

/** The children of a process, by kind. */
export interface Processes {
  /** Returns the children of a kind, which every caller with the same settings shares. */
  of<Job, Result>(kind: ChildKind<Job, Result>): Children<Job, Result>;
  /** Ends all children. */
  close(): void;
}

/** A kind of children, declared once. */
export interface ChildKind<Job, Result> {
  readonly start: (longTurns: FairQueue) => Children<Job, Result>;
}

/** Declares a kind of children. */
export const childKind = <Job, Result>(settings: ChildSettings): ChildKind<Job, Result> => ({
  start: (longTurns) => children(settings, longTurns),
});

/** Creates the children of a process; starts none. */
export function processes(): Processes {
  const known = new Map<unknown, Children<unknown, unknown>>();
  const longTurns = fairQueue(LONG_TURNS);
  return {
    of<Job, Result>(kind: ChildKind<Job, Result>): Children<Job, Result> {
      const made = known.get(kind) ?? kind.start(longTurns);
      known.set(kind, made as Children<unknown, unknown>);
      return made as Children<Job, Result>;
    },
    close() {
      for (const made of known.values()) made.close();
    },
  };
}

function children<Job, Result>(settings: ChildSettings, longTurns: FairQueue): Children<Job, Result> {
  /** The idle children, and what ends each when it is not needed for long. */
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();

  function start(): ChildProcess {
    const nicer = settings.isLong ? NICER.long : NICER.short;
    const child = fork(fileURLToPath(settings.module), [`${settings.memoryMb}`, `${nicer}`], {
      execArgv: [`--max-old-space-size=${settings.heapMb}`, `--max-semi-space-size=${SEMI_SPACE_MB}`],
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Fewer arenas: freed memory goes back to the system.
      env: { ...harmlessEnvironment(), MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
    });
    child.unref();
    all.add(child);
    child.once('exit', () => forget(child));
    // It could not be started or reached: whoever waits for it is told by `run`.
    child.on('error', () => forget(child));
    return child;
  }

  function forget(child: ChildProcess): void {
    all.delete(child);
    clearTimeout(idle.get(child));
    idle.delete(child);
  }

  function end(child: ChildProcess): void {
    forget(child);
    // Native work in a thread would delay any gentler end.
    child.kill('SIGKILL');
  }

  function rest(child: ChildProcess): void {
    child.channel?.unref();
    idle.set(child, setTimeout(() => end(child), settings.idleMs).unref());
  }

  /** Returns an idle child, or a new one. */
  function take(): ChildProcess {
    const [child] = idle.keys();
    if (!child) return start();
    clearTimeout(idle.get(child));
    idle.delete(child);
    child.channel?.ref();
    return child;
  }

  /** Does a job at once. */
  function work(job: Job, gone: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (gone.aborted) return reject(gone.reason);
      const child = take();
      const late = setTimeout(() => stop(new ChildFailure('time', 'The work took too long')), settings.jobMs);
      let grace: NodeJS.Timeout | undefined;

      function settle(): void {
        clearTimeout(late);
        clearTimeout(grace);
        gone.removeEventListener('abort', leave);
        child.off('message', answered).off('exit', exited).off('error', broken);
      }
      function stop(why: unknown): void {
        settle();
        end(child);
        reject(why);
      }
      function leave(): void {
        send({ leave: true });
        grace = setTimeout(() => stop(gone.reason), settings.graceMs);
      }
      function answered(message: FromChild<Result>): void {
        settle();
        if (message.spent) end(child);
        else rest(child);
        if (gone.aborted) reject(gone.reason);
        else if ('result' in message) resolve(message.result);
        else reject(new ChildFailure('error', message.error));
      }
      function exited(code: number | null, signal: NodeJS.Signals | null): void {
        // By its own memory limit, that of its heap (SIGABRT), or the system's.
        const overMemory = signal === 'SIGKILL' || signal === 'SIGABRT';
        settle();
        if (gone.aborted) reject(gone.reason);
        else if (overMemory) reject(new ChildFailure('memory', 'The work took too much memory'));
        else reject(new ChildFailure('error', `The process of the work ended with ${signal ?? code}`));
      }
      function broken(error: Error): void {
        stop(new ChildFailure('error', error.message));
      }
      function send(message: ToChild<Job>): void {
        // A failure is reported by 'error' or 'exit'.
        child.send(message, () => {});
      }

      child.on('message', answered).once('exit', exited).once('error', broken);
      gone.addEventListener('abort', leave, { once: true });
      send({ job });
    });
  }

  return {
    run(job, turn) {
      return settings.takesTurns ? longTurns.run(turn, (gone) => work(job, gone)) : work(job, turn.gone);
    },
    close() {
      for (const child of all) end(child);
    },
  };
}
