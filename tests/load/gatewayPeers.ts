/**
 * Our gateway with all its protections beside a plain Apollo gateway, Mercurius and the floor: the same upstream, query
 * and users, one after the other in every round, so that what else the machine does meets all of them. Each is started
 * for its turn: a server that waited for it would have given back its memory and its compiled code (V8 does after eight
 * quiet seconds), and what was measured would be how it finds them again. Load generator and upstream are lean: on two
 * cores, what they take is what the servers lack.
 * BENCH_ROUNDS and BENCH_SECONDS (of each measurement) make it longer or shorter.
 */
import { amount, milliseconds, percentile, table } from './harness.ts';
import { busy, type Running, rawLoad, startOurs, startPeer } from './peers/running.ts';

const ROUNDS = amount(5, 1, 'BENCH_ROUNDS');
const SECONDS = amount(4, 1, 'BENCH_SECONDS');
/** Until V8 has compiled what runs often: ours reaches its rate after some 15,000 requests. */
const WARM_SECONDS = amount(12, 0);
const CONNECTIONS = 32;

type Name = 'floor' | 'plain Apollo' | 'Mercurius' | 'ours' | 'ours, unprotected' | 'ours, 2 workers';
/** The protections may cost a tenth (L2). */
const PROTECTED = 0.9;
/** What the plain gateway's rate is multiplied by, at least. */
const AIMS: Partial<Record<Name, number>> = { ours: 2, 'ours, 2 workers': 3.2 };

interface Turn {
  /** Requests a second with as many as it takes. */
  readonly rate: number;
  /** Milliseconds of processor time for each of them. */
  readonly work: number;
  /** Milliseconds at 80 % of the plain gateway's rate. */
  readonly p99: number;
}

/** Measures and prints; gives the limits that were missed. */
export async function gatewayPeers(): Promise<string[]> {
  const upstream = await startPeer('upstream');
  const env = { API_URL: upstream.url };
  const peers: ReadonlyArray<[Name, () => Promise<Running>]> = [
    ['plain Apollo', () => startPeer('apollo', env)],
    ['floor', () => startPeer('floor', env)],
    ['Mercurius', () => startPeer('mercurius', env)],
    ['ours', () => startOurs(upstream.url)],
    ['ours, unprotected', () => startPeer('unprotected', { ...env, LOG_LEVEL: 'info' })],
    ['ours, 2 workers', () => startOurs(upstream.url, { WORKERS: '2' })],
  ];
  const turns = new Map<Name, Turn[]>(peers.map(([name]) => [name, []]));
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [name, start] of peers) {
        const plain = turns.get('plain Apollo')?.[round]?.rate;
        turns.get(name)?.push(await turn(start, plain));
      }
    }
  } finally {
    await upstream.stop();
  }
  print(turns);
  return missed(turns);
}

type Turns = ReadonlyMap<Name, readonly Turn[]>;

/** @param plain the plain gateway's rate in this round; absent when this is it */
async function turn(start: () => Promise<Running>, plain: number | undefined): Promise<Turn> {
  const server = await start();
  try {
    if (WARM_SECONDS > 0) await busy(server.url, { connections: CONNECTIONS, seconds: WARM_SECONDS });
    const before = server.processorTime();
    const rate = await busy(server.url, { connections: CONNECTIONS, seconds: SECONDS });
    const work = ((server.processorTime() - before) * 1000) / (rate * SECONDS);
    const pace = { rate: Math.round(0.8 * (plain ?? rate)) };
    const { p99 } = await rawLoad({ url: server.url, seconds: amount(SECONDS, 0.2), pace });
    return { rate, work, p99 };
  } finally {
    await server.stop();
  }
}

const median = (turns: Turns, name: Name, of: (turn: Turn) => number): number =>
  percentile((turns.get(name) ?? []).map(of), 50);

/** The median over the rounds of one against another in the same round. */
function against(turns: Turns, name: Name, base: Name): number {
  const bases = turns.get(base) ?? [];
  return percentile(
    (turns.get(name) ?? []).map((one, round) => one.rate / (bases[round]?.rate ?? Number.NaN)),
    50,
  );
}

function print(turns: Turns): void {
  const cells = [...turns.keys()].map((name) => [
    name,
    median(turns, name, (one) => one.rate).toFixed(0),
    against(turns, name, 'floor').toFixed(3),
    against(turns, name, 'plain Apollo').toFixed(2),
    median(turns, name, (one) => one.work).toFixed(2),
    milliseconds(median(turns, name, (one) => one.p99)),
  ]);
  const headers = ['a page of 20 orders', 'requests/s', '÷ floor', '÷ plain', 'CPU ms each', 'p99 at 80 % of plain'];
  console.log(table(headers, cells));
  console.log(`  ours ÷ ours without protections: ${against(turns, 'ours', 'ours, unprotected').toFixed(2)}`);
}

function missed(turns: Turns): string[] {
  const slow = Object.entries(AIMS).flatMap(([name, aim]) => {
    const reached = against(turns, name as Name, 'plain Apollo'); // a key of AIMS
    return reached < aim ? [`${name}: ${reached.toFixed(2)} × the plain gateway, wanted ${aim} ×`] : [];
  });
  const p99 = (name: Name) => median(turns, name, (one) => one.p99);
  const late = (['plain Apollo', 'Mercurius'] as const).flatMap((name) =>
    p99('ours') > p99(name) ? [`ours: p99 ${milliseconds(p99('ours'))}, ${name} ${milliseconds(p99(name))}`] : [],
  );
  const share = against(turns, 'ours', 'ours, unprotected');
  const costly =
    share < PROTECTED ? [`the protections leave ${share.toFixed(2)} of the rate, wanted ${PROTECTED}`] : [];
  return [...slow, ...late, ...costly];
}
