import { ConfigError, EX_CONFIG } from './configError.ts';
import { codeOf, isDatabaseUnavailable, isDiskFull } from './db/unavailable.ts';

/** The error codes of PostgreSQL and of host lookups that a retry will not fix. */
const WRONG_DATABASE: Readonly<Record<string, string>> = {
  '3D000': 'there is no such database on this server',
  '28000': 'the server does not let this role in',
  '28P01': 'the server does not take this role and password',
  '42501': 'this role may not make tables in this database',
  '25006': 'this database can only be read, as on a standby server',
  ENOTFOUND: 'there is no such host',
};

/** The error codes of a port that cannot be listened on. */
const WRONG_PORT: Readonly<Record<string, string>> = {
  EADDRINUSE: 'BACKEND_PORT: this port is in use by another program. Stop it, or set BACKEND_PORT to another one.',
  EACCES: 'BACKEND_PORT: this account may not use this port. Set BACKEND_PORT to one above 1023.',
  EADDRNOTAVAIL: 'BACKEND_HOST: this is no address of this machine.',
  ENOTFOUND: 'BACKEND_HOST: there is no such host.',
};

/** Returns the error of a server that cannot listen: a ConfigError if a retry will not help. */
export function listenFailure(error: Error): Error {
  const message = WRONG_PORT[codeOf(error)];
  return message ? new ConfigError(message, { cause: error }) : error;
}

/**
 * Returns why a process could not start: a one-line message for people, and the exit code, which says whether a retry is
 * worthwhile. Unexpected errors keep their stack.
 */
export function startFailure(error: unknown): { message: string; exitCode: number } {
  if (error instanceof ConfigError) return { message: error.message, exitCode: EX_CONFIG };
  const code = codeOf(error);
  const wrong = WRONG_DATABASE[code];
  if (wrong) return { message: `DATABASE_URL: ${wrong} (${code}).`, exitCode: EX_CONFIG };
  if (isDiskFull(error)) {
    const message = `No space left on the disk of DATA_DIR or of the database (${code}).`;
    return { message, exitCode: EX_CONFIG };
  }
  const text = error instanceof Error ? error.message : String(error);
  if (isDatabaseUnavailable(error)) {
    return { message: `DATABASE_URL: the database does not answer (${code || text}).`, exitCode: 1 };
  }
  return { message: (error instanceof Error && error.stack) || text, exitCode: 1 };
}
