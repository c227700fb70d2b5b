/**
 * How long the backend takes for a page of a list with its count, on a million order items in PostgreSQL and on the demo
 * world in the embedded database: every filter alone, every sort alone, searches, and the most common pairs of them.
 * Also checks that no plan reads a whole table of more than 10,000 rows.
 *
 * SCALE_DATABASE_URL names a database to use: it is filled if it is empty, and kept. BENCH_REPEATS (20) is how often each
 * request is sent; BENCH_ONLY selects the requests whose list and name contain this text.
 */
import { openPostgres } from '../../backend/db/client.ts';
import { migrate } from '../../backend/db/migrate.ts';
import { startPostgres } from '../support/postgres.ts';

import { startBackend } from './backendProcess.ts';
import { amount, milliseconds, percentile, repeat, seconds, table, timed } from './harness.ts';

import { signIn } from './scaleAsk.ts';
import { wholeTablesRead } from './scalePlans.ts';
import { type Known, listRequests, type Question } from './scaleRequests.ts';
import { fillScaleWorld, largeWorld, people } from './scaleWorld.ts';

const LIMITS = { PGlite: 15, PostgreSQL: 50 };
/** The settings of a server of this size: its data in memory, and enough WAL to be filled quickly. */
const SERVER = ['shared_buffers=1GB', 'max_wal_size=4GB'];
const REPEATS = amount(20, 1, 'BENCH_REPEATS');

/** Measures and prints; returns the missed limits. */
export async function scale(): Promise<string[]> {
  const missed = await onDemoWorld();
  const given = process.env.SCALE_DATABASE_URL;
  if (given) return [...missed, ...(await onLargeWorld(given))];
  const { server, reason } = await startPostgres(SERVER);
  if (!server) {
    console.log(`  PostgreSQL skipped: ${reason}`);
    return missed;
  }
  try {
    return [...missed, ...(await onLargeWorld(await server.createDatabase()))];
  } finally {
    await server.stop();
  }
}

async function onDemoWorld(): Promise<string[]> {
  const backend = await startBackend({});
  try {
    return await measure('PGlite', backend.url, { administrator: 'admin@lading.example' }, demoWorld);
  } finally {
    await backend.stop();
  }
}

async function onLargeWorld(databaseUrl: string): Promise<string[]> {
  const database = openPostgres(databaseUrl);
  await migrate(database.db);
  const empty = !(await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst());
  await database.close();
  if (empty) {
    const { ms } = await timed(() => fillScaleWorld(databaseUrl));
    console.log(`  a million order items, made in ${seconds(ms)}`);
  }
  const backend = await startBackend({ DATABASE_URL: databaseUrl });
  try {
    const slow = await measure('PostgreSQL', backend.url, people, largeWorld);
    return [...slow, ...(await wholeTablesRead(databaseUrl, Object.values(people), wanted(largeWorld)))];
  } finally {
    await backend.stop();
  }
}

/** The short form sends every 24th request only: `scaleRequests.test.ts` verifies that all of them are accepted. */
const EVERY = amount(1, 24);

const wanted = (known: Known): Question[] =>
  listRequests(known)
    .filter((_, index) => index % EVERY === 0)
    .filter(({ list, name }) => `${list} ${name}`.includes(process.env.BENCH_ONLY ?? ''));

/** Sends every request as each of these users, prints a table for each user, and returns the requests that took too long. */
async function measure(
  database: keyof typeof LIMITS,
  url: string,
  askers: Record<string, string>,
  known: Known,
): Promise<string[]> {
  const limit = LIMITS[database];
  const missed: string[] = [];
  for (const [who, email] of Object.entries(askers)) {
    const ask = await signIn(url, email);
    const rows: string[][] = [];
    const all: number[] = [];
    for (const { list, name, path } of wanted(known)) {
      const { meta } = await ask(path);
      const samples = await repeat(REPEATS, () => ask(path), amount(3, 0));
      const [p50, p95] = [percentile(samples, 50), percentile(samples, 95)];
      const count = meta ? `${meta.count}${meta.more ? '+' : ''}` : '';
      rows.push([`${list}: ${name}`, count, milliseconds(p50), milliseconds(p95), p95 > limit ? '<- slow' : '']);
      all.push(...samples);
      if (p95 > limit)
        missed.push(`${database}, ${who}, ${list}, ${name}: p95 ${milliseconds(p95)}, wanted ${limit} ms`);
    }
    rows.push(['all', '', milliseconds(percentile(all, 50)), milliseconds(percentile(all, 95)), '']);
    console.log(table([`${database}, as ${who}: a page and its count`, 'count', 'p50', 'p95', ''], rows));
  }
  return missed;
}

/** The data of the demo world that the requests refer to; it is the same each time. */
const demoWorld: Known = {
  program: 1,
  order: 1,
  shipment: 1,
  openShipment: 1,
  item: 1,
  user: 3,
  vendors: [1, 7],
  endUsers: [1, 5],
  groups: [1, 3],
  couriers: [1, 2],
  words: { orders: ['1000', 'a', 'ph'], items: ['ethanol', 'tab', 'a'], shipments: ['900', 'inv', 'a'] },
  vendorNames: ['pharma', 'a'],
  lastPage: 2,
};
