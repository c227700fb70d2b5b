/**
 * The gateway at its usual load, 60 % of its peak: how steady its response times are and how late its event loop is
 * (L3, L13), what hostile documents cost the other requests (L6), and what a hanging list costs the other nine (L10).
 * BENCH_SECONDS is the length of the first part; the turns of the others take a twentieth. BENCH_ROUNDS is their number.
 */

import { told } from './children.ts';
import { amount, milliseconds, percentile, ratio, table } from './harness.ts';
import { tokens } from './peers/question.ts';
import type { RawLoadResult } from './peers/rawLoad.ts';
import { metric, type Running, rawLoad, startOurs, startPeer } from './peers/running.ts';
import { HOSTILE } from './steady/hostile.ts';

const SECONDS = amount(300, 1, 'BENCH_SECONDS');
const TURN = Math.max(amount(1, 0.5), SECONDS / 20);
/** Warm-up: V8 compiles hundreds of functions at once, after requests have called them some ten thousand times. */
const WARM_SECONDS = amount(20, 0.5);
/** A route hangs longer than the timeout of its calls, so that as many calls as possible are waiting. */
const HUNG_TURN = Math.max(amount(15, 0.5), TURN);
const ROUNDS = amount(5, 1, 'BENCH_ROUNDS');
const CONNECTIONS = 32;
const USUAL = 0.6;
const HOSTILE_RATE = 100;
const LIMITS = { spread: 5, lateMs: 50, besideHostile: 1.5, besideHung: 0.9 };

/** Ten lists, each with its own upstream route. The first one hangs. */
const LISTS = [
  'vendors',
  'purchaseOrders(programId: 1)',
  'orderItems(programId: 1)',
  'shipments(programId: 1)',
  'endUsers',
  'groups',
  'users',
  'programs',
  'organizations',
  'couriers',
].map((field) => `{ ${field} { data { id } meta { count } } }`);
const HUNG = 'vendors';

/** Measures and prints; returns the missed limits. */
export async function steady(): Promise<string[]> {
  return report({ ...(await withGateway(besideHostile)), ...(await withGateway(besideHung)) });
}

async function withGateway<Result>(measure: (gateway: Running, upstream: Running) => Promise<Result>): Promise<Result> {
  const upstream = await startPeer('../steady/upstream');
  const gateway = await startOurs(upstream.url, { LOG_LEVEL: 'error' });
  try {
    return await measure(gateway, upstream);
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
}

/** Measures the usual load, long and by itself; then in short turns with and without hostile documents. */
async function besideHostile(gateway: Running) {
  const { url } = gateway;
  const rate = await usualRate(gateway);
  await lateness(gateway);
  const usual = await rawLoad({ url, seconds: SECONDS, pace: { rate } });
  const late = await lateness(gateway);
  const beside: number[] = [];
  const alone: number[] = [];
  let refusals = 0;
  const broken = failuresOf(usual.others, usual.shed * SECONDS);
  for (let round = 0; round < ROUNDS; round += 1) {
    const calm = await rawLoad({ url, seconds: TURN, pace: { rate } });
    const hostile = {
      url,
      seconds: TURN,
      pace: { rate: HOSTILE_RATE },
      documents: HOSTILE,
      tokens: tokens().slice(0, 1),
    };
    const [busy, attack] = await Promise.all([rawLoad({ url, seconds: TURN, pace: { rate } }), rawLoad(hostile)]);
    alone.push(calm.p99);
    beside.push(busy.p99);
    refusals += attack.others['400'] ?? 0;
    broken.push(...failuresOf(calm.others, calm.shed * TURN), ...failuresOf(busy.others, busy.shed * TURN));
    broken.push(...unlike400(attack));
  }
  const latest = await lateness(gateway);
  return { rate, usual, late, latest, alone, beside, refusals, broken };
}

/** Measures the other nine lists, before one hangs and while it does. */
async function besideHung(gateway: Running, upstream: Running) {
  const { url } = gateway;
  const rate = await usualRate(gateway, LISTS);
  const shares: number[] = [];
  const hang = async (list: string | null) => {
    const hung = told<{ hung: string | null }>(upstream.process, 'hung');
    upstream.process.send({ hang: list });
    await hung;
  };
  const others = (goodOf: readonly number[]) => goodOf.slice(1).reduce((sum, count) => sum + count, 0);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = await rawLoad({ url, seconds: HUNG_TURN, pace: { rate }, documents: LISTS });
    await hang(HUNG);
    const during = await rawLoad({ url, seconds: HUNG_TURN, pace: { rate }, documents: LISTS });
    await hang(null);
    shares.push(others(during.goodOf) / others(before.goodOf));
  }
  return { shares, listRate: rate };
}

/** Warms the gateway up; returns 60 % of its peak in requests per second. */
async function usualRate({ url }: Running, documents?: readonly string[]): Promise<number> {
  await rawLoad({ url, seconds: WARM_SECONDS, pace: { connections: CONNECTIONS }, documents });
  const peak = await rawLoad({
    url,
    seconds: Math.max(amount(3, 0.5), TURN),
    pace: { connections: CONNECTIONS },
    documents,
  });
  return Math.round(USUAL * peak.good);
}

/** Returns the 99th percentile of the event loop's lateness since the last call (ms). */
const lateness = async (gateway: Running) => (await metric(gateway, 'nodejs_eventloop_lag_p99_seconds')) * 1000;

/** Reports the responses to hostile documents other than 400. */
const unlike400 = ({ good, shed, others }: RawLoadResult): string[] =>
  [
    ...Object.keys(others).filter((status) => status !== '400'),
    ...(good > 0 ? ['200'] : []),
    ...(shed > 0 ? ['503'] : []),
  ].map((status) => `a hostile document was answered with ${status}`);

const failuresOf = (others: Readonly<Record<string, number>>, shed: number): string[] => [
  ...Object.entries(others).map(([status, count]) => `${count} answers ${status}`),
  ...(shed > 0 ? [`${Math.round(shed)} answers 503`] : []),
];

type Figures = Awaited<ReturnType<typeof besideHostile>> & Awaited<ReturnType<typeof besideHung>>;

function report(figures: Figures): string[] {
  const { rate, listRate, usual, late, latest, alone, beside, refusals, shares, broken } = figures;
  const spread = usual.p99 / usual.p50;
  const cost = percentile(
    beside.map((p99, round) => p99 / (alone[round] ?? Number.NaN)),
    50,
  );
  const share = percentile(shares, 50);
  const rows = [
    [`p99 ÷ p50 at ${rate}/s for ${SECONDS} s`, ratio(usual.p99, usual.p50), `≤ ${LIMITS.spread} ×`],
    ['… p50 and p99', `${milliseconds(usual.p50)}, ${milliseconds(usual.p99)}`, ''],
    ['… event loop late, p99', milliseconds(late), `≤ ${LIMITS.lateMs} ms`],
    [`p99 beside ${HOSTILE_RATE}/s hostile documents ÷ without`, ratio(cost, 1), `≤ ${LIMITS.besideHostile} ×`],
    ['… p99 beside, without', `${milliseconds(percentile(beside, 50))}, ${milliseconds(percentile(alone, 50))}`, ''],
    ['… event loop late, p99', milliseconds(latest), ''],
    ['… hostile documents refused with 400', `${refusals}`, ''],
    [`nine lists at ${listRate}/s beside one that hangs ÷ before`, ratio(share, 1), `≥ ${LIMITS.besideHung} ×`],
  ];
  console.log(table(['at 60 % of the peak', 'measured', 'limit'], rows));
  return [
    ...(spread > LIMITS.spread ? [`steady: p99 is ${ratio(spread, 1)} the median`] : []),
    ...(late > LIMITS.lateMs ? [`steady: the event loop is ${milliseconds(late)} late`] : []),
    ...(cost > LIMITS.besideHostile ? [`steady: hostile documents make p99 ${ratio(cost, 1)}`] : []),
    ...(share < LIMITS.besideHung ? [`steady: nine lists do ${ratio(share, 1)} of what they did before one hung`] : []),
    ...broken.map((what) => `steady: ${what}`),
  ];
}
