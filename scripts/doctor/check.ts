/** What a check of the doctor is, and how checks are run: each with a deadline, all at once. */

/** What a check found: `unknown` if it could not be made. `mend` says what to do, as a sentence. */
export interface Finding {
  readonly state: 'fine' | 'wrong' | 'unknown';
  readonly what: string;
  readonly mend?: string;
}

/** A check: a name for its lines, and what looks. */
export interface Check {
  readonly name: string;
  /** How long it may take, if longer than others (ms). */
  readonly deadlineMs?: number;
  run(): Promise<Finding[]> | Finding[];
}

/** The findings of one check. */
export interface Result {
  readonly name: string;
  readonly findings: readonly Finding[];
}

/** How long most checks may take (ms). */
const DEADLINE_MS = 5000;

export const fine = (what: string): Finding => ({ state: 'fine', what });
export const wrong = (what: string, mend: string): Finding => ({ state: 'wrong', what, mend });
export const unknown = (what: string, mend?: string): Finding => ({ state: 'unknown', what, ...(mend && { mend }) });

/** Runs checks at the same time; returns their findings in the order of the checks. Never throws. */
export const runChecks = (checks: readonly Check[]): Promise<Result[]> =>
  Promise.all(checks.map(async (check) => ({ name: check.name, findings: await findingsOf(check) })));

async function findingsOf({ run, deadlineMs = DEADLINE_MS }: Check): Promise<Finding[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Finding[]>((resolve) => {
    timer = setTimeout(() => resolve([unknown(`was not done within ${deadlineMs / 1000} s`)]), deadlineMs);
  });
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    return [unknown(`could not be checked: ${reasonOf(error)}`)];
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the reason of an error in one line. Failed connections to several addresses have only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const inner = error.cause instanceof Error ? error.cause : error;
  return (inner.message || codeOf(inner) || inner.name).split('\n')[0] ?? '';
}

/** Returns the code of an error or of its cause; empty without one. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && error.code) return String(error.code);
  return codeOf(error.cause);
}

const untrusted =
  'Install the whole chain on the server, or name its authority to Lading: NODE_EXTRA_CA_CERTS=/path/to/authority.pem';

/** The codes of connections that did not come about, and how to mend each. */
const CONNECTION: Readonly<Record<string, readonly [what: string, mend: string]>> = {
  ENOTFOUND: ['there is no such host', 'Correct the host name.'],
  EAI_AGAIN: ['the host name could not be looked up', 'Correct the host name, or the name service of this machine.'],
  ECONNREFUSED: ['nothing listens at this host and port', 'Start the server, or correct host and port.'],
  ECONNRESET: ['the server ended the connection', 'Check that host and port are those of this kind of server.'],
  ETIMEDOUT: ['the host does not answer', 'Correct the host, or let the firewall pass this connection.'],
  EHOSTUNREACH: ['there is no way to the host', 'Correct the host, or the network of this machine.'],
  CERT_HAS_EXPIRED: ['the certificate has expired', 'Renew the certificate of the server.'],
  DEPTH_ZERO_SELF_SIGNED_CERT: ['nobody vouches for the certificate', untrusted],
  SELF_SIGNED_CERT_IN_CHAIN: ['an unknown authority issued the certificate', untrusted],
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: ['the certificate comes without its chain', untrusted],
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: ['an unknown authority issued the certificate', untrusted],
  ERR_TLS_CERT_ALTNAME_INVALID: [
    'the certificate is for another name',
    'Use the name in the certificate, or renew it.',
  ],
};

/** Returns the finding of a failed connection to what a variable names. */
export function failedConnection(variable: string, to: string, error: unknown): Finding {
  const reason = reasonOf(error);
  // Some clients replace the code of the system by their own, and leave it in the message.
  const code = codeOf(error) in CONNECTION ? codeOf(error) : (/\bE[A-Z]{5,}\b/.exec(reason)?.[0] ?? '');
  const [what, mend] = CONNECTION[code] ?? [reason, `Correct ${variable}, or the server.`];
  return wrong(`${to}: ${what}`, `${mend} (${variable})`);
}

/** Returns an address without its user and password, as `fetch` takes it. */
export const withoutAccount = (url: string): string =>
  Object.assign(new URL(url), { username: '', password: '' }).href.replace(/\/$/, '');

/** Returns host and port of an address, for messages: never its password. */
export const hostOf = (url: string, port = ''): string => {
  const at = new URL(url);
  return at.port || !port ? at.host : `${at.hostname}:${port}`;
};
