import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

export type { Logger };

/** JSON lines with the time in UTC. Headers, cookies, tokens, variables and bodies are never given to it. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: { layer: 'gateway' }, timestamp: stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
}
