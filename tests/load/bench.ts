/**
 * `npm run bench [-- NAME…]`: measures the whole product on this machine, each benchmark in one run. Numbers with a limit
 * print it and fail the run when they miss it. With `--short` each benchmark takes seconds, to check that it still works:
 * its numbers then mean nothing, and no limit applies.
 */
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { buildStale } from '../../scripts/build.ts';
import { BENCHES } from './benches.ts';

const { values, positionals: wanted } = parseArgs({ options: { short: { type: 'boolean' } }, allowPositionals: true });
if (values.short) process.env.BENCH_SHORT = '1';
const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(1);
}
console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`,
);
await buildStale(console.log);
const missed: string[] = [];
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${name}`);
  missed.push(...(await (await bench())()));
}
if (!values.short) {
  for (const limit of missed) console.error(`\nMissed: ${limit}`);
  process.exitCode = missed.length > 0 ? 1 : 0;
}
