/**
 * A load generator that costs little, a process of its own. With a rate it asks however long the answers take, as people
 * do who do not know of each other, and latencies count from when a request was due; with connections each asks again
 * as soon as it is answered. The first message is what to do, any other ends it early.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../harness.ts';
import { QUERY, tokens, VARIABLES } from './question.ts';
import { graphqlRequest, RawClient } from './rawClient.ts';

export interface RawLoad {
  readonly url: string;
  readonly seconds: number;
  /** Requests a second; or so many at a time. */
  readonly pace: { readonly rate: number } | { readonly connections: number };
  /** Documents, asked in turn; the page of orders where there are none. */
  readonly documents?: readonly string[];
  /** Sessions, taken in turn; made up ones where there are none. */
  readonly tokens?: readonly string[];
}

export interface RawLoadResult {
  /** Answers with 200, a second, while it asked; and the percentiles of all of them (ms). */
  readonly good: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers with 503, a second, and their 99th percentile (ms); 0 without any. */
  readonly shed: number;
  readonly shedP99: number;
  /** How many answers of each other status came; 0 is a broken connection. */
  readonly others: Readonly<Record<string, number>>;
  /** Answers with 200 to each document. */
  readonly goodOf: readonly number[];
}

const TICK_MS = 1;
/** Connections that are open from the beginning; at a low rate fewer, so that none is idle for too long. */
const MOST_OPEN = 400;
/** How long the last answers are waited for. */
const LAST_MS = 15_000;

const [load] = (await once(process, 'message')) as [RawLoad];
const users = load.tokens ?? tokens();
const bodies = load.documents?.map((query) => ({ query })) ?? [{ query: QUERY, variables: VARIABLES }];
// Every user asks every document.
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
