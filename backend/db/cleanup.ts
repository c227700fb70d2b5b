import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './client.ts';

/** How long sessions are kept after they expire, for investigations, in days. */
const sessionDays = 30;

/** How long password links are kept after they expire, in days: whoever opens one that late learns why it does not work. */
const linkDays = 30;

/** Deletes expired rows: stored responses after 24 hours, sessions and password links 30 days after they expire. */
export async function deleteExpired(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now() - ${`${sessionDays} days`}::interval`)
    .execute();
  await db
    .deleteFrom('password_links')
    .where('expires_at', '<', sql<Date>`now() - ${`${linkDays} days`}::interval`)
    .execute();
}

/** Tasks that repeat while the backend runs. */
export interface CleanupSchedule {
  /** Runs the tasks now, then after each interval. */
  start(): void;
  /** Runs all tasks once, after a run in progress. */
  run(): Promise<void>;
  /** Starts no further task and waits for the running one. */
  stop(): Promise<void>;
}

/**
 * Creates a schedule that repeats tasks, one at a time. A failed task is logged by name and retried in the next run; the
 * others still run. Several backends may run the same task at once: tasks must tolerate that.
 */
export function cleanupSchedule(
  tasks: Readonly<Record<string, () => Promise<void>>>,
  { everyMs, log }: { everyMs: number; log: Pick<Logger, 'warn'> },
): CleanupSchedule {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  const runAll = async () => {
    for (const [task, perform] of Object.entries(tasks)) {
      if (stopped) return;
      await perform().catch((error: Error) => log.warn({ task, error: error.message }, 'cleanup failed'));
    }
  };
  const run = () => {
    work = work.then(runAll);
    return work;
  };
  return {
    start: () => {
      timer = setInterval(() => void run(), everyMs).unref();
      void run();
    },
    run,
    stop: () => {
      stopped = true;
      clearInterval(timer);
      return work;
    },
  };
}
