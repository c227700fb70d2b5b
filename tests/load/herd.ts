/**
 * Restarts the gateway of ten thousand open pages (L8, F18): by SIGTERM, and by `kill -9`. Measures how the pages reconnect,
 * how much slower other users' requests become, and whether a page misses a comment or receives one twice. The pages use
 * the web client's own link for live events. BENCH_SOCKETS makes it smaller.
 */
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { webDocuments } from '../../scripts/webDocuments.ts';
import { freePort } from '../support/processes.ts';
import { endProcess, startProcess, told } from './children.ts';
import { amount, milliseconds, ratio, seconds, table } from './harness.ts';
import type { Count, Counted, Forget, Open, Opened, Publish, Show, Summary } from './herd/messages.ts';
import { metric, type Running, startOurs, startRawLoad } from './peers/running.ts';

const SOCKETS = amount(10_000, 100, 'BENCH_SOCKETS');
/** Each user has twenty sockets, the most that the gateway allows. */
const USERS = Math.ceil(SOCKETS / 20);
const LIMITS = { busiest: 0.15, slower: 3, backMs: 45_000 };
/** How long the benchmark waits for the pages before it fails (ms). */
const PATIENCE_MS = 120_000;
/** The other users' requests per second, and how long they are measured before the first restart (s). */
const RATE = 50;
const NORMAL_S = amount(20, 1);
/** The interval between new comments (ms). */
const COMMENT_MS = 5000;
const DOCUMENT =
  '{ comments(on: { type: PURCHASE_ORDER, id: "1", withItems: true }) { data { id message } meta { count } } }';

interface Scene {
  readonly upstream: ChildProcess;
  readonly crowd: ChildProcess;
  readonly tokens: readonly string[];
  gateway: Running;
  start(): Promise<Running>;
  comments: number;
}

interface Return {
  readonly how: string;
  /** How long the gateway was down, and how long after that the last page was back (ms). */
  readonly downMs: number;
  readonly backMs: number;
  /** The share of the pages that came back in the busiest second. */
  readonly busiest: number;
  /** The 99th percentile of the other users' response times meanwhile (ms). */
  readonly p99: number;
  /** How often pages refetched their comments. */
  readonly asked: number;
  readonly unanswered: number;
  readonly missing: number;
  readonly doubled: number;
}

/** Measures and prints; returns the missed limits. */
export async function herd(): Promise<string[]> {
  const file = (name: string) => resolve(import.meta.dirname, `herd/${name}.ts`);
  const upstream = startProcess(file('upstream'));
  const crowd = startProcess(file('crowd'));
  try {
    const api = await told<{ url: string; cableUrl: string }>(upstream, 'url');
    await told<{ ready: true }>(crowd, 'ready');
    upstream.send({ users: USERS });
    const { tokens } = await told<{ tokens: string[] }>(upstream, 'tokens');
    const port = await freePort();
    const start = () => startOurs(api.url, { CABLE_URL: api.cableUrl, LOG_LEVEL: 'error', PORT: `${port}` });
    const scene: Scene = { upstream, crowd, tokens, gateway: await start(), start, comments: 0 };
    try {
      return await measure(scene, port);
    } finally {
      await scene.gateway.stop();
    }
  } finally {
    await Promise.all([endProcess(crowd, 'SIGKILL'), endProcess(upstream, 'SIGKILL')]);
  }
}

async function measure(scene: Scene, port: number): Promise<string[]> {
  const { crowd, tokens } = scene;
  const subscription = (await webDocuments()).find(({ name }) => name === 'CommentChanged')?.body ?? '';
  const owners = Array.from({ length: SOCKETS }, (_, index) => tokens[index % USERS] ?? '');
  const [origin, cookie] = [`http://localhost:${port}`, `lading-${port}`];
  crowd.send({ open: { url: scene.gateway.url, origin, cookie, tokens: owners, subscription } } satisfies Open);
  await told<Opened>(crowd, 'opened');
  await until(() => allListen(scene));
  const writer = writeComments(scene);
  const normal = await others(scene, NORMAL_S).result;
  const returns: Return[] = [];
  for (const how of ['SIGTERM', 'SIGKILL'] as const) returns.push(await restart(scene, how));
  await writer.end();
  return report(normal.p99, returns);
}

async function restart(scene: Scene, how: 'SIGTERM' | 'SIGKILL'): Promise<Return> {
  const { crowd } = scene;
  const forgotten = told<Forget>(crowd, 'forget');
  crowd.send({ forget: true } satisfies Forget);
  await forgotten;
  await scene.gateway.stop(how);
  const downAt = Date.now();
  scene.gateway = await scene.start();
  const upAt = Date.now();
  const watched = others(scene, PATIENCE_MS / 1000);
  await until(async () => (await counted(crowd)).back === SOCKETS && (await allListen(scene)));
  watched.end();
  const { lastAt, busiest, asked, unanswered } = await counted(crowd);
  const { p99 } = await watched.result;
  const { missing, doubled } = await settled(scene);
  return {
    how,
    downMs: upAt - downAt,
    backMs: lastAt - upAt,
    busiest: busiest / SOCKETS,
    ...{ p99, asked, unanswered, missing, doubled },
  };
}

/** Whether every page is subscribed. */
const allListen = async ({ gateway }: Scene) => (await metric(gateway, 'subscription_sources')) === SOCKETS;

async function counted(crowd: ChildProcess): Promise<Counted['counted']> {
  const answer = told<Counted>(crowd, 'counted');
  crowd.send({ count: true } satisfies Count);
  return (await answer).counted;
}

/** Returns what the pages show, after up to ten seconds for their refetches. */
async function settled({ crowd, comments }: Scene): Promise<Summary['shown']> {
  const ask = async () => {
    const answer = told<Summary>(crowd, 'shown');
    crowd.send({ show: { comments } } satisfies Show);
    return (await answer).shown;
  };
  for (let tries = 0; tries < 20 && (await ask()).missing > 0; tries += 1) await sleep(500);
  return ask();
}

/** Starts the other users' requests. */
function others({ gateway: { url }, tokens }: Scene, forSeconds: number) {
  return startRawLoad({
    url,
    seconds: forSeconds,
    pace: { rate: RATE },
    documents: [DOCUMENT],
    tokens: tokens.slice(0, 20),
  });
}

/** Publishes a comment every few seconds until `end` is called. */
function writeComments(scene: Scene): { end(): Promise<void> } {
  let over = false;
  const writing = (async () => {
    while (!over) {
      const published = told<{ published: number }>(scene.upstream, 'published');
      scene.upstream.send({ publish: scene.comments + 1 } satisfies Publish);
      await published;
      scene.comments += 1;
      await sleep(COMMENT_MS);
    }
  })();
  return {
    async end() {
      over = true;
      await writing;
    },
  };
}

/** Waits for a condition, polling rarely so that polling adds no load. @throws Error when it takes too long */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Not all pages were back after ${PATIENCE_MS} ms`);
    await sleep(500);
  }
}

function report(normal: number, returns: readonly Return[]): string[] {
  const rows = returns.map((one) => [
    one.how,
    seconds(one.downMs),
    seconds(one.backMs),
    `${(one.busiest * 100).toFixed(1)} %`,
    milliseconds(one.p99),
    ratio(one.p99, normal),
    (one.asked / SOCKETS).toFixed(2),
    `${one.unanswered}`,
    `${one.missing}`,
    `${one.doubled}`,
  ]);
  const limits = [
    '≤',
    '',
    seconds(LIMITS.backMs),
    `${LIMITS.busiest * 100} %`,
    '',
    `${LIMITS.slower} ×`,
    '',
    '0',
    '0',
    '0',
  ];
  const headers = [
    'ended by',
    'down',
    'all back',
    'busiest s',
    'p99',
    '÷ normal',
    'asked each',
    'in vain',
    'missing',
    'doubled',
  ];
  console.log(`  ${SOCKETS} pages of ${USERS} users; p99 of the others before: ${milliseconds(normal)}`);
  console.log(table(headers, [...rows, limits]));
  return returns.flatMap((one) => [
    ...(one.busiest > LIMITS.busiest
      ? [`herd, ${one.how}: ${(one.busiest * 100).toFixed(1)} % came back in one second`]
      : []),
    ...(one.backMs > LIMITS.backMs ? [`herd, ${one.how}: all were back after ${seconds(one.backMs)}`] : []),
    ...(one.p99 / normal > LIMITS.slower ? [`herd, ${one.how}: the others' p99 was ${ratio(one.p99, normal)}`] : []),
    ...(one.missing + one.doubled + one.unanswered > 0
      ? [
          `herd, ${one.how}: ${one.missing} comments missing, ${one.doubled} doubled, ${one.unanswered} questions in vain`,
        ]
      : []),
  ]);
}
