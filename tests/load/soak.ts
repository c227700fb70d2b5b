/**
 * Half an hour of everything at once (L11): lists, comments, sockets that connect and disconnect, aborted uploads. After a
 * sixth and at the end, all clients disconnect: the gateway's memory must not have grown since, and nothing may be left
 * open. BENCH_SECONDS makes it longer or shorter.
 */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { webDocuments } from '../../scripts/webDocuments.ts';
import { ORDER_LIST } from '../support/orders.ts';
import { freePort, until } from '../support/processes.ts';
import { endProcess, startProcess, told } from './children.ts';
import { amount, megabytes, ratio, table } from './harness.ts';
import { metric, type Running, rawLoad, startOurs } from './peers/running.ts';
import type { Churn, Churned } from './soak/churn.ts';
import { collectGarbage, inspectable } from './soak/inspector.ts';

const SECONDS = amount(1800, 3, 'BENCH_SECONDS');
/** The first part (s), after which memory must not grow further. */
const FIRST = SECONDS / 6;
const GROWTH = 1.1;
const READS = [
  ORDER_LIST,
  '{ purchaseOrder(id: 1) { id orderNumber vendor { name } } }',
  '{ vendors { data { id name } } }',
  '{ viewer { profile { fullName } } }',
];
const WRITES = [
  'mutation { createComment(input: { type: PURCHASE_ORDER, id: 1, message: "Noted" }) { comment { id } } }',
];
const RATE = { reads: 100, writes: 10 };
/** The metrics that must be zero once all clients have disconnected. */
const OPEN = [
  'sockets',
  'subscription_sources',
  'queued_events',
  'cables',
  'requests_running',
  'upstream_running',
  'upstream_waiting',
] as const;
/** Idle upstream connections are closed within this time (ms). */
const IDLE_MS = amount(10_000, 300);

interface Rest {
  readonly memory: number;
  readonly heap: number;
  readonly resources: number;
  readonly descriptors: number;
}

/** Measures and prints; returns the missed limits. */
export async function soak(): Promise<string[]> {
  const upstream = startProcess(resolve(import.meta.dirname, 'soak/upstream.ts'));
  try {
    const api = await told<{ url: string; cableUrl: string; tokens: string[] }>(upstream, 'tokens');
    const inspector = await freePort();
    const gateway = await startOurs(api.url, {
      CABLE_URL: api.cableUrl,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${inspectable(inspector)}`,
    });
    try {
      const failed = await busy(gateway, api.tokens, FIRST);
      const early = await atRest(gateway, inspector);
      failed.push(...(await busy(gateway, api.tokens, SECONDS - FIRST)));
      const late = await atRest(gateway, inspector);
      return report(early, late, failed);
    } finally {
      await gateway.stop();
    }
  } finally {
    await endProcess(upstream, 'SIGKILL');
  }
}

/** Runs everything at once for this many seconds; returns the failures. */
async function busy({ url }: Running, tokens: readonly string[], seconds: number): Promise<string[]> {
  const subscription = (await webDocuments()).find(({ name }) => name === 'CommentChanged')?.body ?? '';
  const churn = startProcess(resolve(import.meta.dirname, 'soak/churn.ts'), {}, {
    url,
    tokens,
    subscription,
  } satisfies Churn);
  const churning = told<Churned>(churn, 'churned', (seconds + 120) * 1000);
  const [reads, writes] = await Promise.all([
    rawLoad({ url, seconds, pace: { rate: RATE.reads }, documents: READS, tokens }),
    rawLoad({ url, seconds, pace: { rate: RATE.writes }, documents: WRITES, tokens }),
  ]);
  churn.send({ end: true });
  const { churned } = await churning;
  await endProcess(churn);
  console.log(
    `  ${seconds.toFixed(0)} s: ${(reads.good + writes.good).toFixed(0)} answers/s, ${churned.sockets} sockets, ${churned.uploads} uploads`,
  );
  const others = [reads, writes].flatMap(({ others, shed }) => [
    ...Object.entries(others).map(([status, count]) => `${count} answers ${status}`),
    ...(shed > 0 ? ['some were refused'] : []),
  ]);
  return [...others, ...(churned.failed > 0 ? [`${churned.failed} sockets or uploads failed`] : [])];
}

/** Measures what the gateway holds without clients and after garbage collection. */
async function atRest(gateway: Running, inspector: number): Promise<Rest> {
  for (const name of OPEN) await until(`${name} is 0`, async () => (await metric(gateway, name)) === 0, 60_000);
  await sleep(IDLE_MS);
  const inside = await collectGarbage(inspector);
  return { ...inside, memory: gateway.memory(), descriptors: await metric(gateway, 'process_open_fds') };
}

function report(early: Rest, late: Rest, failed: readonly string[]): string[] {
  const row = (name: string, of: (rest: Rest) => number, show: (value: number) => string, limit: string) => [
    name,
    show(of(early)),
    show(of(late)),
    ratio(of(late), of(early)),
    limit,
  ];
  const rows = [
    row('memory', ({ memory }) => memory, megabytes, `≤ ${GROWTH.toFixed(2)} ×`),
    row('… of JavaScript', ({ heap }) => heap, megabytes, ''),
    row('descriptors', ({ descriptors }) => descriptors, String, 'equal'),
    row('timers and handles', ({ resources }) => resources, String, ''),
  ];
  console.log(table(['after everybody has left', 'early', 'at the end', '', 'limit'], rows));
  return [
    ...(late.memory / early.memory > GROWTH ? [`soak: memory grew to ${ratio(late.memory, early.memory)}`] : []),
    ...(late.descriptors > early.descriptors
      ? [`soak: ${late.descriptors - early.descriptors} descriptors are left`]
      : []),
    ...failed.map((what) => `soak: ${what}`),
  ];
}
