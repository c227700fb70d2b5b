import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** Takes structured lines, each with a level. */
export type { Logger };

/** Bytes; when nobody reads what is logged, more than this is dropped rather than kept. */
const LONGEST_BACKLOG = 16 * 1024 * 1024;

/** JSON lines with the time in UTC. Headers, cookies, tokens, variables and bodies are never given to it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { layer: 'gateway' }, timestamp: stdTimeFunctions.isoTime };
  // Lines that come while one is being written go together; at the end of the process the rest is written.
  return pino(
    options,
    destination ?? pino.destination({ sync: false, minLength: 4096, periodicFlush: 100, maxLength: LONGEST_BACKLOG }),
  );
}
