import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from './client.ts';

/** How long an over session is kept for looking things up, in days. */
const sessionDays = 30;

/**
 * Deletes what has had its time: answers kept for repeats after 24 hours, sessions 30 days after they ran out, links that
 * set a password when they are no longer good.
 */
export async function sweep(db: Db): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', sql<Date>`now() - interval '24 hours'`).execute();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', sql<Date>`now() - ${`${sessionDays} days`}::interval`)
    .execute();
  await db.deleteFrom('password_links').where('expires_at', '<', sql<Date>`now()`).execute();
}

/** Work that comes again and again as long as the backend runs. */
export interface Sweeper {
  /** Works at once, then after each interval. */
  start(): void;
  /** Does all the work once more, behind what is under way. */
  run(): Promise<void>;
  /** Takes up nothing more and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Repeats tasks, one after the other. One that fails is logged by its name and tried again the next time; the others
 * go on. Several backends may do the same at once: tasks must bear that.
 */
export function sweeper(
  tasks: Readonly<Record<string, () => Promise<void>>>,
  { everyMs, log }: { everyMs: number; log: Pick<Logger, 'warn'> },
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let work: Promise<void> = Promise.resolve();
  const runAll = async () => {
    for (const [task, perform] of Object.entries(tasks)) {
      if (stopped) return;
      await perform().catch((error: Error) => log.warn({ task, error: error.message }, 'sweeping failed'));
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
