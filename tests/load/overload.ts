/**
 * Twice as many requests as the gateway can answer (L7, F24): how many it still answers, how fast, how soon it refuses the
 * others, and whether users can still sign in. The gateway is pinned to its own processor where possible (`taskset`), so
 * that it reaches its own limit. BENCH_ROUNDS and BENCH_SECONDS make it longer or shorter.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { amount, milliseconds, percentile, ratio, table } from './harness.ts';
import { type Running, rawLoad, startOurs, startPeer } from './peers/running.ts';

const ROUNDS = amount(5, 1, 'BENCH_ROUNDS');
const SECONDS = amount(10, 0.5, 'BENCH_SECONDS');
const CONNECTIONS = 32;
const LIMITS = { goodput: 0.8, slower: 5, shedMs: 100 };
/** The interval of requests by a caller who is not signed in, and of the load balancer's health checks (ms). */
const RESERVE_MS = 100;

interface Round {
  /** Successful responses per second, as a share of the peak. */
  readonly goodput: number;
  /** The 99th percentiles (ms) at a quarter of the peak, at twice the peak, and of the refusals there. */
  readonly calm: number;
  readonly busy: number;
  readonly refused: number;
  /** Refused requests per second, as a share of the peak. */
  readonly shed: number;
  readonly failed: number;
  /** The number of requests without a session, and of health checks, that were turned away. */
  readonly turnedAway: number;
}

/** Measures and prints; returns the missed limits. */
export async function overload(): Promise<string[]> {
  const upstream = await startPeer('upstream');
  const gateway = await startOurs(upstream.url, { LOG_LEVEL: 'error' });
  const cpu = gateway.runOn(0) && upstream.runOn(1) ? 1 : undefined;
  const rounds: Round[] = [];
  try {
    await rawLoad({ url: gateway.url, seconds: 5, pace: { connections: CONNECTIONS } }, cpu);
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await once(gateway, cpu));
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
  return report(rounds);
}

async function once(gateway: Running, cpu: number | undefined): Promise<Round> {
  const { url } = gateway;
  const peak = await rawLoad({ url, seconds: SECONDS, pace: { connections: CONNECTIONS } }, cpu);
  const calm = await rawLoad({ url, seconds: SECONDS, pace: { rate: Math.round(peak.good / 4) } }, cpu);
  const reserve = callersInReserve(gateway);
  const busy = await rawLoad({ url, seconds: SECONDS, pace: { rate: Math.round(peak.good * 2) } }, cpu);
  return {
    goodput: busy.good / peak.good,
    calm: calm.p99,
    busy: busy.p99,
    refused: busy.shedP99,
    shed: busy.shed / peak.good,
    failed: [peak, calm, busy].flatMap(({ others }) => Object.values(others)).reduce((sum, count) => sum + count, 0),
    turnedAway: await reserve.end(),
  };
}

/** Repeatedly sends a request without a session, like a sign-in, and a health check; counts those that are turned away. */
function callersInReserve({ url }: Running): { end(): Promise<number> } {
  // The upstream only accepts GET, so no sign-in can succeed. Any request without a session uses the same reserve.
  const body = JSON.stringify({ query: '{ __typename }' });
  let turnedAway = 0;
  let over = false;
  const using = (async () => {
    while (!over) {
      const headers = { 'content-type': 'application/json' };
      const answers = await Promise.all([
        fetch(`${url}/graphql`, { method: 'POST', headers, body }),
        fetch(`${url}/healthz`),
      ]);
      for (const answer of answers) {
        await answer.arrayBuffer();
        if (answer.status >= 500) turnedAway += 1;
      }
      await sleep(RESERVE_MS);
    }
  })();
  return {
    async end() {
      over = true;
      await using;
      return turnedAway;
    },
  };
}

function report(rounds: readonly Round[]): string[] {
  const median = (of: (round: Round) => number) => percentile(rounds.map(of), 50);
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0);
  const goodput = median((round) => round.goodput);
  const slower = median(({ busy, calm }) => busy / calm);
  const refused = median((round) => round.refused);
  const [failed, turnedAway] = [sum((round) => round.failed), sum((round) => round.turnedAway)];
  console.log(
    table(
      ['at twice the peak', 'measured', 'limit'],
      [
        ['answered ÷ peak', ratio(goodput, 1), `≥ ${LIMITS.goodput} ×`],
        [
          'refused ÷ peak',
          ratio(
            median((round) => round.shed),
            1,
          ),
          '> 0',
        ],
        ['p99 at a quarter of the peak', milliseconds(median((round) => round.calm)), ''],
        ['p99 of what is answered', milliseconds(median((round) => round.busy)), ''],
        ['… ÷ p99 at a quarter', ratio(slower, 1), `≤ ${LIMITS.slower} ×`],
        ['p99 of what is refused', milliseconds(refused), `≤ ${LIMITS.shedMs} ms`],
        ['neither answered nor refused', `${failed}`, '0'],
        ['not signed in yet, or health, turned away', `${turnedAway}`, '0'],
      ],
    ),
  );
  return [
    ...(goodput < LIMITS.goodput ? [`overload: ${ratio(goodput, 1)} of the peak at twice the peak`] : []),
    ...(rounds.some((round) => round.shed === 0) ? ['overload: nothing was refused: it was not twice the peak'] : []),
    ...(slower > LIMITS.slower ? [`overload: p99 at twice the peak is ${ratio(slower, 1)} the calm one`] : []),
    ...(refused > LIMITS.shedMs ? [`overload: a refusal takes ${milliseconds(refused)}`] : []),
    ...(failed > 0 ? [`overload: ${failed} requests failed`] : []),
    ...(turnedAway > 0
      ? [`overload: ${turnedAway} callers not signed in yet or looks at the health were turned away`]
      : []),
  ];
}
