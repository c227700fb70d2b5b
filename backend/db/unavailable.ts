/** The database cannot be used right now; a retry may succeed. `code` is that of the cause, if it has one. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
  readonly code: string;
  /** Whether the connection was lost during a commit, so that the transaction may have been committed. */
  readonly commitUnknown: boolean;

  constructor(cause: unknown, { commitUnknown = false } = {}) {
    super(reasonOf(cause), { cause });
    this.code = codeOf(cause);
    this.commitUnknown = commitUnknown;
  }
}

/** SQLSTATEs that concern the server or its load, not the statement (PostgreSQL, appendix A). */
const UNAVAILABLE = [
  // Connections, authentication, resources, shutdown and startup, system errors.
  /^(08|28|53|57P|58)/,
  // A standby that only reads, idle in a transaction, no such database any more, canceled, deadlock, serialization, locks.
  /^(25006|25P03|3D000|57014|40P01|40001|55P03)$/,
];

/** The codes of a full disk: PostgreSQL's and those of the operating system. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error reports a full disk. */
export const isDiskFull = (error: unknown): boolean => FULL.has(codeOf(error));

/** Whether a statement failed because the database is unavailable, not because of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  return !FULL.has(code) && /^[0-9A-Z]{5}$/.test(code) && UNAVAILABLE.some((codes) => codes.test(code));
}

/** The codes of a connection that the server or the network ended. */
const ENDED =
  /^(57P0[1-5]|08...|25P03|E(CONNRESET|CONNABORTED|PIPE|TIMEDOUT|HOSTUNREACH|HOSTDOWN|NETUNREACH|NETDOWN|NETRESET|NOTCONN))$/;
/** The driver's own errors, which have no codes: after the end of a connection, and for a statement that it does not send. */
const ENDED_MESSAGE = /^Connection terminated|^This socket has been ended/;
const NOT_SENT = /is not queryable$/;

/** Whether a statement failed because its connection ended. */
export const isConnectionLost = (error: unknown): boolean =>
  error instanceof Error &&
  (ENDED.test(codeOf(error)) || ENDED_MESSAGE.test(error.message) || NOT_SENT.test(error.message));

/** Whether a statement may have run although its connection was lost. The server's own message comes instead of a result. */
export const mayHaveRun = (error: unknown): boolean =>
  !/^57P0/.test(codeOf(error)) && !(error instanceof Error && NOT_SENT.test(error.message));

/** Returns the code of an error, a SQLSTATE or the operating system's; empty without one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code ?? '') : '';
}

/** Returns the reason in words. Node gives the failures of several addresses only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || codeOf(error) || error.name;
}
