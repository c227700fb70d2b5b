/**
 * `npm run bench [-- NAME…]`: measurements on this machine, of the whole product, in one run each. Figures that are held
 * against a limit say so and fail the run when they miss it.
 */
import { cpus, totalmem } from 'node:os';
import { buildStale } from '../../scripts/build.ts';
import { gatewayPeers } from './gatewayPeers.ts';
import { herd } from './herd.ts';
import { importFile } from './importFile.ts';
import { lists } from './lists.ts';
import { overload } from './overload.ts';
import { pdf } from './pdf.ts';
import { promises } from './promises.ts';
import { scale } from './scale.ts';
import { soak } from './soak.ts';
import { steady } from './steady.ts';
import { subscribers } from './subscribers.ts';
import { uploads } from './uploads.ts';

/** A benchmark prints its figures and gives the limits that were missed, as sentences. */
type Bench = () => Promise<string[]>;

const BENCHES: Record<string, Bench> = {
  import: importFile,
  lists,
  scale,
  'gateway peers': gatewayPeers,
  pdf,
  promises,
  steady,
  overload,
  subscribers,
  herd,
  uploads,
  soak,
};

const wanted = process.argv.slice(2);
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
  missed.push(...(await bench()));
}
for (const limit of missed) console.error(`\nMissed: ${limit}`);
process.exitCode = missed.length > 0 ? 1 : 0;
