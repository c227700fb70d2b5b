/** The load generator, a process of its own: keeps a server busy for a while with the tokens of 64 users. */
import autocannon from 'autocannon';
import { QUERY, VARIABLES } from './question.ts';

/** What the process is told in its argument, as JSON. */
export interface Load {
  readonly url: string;
  readonly seconds: number;
  readonly connections: number;
  /** Requests a second; as many as it takes when absent. */
  readonly rate?: number;
}

/** What it sends back. */
export interface LoadResult {
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds; at a fixed rate counted from when the request was due. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 200, and connections that failed. */
  readonly failed: number;
}

const USERS = 64;
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of the shape and size that the backend signs. */
const tokenOf = (user: number) => {
  const claims = { sub: `00000000-0000-4000-8000-${String(user).padStart(12, '0')}`, gen: 1, iat: 1_790_000_000 };
  return `${base64url({ alg: 'HS256' })}.${base64url({ ...claims, exp: 4_000_000_000 })}.${'x'.repeat(43)}`;
};

const { url, seconds, connections, rate }: Load = JSON.parse(process.argv[2] ?? '');
const result = await autocannon({
  url,
  method: 'POST',
  connections,
  duration: seconds,
  ...(rate && { overallRate: rate }),
  body: JSON.stringify({ query: QUERY, variables: VARIABLES }),
  requests: Array.from({ length: USERS }, (_, user) => ({
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${tokenOf(user)}`,
    },
  })),
});
const sent: LoadResult = {
  rate: result.requests.total / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: result.non2xx + result.errors,
};
process.send?.(sent);
process.disconnect?.();
