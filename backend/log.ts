import { type Logger, pino } from 'pino';

/** Structured logs: one JSON object a line, time in UTC. Tokens, cookies and passwords never get here. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    base: { service: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['*.authorization', '*.password', '*.token', '*.secret'], censor: '[redacted]' },
  });
}
