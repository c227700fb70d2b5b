/**
 * Our gateway with all its protections beside a plain Apollo gateway, Mercurius and the floor: the same upstream, query
 * and users, one after the other in every round, so that what else the machine does meets all of them.
 * BENCH_ROUNDS and BENCH_SECONDS (of each turn) make it longer or shorter.
 */
import { milliseconds, percentile, table } from './harness.ts';
import { load, type Running, startOurs, startPeer } from './peers/running.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const CONNECTIONS = 32;

type Name = 'floor' | 'plain Apollo' | 'Mercurius' | 'ours' | 'ours, unprotected' | 'ours, 2 workers';
/** The protections may cost a tenth (L2). */
const PROTECTED = 0.9;
/** What the plain gateway's rate is multiplied by, at least. */
const AIMS: Partial<Record<Name, number>> = { ours: 1.5, 'ours, 2 workers': 2.2 };

interface Turn {
  readonly rate: number;
  readonly p99: number;
  /** Milliseconds of processor time for each request. */
  readonly work: number;
}

/** Measures and prints; gives the limits that were missed. */
export async function gatewayPeers(): Promise<string[]> {
  const upstream = await startPeer('upstream');
  const servers = new Map<Name, Running>();
  try {
    const env = { API_URL: upstream.url };
    servers.set('floor', await startPeer('floor', env));
    servers.set('plain Apollo', await startPeer('apollo', env));
    servers.set('Mercurius', await startPeer('mercurius', env));
    servers.set('ours', await startOurs(upstream.url));
    servers.set('ours, unprotected', await startPeer('unprotected', { ...env, LOG_LEVEL: 'info' }));
    servers.set('ours, 2 workers', await startOurs(upstream.url, { WORKERS: '2' }));

    for (const server of servers.values()) await turn(server, { seconds: 2 });
    const peak = await rounds(servers, {});
    const rate = Math.round(0.8 * median(peak, 'plain Apollo', (one) => one.rate));
    await servers.get('floor')?.stop();
    servers.delete('floor');
    const steady = await rounds(servers, { rate });
    print(peak, steady, rate);
    return missed(peak, steady);
  } finally {
    await Promise.all([...servers.values(), upstream].map((server) => server.stop()));
  }
}

type Turns = ReadonlyMap<Name, readonly Turn[]>;

async function rounds(servers: ReadonlyMap<Name, Running>, options: { rate?: number }): Promise<Turns> {
  const turns = new Map<Name, Turn[]>([...servers.keys()].map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, server] of servers) turns.get(name)?.push(await turn(server, options));
  }
  return turns;
}

async function turn(server: Running, { seconds = SECONDS, rate }: { seconds?: number; rate?: number }): Promise<Turn> {
  const before = server.processorTime();
  const result = await load({ url: `${server.url}/graphql`, seconds, connections: CONNECTIONS, rate });
  const work = ((server.processorTime() - before) * 1000) / (result.rate * seconds);
  return { rate: result.rate, p99: result.p99, work };
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

function print(peak: Turns, steady: Turns, rate: number): void {
  const cells = [...peak.keys()].map((name) => [
    name,
    median(peak, name, (one) => one.rate).toFixed(0),
    against(peak, name, 'floor').toFixed(3),
    against(peak, name, 'plain Apollo').toFixed(2),
    median(peak, name, (one) => one.work).toFixed(2),
    steady.has(name) ? milliseconds(median(steady, name, (one) => one.p99)) : '',
  ]);
  const headers = ['a page of 20 orders', 'requests/s', '÷ floor', '÷ plain', 'CPU ms each', `p99 at ${rate}/s`];
  console.log(table(headers, cells));
  console.log(`  ours ÷ ours without protections: ${against(peak, 'ours', 'ours, unprotected').toFixed(2)}`);
}

function missed(peak: Turns, steady: Turns): string[] {
  const slow = Object.entries(AIMS).flatMap(([name, aim]) => {
    const reached = against(peak, name as Name, 'plain Apollo'); // a key of AIMS
    return reached < aim ? [`${name}: ${reached.toFixed(2)} × the plain gateway, wanted ${aim} ×`] : [];
  });
  const p99 = (name: Name) => median(steady, name, (one) => one.p99);
  const late = (['plain Apollo', 'Mercurius'] as const).flatMap((name) =>
    p99('ours') > p99(name) ? [`ours: p99 ${milliseconds(p99('ours'))}, ${name} ${milliseconds(p99(name))}`] : [],
  );
  const share = against(peak, 'ours', 'ours, unprotected');
  const costly =
    share < PROTECTED ? [`the protections leave ${share.toFixed(2)} of the rate, wanted ${PROTECTED}`] : [];
  return [...slow, ...late, ...costly];
}
