import { ConfigError, EX_CONFIG } from './configError.ts';
import { isDatabaseUnavailable } from './db/unavailable.ts';

/** The error codes of PostgreSQL and of host lookups that a retry will not fix. */
const WRONG_DATABASE: Readonly<Record<string, string>> = {
  '3D000': 'there is no such database on this server',
  '28000': 'the server does not let this role in',
  '28P01': 'the server does not take this role and password',
  '42501': 'this role may not make tables in this database',
  ENOTFOUND: 'there is no such host',
};

/**
 * Returns why a process could not start: a one-line message for people, and the exit code, which says whether a retry is
 * worthwhile. Unexpected errors keep their stack.
 */
export function startFailure(error: unknown): { message: string; exitCode: number } {
  if (error instanceof ConfigError) return { message: error.message, exitCode: EX_CONFIG };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const message =
      'BACKEND_PORT: this port is in use by another program. Stop it, or set BACKEND_PORT to another one.';
    return { message, exitCode: EX_CONFIG };
  }
  const wrong = WRONG_DATABASE[code];
  if (wrong) return { message: `DATABASE_URL: ${wrong} (${code}).`, exitCode: EX_CONFIG };
  const text = error instanceof Error ? error.message : String(error);
  if (isDatabaseUnavailable(error)) {
    return { message: `DATABASE_URL: the database does not answer (${code || text}).`, exitCode: 1 };
  }
  return { message: (error instanceof Error && error.stack) || text, exitCode: 1 };
}
