/** The other side of `children.ts`: runs in a child process, and imports nothing that serves requests. */
import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** A message to a child: a job, or that nobody waits for the current one. */
export type ToChild<Job> = { readonly job: Job } | { readonly leave: true };
/** A child's answer to a job. */
export type FromChild<Result> = ({ readonly result: Result } | { readonly error: string }) & {
  /** Whether the job has left so much memory in use that another one might not find enough. */
  readonly spent: boolean;
};

/** The lowest priority. */
const LOWEST = 19;
/** How often a child compares its memory with its limit (ms). */
const LOOK_MS = 20;

/**
 * Makes this process answer jobs, one at a time. It ends when its parent does, and when it needs more memory than allowed.
 * @param work does one job; `gone` aborts when nobody waits for it any more
 */
export function answerJobs<Job, Result>(work: (job: Job, gone: AbortSignal) => Promise<Result>): void {
  const [memoryMb, nicer] = process.argv.slice(2).map(Number);
  const mostBytes = (memoryMb ?? 0) * 1_000_000;
  lower(nicer ?? 0);
  let leaving = new AbortController();
  const watch = setInterval(() => process.memoryUsage.rss() > mostBytes && end(), LOOK_MS);
  process.once('disconnect', end);
  process.on('message', (message: ToChild<Job>) => {
    if ('leave' in message) return leaving.abort();
    leaving = new AbortController();
    watch.refresh();
    work(message.job, leaving.signal).then(
      (result) => answer({ result, spent: isSpent() }),
      (error: unknown) =>
        answer({ error: error instanceof Error ? (error.stack ?? error.message) : String(error), spent: isSpent() }),
    );
  });

  function isSpent(): boolean {
    return process.memoryUsage.rss() > mostBytes / 2;
  }

  function answer(message: FromChild<Result>): void {
    process.send?.(message);
  }
}

/** Lowers the priority of this process by so much. Linux has one for each thread, and native work has its own threads. */
function lower(by: number): void {
  const priority = Math.min(LOWEST, getPriority() + by);
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) {
    try {
      setPriority(thread, priority);
    } catch {
      // The thread has just ended.
    }
  }
}

/** Ends this process at once: `process.exit` would wait for native work in threads. */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}
