/**
 * What one organization at its worst does to another: twelve costly pictures, ten PDFs of 2,000 items and twenty documents
 * that ask for the readiness of many shipments, all at once and again and again, while somebody of the other organization
 * works. Quiet and attacked rounds alternate; the ratios of one run count, since the machine may be busy with other things.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { startLading } from '../support/lading.ts';
import { amount, megabytes, milliseconds, percentile, ratio, SHORT, table, timed } from './harness.ts';
import { attack, prepareAttack } from './worst/attack.ts';
import { memoryOf } from './worst/memory.ts';
import { signedIn } from './worst/person.ts';
import { actionsOf } from './worst/work.ts';

const ROUNDS = amount(5, 1, 'BENCH_ROUNDS');
/** How often each action is measured in a round. */
const REPEATS = amount(12, 1, 'BENCH_REPEATS');
const WARM_UP = amount(20, 1);
const ITEMS = amount(2000, 5, 'BENCH_ITEMS');
const MOST_RATIO = 1.5;
const MOST_MEMORY = 300_000_000;

/** Measures and prints; returns the missed limits. */
export async function worst(): Promise<string[]> {
  const lading = await startLading({ DEMO: '1' });
  try {
    const [attacker, other] = [
      await signedIn(lading, 'org.admin@lading.example'),
      await signedIn(lading, 'org.admin@northwind.example'),
    ];
    const means = await prepareAttack(attacker, ITEMS);
    const actions = await actionsOf(other);
    // The processes that print and decode start with the first work, and a database that has just started knows no plans.
    for (let turn = 0; turn < WARM_UP; turn += 1) {
      await attacker.ask(means.readiness);
      for (const act of Object.values(actions)) await act();
    }
    const before = memoryOf(lading.pid);
    const samples = new Map(Object.keys(actions).map((name): [string, Times] => [name, { quiet: [], attacked: [] }]));
    const times = (name: string): Times => samples.get(name) ?? { quiet: [], attacked: [] };
    const counts = new Map<string, number>();
    let most = before;
    const measure = async (when: keyof Times) => {
      for (let turn = 0; turn < REPEATS; turn += 1) {
        for (const [name, act] of Object.entries(actions)) times(name)[when].push((await timed(act)).ms);
        most = Math.max(most, memoryOf(lading.pid));
      }
    };
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure('quiet');
      const running = attack(attacker, means);
      await sleep(SHORT ? 0 : 2000);
      try {
        await measure('attacked');
      } finally {
        for (const [what, count] of await running.stop()) counts.set(what, (counts.get(what) ?? 0) + count);
      }
      await sleep(SHORT ? 0 : 2000);
    }
    return report({ actions: Object.keys(actions), times, counts, memory: most - before });
  } finally {
    await lading.stop();
  }
}

interface Times {
  quiet: number[];
  attacked: number[];
}

interface Outcome {
  actions: readonly string[];
  times: (name: string) => Times;
  counts: ReadonlyMap<string, number>;
  memory: number;
}

function report({ actions, times, counts, memory }: Outcome): string[] {
  const missed: string[] = [];
  const rows = actions.map((name) => {
    const { quiet, attacked } = times(name);
    const [before, during] = [percentile(quiet, 95), percentile(attacked, 95)];
    if (during > MOST_RATIO * before) missed.push(`${name}: ${ratio(during, before)}, wanted ${MOST_RATIO} ×`);
    const medians = ratio(percentile(attacked, 50), percentile(quiet, 50));
    return [name, milliseconds(before), milliseconds(during), ratio(during, before), medians];
  });
  console.log(table(['another organization', 'p95 quiet', 'p95 attacked', 'ratio', 'of medians'], rows));
  const said = [...counts].sort(([a], [b]) => a.localeCompare(b)).map(([what, count]) => `${what} ${count}`);
  console.log(`  the worst one's requests: ${said.join(', ')}`);
  console.log(`  memory of all processes: ${megabytes(memory)} more at most`);
  if (memory > MOST_MEMORY) missed.push(`${megabytes(memory)} more memory, wanted ${megabytes(MOST_MEMORY)}`);
  return missed;
}
