/**
 * Compares our gateway with all its protections to a plain Apollo gateway, Mercurius and the floor: the same upstream,
 * query and users, one after the other in every round, so that other load on the machine affects all of them. Each server
 * is started for its turn: an idle one gives back its memory and its compiled code (V8 does after eight quiet seconds), and
 * the benchmark would measure how it recovers them. Load generator and upstream are lean: on two cores, they compete with
 * the servers for processor time.
 * BENCH_ROUNDS and BENCH_SECONDS (of each measurement) make it longer or shorter.
 */
import { amount, milliseconds, percentile, table } from './harness.ts';
import { busy, type Running, rawLoad, startOurs, startPeer } from './peers/running.ts';

const ROUNDS = amount(5, 1, 'BENCH_ROUNDS');
const SECONDS = amount(4, 1, 'BENCH_SECONDS');
/** Warm-up, until V8 has compiled the hot code: our gateway reaches its full rate after some 15,000 requests. */
const WARM_SECONDS = amount(12, 0);
const CONNECTIONS = 32;

type Name = 'floor' | 'plain Apollo' | 'Mercurius' | 'ours' | 'ours, unprotected' | 'ours, 2 workers';
/** The least share of the unprotected rate: the protections may cost a tenth (L2). */
const PROTECTED = 0.9;
/** The least multiples of the plain gateway's rate. */
const AIMS: Partial<Record<Name, number>> = { ours: 2, 'ours, 2 workers': 3.2 };

interface Turn {
  /** Requests per second at full load. */
  readonly rate: number;
  /** Processor time per request (ms). */
  readonly work: number;
  /** Latency (ms) at 80 % of the plain gateway's rate. */
  readonly p99: number;
}

/** Measures and prints; returns the missed limits. */
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

/** Measures one server. @param plain the plain gateway's rate in this round; undefined for the plain gateway itself */
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

/** Returns the median ratio of one server's rate to another's in the same round. */
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
