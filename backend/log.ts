import { type Logger, pino } from 'pino';

/** The maximum backlog (bytes): lines beyond it are dropped while the output cannot be written. */
const LONGEST_BACKLOG = 1024 * 1024;

/** Creates the log: one JSON object per line, times in UTC. Tokens, cookies and passwords are never logged. */
export function makeLog(level: string): Logger {
  const destination = pino.destination({ sync: true, maxLength: LONGEST_BACKLOG });
  // A closed terminal or a full disk under the log file: what is served matters more than the log.
  destination.on('error', () => {});
  return pino(
    {
      level,
      base: { service: 'backend' },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: ['*.authorization', '*.password', '*.token', '*.secret'], censor: '[redacted]' },
    },
    destination,
  );
}
