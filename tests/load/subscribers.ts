/**
 * Ten thousand subscribers on one gateway: the memory of each, and how long until the last one has a comment, compared to
 * a bare websocket server that sends the same number of bytes to as many; then what a stalled reader costs the others.
 * Both servers take turns in every round, so that other load on the machine affects both.
 */
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { webDocuments } from '../../scripts/webDocuments.ts';
import { until } from '../support/processes.ts';
import { endProcess, startProcess, told } from './children.ts';
import { amount, megabytes, milliseconds, percentile, ratio, table } from './harness.ts';
import { metric, type Running, startOurs } from './peers/running.ts';
import type { Connect, Delivered, Published } from './subscribers/messages.ts';

const SOCKETS = amount(10_000, 100, 'BENCH_SOCKETS');
const USERS = SOCKETS / 20;
const ROUNDS = amount(5, 1, 'BENCH_ROUNDS');
/** Limits: memory per subscriber, multiple of the bare server's time, delivery time, and the cost of a stalled reader. */
const LIMITS = { kilobytes: 32, ratio: 2.5, deliveryMs: 1000, stalled: 1.2, grownMegabytes: 16 };
/** The readers and events of the part with the stalled reader, and its warm-up rounds. */
const FEW = { sockets: 20, events: amount(1000, 100), bytes: 20_000, warm: amount(3, 0) };

const child = (name: string): ChildProcess => startProcess(resolve(import.meta.dirname, `subscribers/${name}.ts`));

/** Measures and prints; returns the missed limits. */
export async function subscribers(): Promise<string[]> {
  const body = (await webDocuments()).find(({ name }) => name === 'CommentChanged')?.body ?? '';
  const many = await withGateway((scene) => manyReaders(scene, body));
  const few = await withGateway((scene) => stalledReader(scene, body));
  return report({ ...many, ...few });
}

/** A freshly started gateway, the backend behind it, and tokens of its users. */
interface Scene {
  readonly gateway: Running;
  readonly upstream: ChildProcess;
  readonly tokens: readonly string[];
  /** Starts another process of this benchmark, which ends with the scene. */
  start(file: string): Promise<{ process: ChildProcess; url: string }>;
}

async function withGateway<Result>(measure: (scene: Scene) => Promise<Result>): Promise<Result> {
  const children: ChildProcess[] = [];
  const start = async (file: string) => {
    const started = child(file);
    children.push(started);
    return { process: started, ...(await told<{ url: string; cableUrl: string }>(started, 'url')) };
  };
  const { process: upstream, url, cableUrl } = await start('upstream');
  const gateway = await startOurs(url, { CABLE_URL: cableUrl, LOG_LEVEL: 'error' });
  try {
    upstream.send({ users: USERS });
    const { tokens } = await told<{ tokens: string[] }>(upstream, 'tokens');
    return await measure({ gateway, upstream, tokens, start });
  } finally {
    await Promise.all(children.map((one) => endProcess(one, 'SIGKILL')));
    await gateway.stop();
  }
}

const speaking = ({ gateway }: Scene, query: string) =>
  ({ url: `${gateway.url.replace('http', 'ws')}/graphql`, speech: { kind: 'graphql', query } }) as const;

async function manyReaders(scene: Scene, query: string) {
  const { gateway, upstream, start } = scene;
  const crowd = (await start('crowd')).process;
  const raw = await start('raw');
  const bareCrowd = (await start('crowd')).process;
  const tokens = Array.from({ length: SOCKETS }, (_, index) => scene.tokens[index % USERS] ?? '');
  // The memory that the first sockets take is the cost of the code, not of a subscriber.
  const first = tokens.splice(0, 200);
  await connect(crowd, { ...speaking(scene, query), tokens: first });
  await until('they listen', async () => (await metric(gateway, 'subscription_sources')) === first.length);
  await subscribed(upstream, Math.min(USERS, first.length));
  await delivery(upstream, crowd, { publish: 0 });
  const before = gateway.memory();
  await connect(crowd, { ...speaking(scene, query), tokens });
  await subscribed(upstream, USERS);
  await until('all listen', async () => (await metric(gateway, 'subscription_sources')) === SOCKETS, 120_000);
  const each = (gateway.memory() - before) / tokens.length;
  await connect(bareCrowd, { url: raw.url, speech: { kind: 'raw' }, tokens: [...first, ...tokens] });
  const ours: number[] = [];
  const bare: number[] = [];
  // The first round warms up.
  for (let round = 1; round <= ROUNDS + 1; round += 1) {
    const { ms, bytes } = await delivery(upstream, crowd, { publish: round });
    const other = await delivery(raw.process, bareCrowd, { publish: round, bytes });
    if (round === 1) continue;
    ours.push(ms);
    bare.push(other.ms);
  }
  return { each, ours: percentile(ours, 50), bare: percentile(bare, 50) };
}

async function stalledReader(scene: Scene, query: string) {
  const { gateway, upstream, start } = scene;
  const crowd = (await start('crowd')).process;
  const how = speaking(scene, query);
  await connect(crowd, { ...how, tokens: Array.from({ length: FEW.sockets }, () => scene.tokens[0] ?? '') });
  await subscribed(upstream, 1);
  const rounds: Array<{ alone: number; beside: number; grown: number }> = [];
  let first = 1_000_000;
  const slowest = async () => {
    first += 1_000_000;
    return percentile(await deliveries(upstream, crowd, first), 99);
  };
  // V8's young generation grows by tens of megabytes with the first objects that survive a collection, and stays large:
  // the first rounds show the cost of thousands of events and of a first stalled reader, not of each reader.
  for (let round = 0; round < FEW.warm + ROUNDS; round += 1) {
    const alone = await slowest();
    const held = gateway.memory();
    const stalled = (await start('crowd')).process;
    await connect(stalled, { ...how, tokens: [scene.tokens[1] ?? ''], stalled: true });
    await subscribed(upstream, 2);
    const beside = await slowest();
    rounds.push({ alone, beside, grown: gateway.memory() - held });
    await endProcess(stalled, 'SIGKILL');
    await subscribed(upstream, 1);
  }
  const median = (figure: 'alone' | 'beside' | 'grown') =>
    percentile(
      rounds.slice(FEW.warm).map((round) => round[figure]),
      50,
    );
  return { alone: median('alone'), beside: median('beside'), grown: median('grown') };
}

async function connect(crowd: ChildProcess, how: Connect['connect']): Promise<void> {
  const connected = told<{ connected: number }>(crowd, 'connected');
  crowd.send({ connect: how } satisfies Connect);
  await connected;
}

/** Measures the milliseconds from publishing until the whole crowd has the event, and the size of its frame. */
async function delivery(from: ChildProcess, to: ChildProcess, what: { publish: number; bytes?: number }) {
  const published = told<Published>(from, 'published');
  const delivered = told<Delivered>(to, 'delivered');
  from.send(what);
  const { lastAt, bytes } = await delivered;
  return { ms: lastAt - (await published).sentAt, bytes };
}

/** Measures the same for many events, one after the other. */
async function deliveries(from: ChildProcess, to: ChildProcess, first: number): Promise<number[]> {
  const times: number[] = [];
  for (let publish = first; publish < first + FEW.events; publish += 1) {
    times.push((await delivery(from, to, { publish, bytes: FEW.bytes })).ms);
  }
  return times;
}

/** Waits until this many users are subscribed upstream. */
async function subscribed(upstream: ChildProcess, users: number): Promise<void> {
  await until(
    `${users} users are subscribed`,
    async () => {
      const answer = told<{ subscriptions: number }>(upstream, 'subscriptions');
      upstream.send({ subscriptions: true });
      return (await answer).subscriptions === users;
    },
    120_000,
  );
}

interface Figures {
  /** Bytes of memory per subscriber. */
  readonly each: number;
  /** Milliseconds until the last subscriber has a comment: from the gateway, from the bare server. */
  readonly ours: number;
  readonly bare: number;
  /** The 99th percentile of that time for few readers: alone, and next to a stalled reader. */
  readonly alone: number;
  readonly beside: number;
  /** Bytes that the gateway grew by with the stalled reader. */
  readonly grown: number;
}

function report({ each, ours, bare, alone, beside, grown }: Figures): string[] {
  const rows = [
    [`memory of each of ${SOCKETS} subscribers of ${USERS} users`, kilobytes(each), `≤ ${LIMITS.kilobytes} KB`],
    ['a comment, from publishing to the last of them', milliseconds(ours), `≤ ${LIMITS.deliveryMs} ms`],
    ['… the same bytes from a bare websocket server', milliseconds(bare), ''],
    ['… ours ÷ bare', ratio(ours, bare), `≤ ${LIMITS.ratio} ×`],
    [`p99 of ${FEW.events} comments of ${FEW.bytes / 1000} KB to ${FEW.sockets} readers`, milliseconds(alone), ''],
    ['… beside a reader that has stopped reading', milliseconds(beside), `≤ ${LIMITS.stalled} ×`],
    ['… what the gateway grew by', megabytes(grown), `≤ ${LIMITS.grownMegabytes} MB`],
  ];
  console.log(table(['subscribers', 'measured', 'limit'], rows));
  return [
    ...(each / 1024 > LIMITS.kilobytes ? [`a subscriber takes ${kilobytes(each)}`] : []),
    ...(ours > LIMITS.deliveryMs || ours / bare > LIMITS.ratio
      ? [`the last has a comment after ${milliseconds(ours)}, ${ratio(ours, bare)} the bare server`]
      : []),
    ...(beside / alone > LIMITS.stalled ? [`a stalled reader costs the others ${ratio(beside, alone)}`] : []),
    ...(grown / 1_000_000 > LIMITS.grownMegabytes ? [`a stalled reader costs the gateway ${megabytes(grown)}`] : []),
  ];
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
