/** The load generator, a process of its own: keeps a server busy for a while with the tokens of 64 users. */
import autocannon from 'autocannon';
import { QUERY, tokens, VARIABLES } from './question.ts';

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

const { url, seconds, connections, rate }: Load = JSON.parse(process.argv[2] ?? '');
const result = await autocannon({
  url,
  method: 'POST',
  connections,
  duration: seconds,
  ...(rate && { overallRate: rate }),
  body: JSON.stringify({ query: QUERY, variables: VARIABLES }),
  requests: tokens().map((token) => ({
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${token}`,
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
