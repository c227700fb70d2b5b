/**
 * A cheap load generator in a separate process. At a rate, it sends requests however long the responses take, like
 * independent users, and latencies count from when a request was due. On connections, each sends its next request as soon
 * as it has a response. The first IPC message is the `RawLoad`; any other ends the load early.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../harness.ts';
import { QUERY, tokens, VARIABLES } from './question.ts';
import { graphqlRequest, RawClient } from './rawClient.ts';

export interface RawLoad {
  readonly url: string;
  readonly seconds: number;
  /** Requests per second, or the number of requests at a time. */
  readonly pace: { readonly rate: number } | { readonly connections: number };
  /** The documents, sent in turn; the page of orders by default. */
  readonly documents?: readonly string[];
  /** The session tokens, used in turn; generated ones by default. */
  readonly tokens?: readonly string[];
}

export interface RawLoadResult {
  /** Responses with 200 per second while requests were sent, and the percentiles of all of them (ms). */
  readonly good: number;
  readonly p50: number;
  readonly p99: number;
  /** Responses with 503 per second, and their 99th percentile (ms); 0 if there were none. */
  readonly shed: number;
  readonly shedP99: number;
  /** The number of responses by each other status; 0 is a broken connection. */
  readonly others: Readonly<Record<string, number>>;
  /** The number of responses with 200 to each document. */
  readonly goodOf: readonly number[];
}

const TICK_MS = 1;
/** The most connections opened at the start; fewer at a low rate, so that none is idle for too long. */
const MOST_OPEN = 400;
/** How long to wait for the last responses (ms). */
const LAST_MS = 15_000;

const [load] = (await once(process, 'message')) as [RawLoad];
const users = load.tokens ?? tokens();
const bodies = load.documents?.map((query) => ({ query })) ?? [{ query: QUERY, variables: VARIABLES }];
// Every user sends every document.
const requests = users.flatMap((token) => bodies.map((body) => graphqlRequest(load.url, token, body)));
const client = new RawClient(load.url);
const latencies = new Map<number, number[]>();
const goodOf = bodies.map(() => 0);
let running = 0;
let sent = 0;
let inTime = 0;
let told = false;
process.on('message', () => {
  told = true;
});
process.once('disconnect', () => process.exit());

function ask(due: number, then?: () => void): void {
  const index = sent % requests.length;
  sent += 1;
  running += 1;
  client.send(requests[index] ?? Buffer.alloc(0), (status) => {
    running -= 1;
    const known = latencies.get(status);
    const latency = performance.now() - due;
    if (known) known.push(latency);
    else latencies.set(status, [latency]);
    if (status === 200 && !isOver()) inTime += 1;
    if (status === 200) goodOf[index % bodies.length] = (goodOf[index % bodies.length] ?? 0) + 1;
    then?.();
  });
}

const connections = 'rate' in load.pace ? Math.min(MOST_OPEN, Math.ceil(load.pace.rate / 2)) : load.pace.connections;
await client.open(connections);
const began = performance.now();
const isOver = () => told || performance.now() - began >= load.seconds * 1000;

async function atRate(rate: number): Promise<void> {
  while (!isOver()) {
    const due = ((performance.now() - began) / 1000) * rate;
    while (sent < due) ask(began + (sent / rate) * 1000);
    await sleep(TICK_MS);
  }
}

async function onConnections(count: number): Promise<void> {
  const again = () => {
    if (!isOver()) ask(performance.now(), again);
  };
  for (let one = 0; one < count; one += 1) again();
  while (!isOver()) await sleep(TICK_MS);
}

if ('rate' in load.pace) await atRate(load.pace.rate);
else await onConnections(load.pace.connections);
const seconds = (performance.now() - began) / 1000;
while (running > 0 && performance.now() - began < seconds * 1000 + LAST_MS) await sleep(20);
client.close();

const of = (status: number) => latencies.get(status) ?? [];
const share = (status: number, percent: number, without: number) =>
  of(status).length > 0 ? percentile(of(status), percent) : without;
const result: RawLoadResult = {
  good: inTime / seconds,
  p50: share(200, 50, Number.MAX_VALUE),
  p99: share(200, 99, Number.MAX_VALUE),
  shed: of(503).length / seconds,
  shedP99: share(503, 99, 0),
  others: {
    ...Object.fromEntries(
      [...latencies]
        .filter(([status]) => status !== 200 && status !== 503)
        .map(([status, all]) => [status, all.length]),
    ),
    ...(running > 0 && { unanswered: running }),
  },
  goodOf,
};
process.send?.(result);
process.disconnect?.();
