import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** A structured log with levels. */
export type { Logger };

/** The maximum backlog (bytes): while the output is not read, lines beyond it are dropped. */
const LONGEST_BACKLOG = 16 * 1024 * 1024;

/** Creates a log of JSON lines with the time in UTC. Headers, cookies, tokens, variables and bodies are never logged. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { layer: 'gateway' }, timestamp: stdTimeFunctions.isoTime };
  return pino(options, destination ?? standardOutput());
}

function standardOutput(): DestinationStream {
  // Lines are written in batches; the process flushes them when it ends.
  const output = pino.destination({ sync: false, minLength: 4096, periodicFlush: 100, maxLength: LONGEST_BACKLOG });
  // A closed terminal or a full disk under the log file: what is served matters more than the log.
  output.on('error', () => {});
  return output;
}

/** Counts a frequent occurrence. @param tell receives the count, unless it is zero, at most once per `everyMs` */
export function counted(everyMs: number, tell: (count: number) => void): () => void {
  let count = 0;
  return () => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      const total = count;
      count = 0;
      tell(total);
    }, everyMs).unref();
  };
}
