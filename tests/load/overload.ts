/**
 * Twice as many requests as the gateway can answer (L7, F24): what it still answers, how fast, and how soon the others
 * are told to come again.
 */
import { milliseconds, percentile, ratio, table } from './harness.ts';
import { load, openLoop, startOurs, startPeer } from './peers/running.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const LIMITS = { goodput: 0.8, slower: 5, shedMs: 100 };

/** Measures and prints; gives the limits that were missed. */
export async function overload(): Promise<string[]> {
  const upstream = await startPeer('upstream');
  const gateway = await startOurs(upstream.url, { LOG_LEVEL: 'error' });
  const url = `${gateway.url}/graphql`;
  const rounds: Array<{ goodput: number; calm: number; busy: number; shed: number; failed: number }> = [];
  try {
    await load({ url, seconds: 3, connections: 32 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const peak = await load({ url, seconds: SECONDS, connections: 32 });
      const calm = await openLoop({ url, seconds: SECONDS, rate: Math.round(peak.rate / 4) });
      const busy = await openLoop({ url, seconds: SECONDS, rate: Math.round(peak.rate * 2) });
      const goodput = busy.good / peak.rate;
      rounds.push({ goodput, calm: calm.p99, busy: busy.p99, shed: busy.shedP99, failed: calm.failed + busy.failed });
    }
  } finally {
    await gateway.stop();
    await upstream.stop();
  }
  const median = (key: 'goodput' | 'calm' | 'busy' | 'shed') =>
    percentile(
      rounds.map((round) => round[key]),
      50,
    );
  const slower = percentile(
    rounds.map(({ calm, busy }) => busy / calm),
    50,
  );
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  console.log(
    table(
      ['at twice the peak', 'measured', 'limit'],
      [
        ['answered ÷ peak', ratio(median('goodput'), 1), `≥ ${LIMITS.goodput} ×`],
        ['p99 at a quarter of the peak', milliseconds(median('calm')), ''],
        ['p99 of what is answered', milliseconds(median('busy')), ''],
        ['… ÷ p99 at a quarter', ratio(slower, 1), `≤ ${LIMITS.slower} ×`],
        ['p99 of what is refused', milliseconds(median('shed')), `≤ ${LIMITS.shedMs} ms`],
        ['neither answered nor refused', `${failed}`, '0'],
      ],
    ),
  );
  return [
    ...(median('goodput') < LIMITS.goodput ? [`${ratio(median('goodput'), 1)} of the peak at twice the peak`] : []),
    ...(slower > LIMITS.slower ? [`p99 at twice the peak is ${ratio(slower, 1)} the calm one`] : []),
    ...(median('shed') > LIMITS.shedMs ? [`a refusal takes ${milliseconds(median('shed'))}`] : []),
    ...(failed > 0 ? [`${failed} requests failed`] : []),
  ];
}
