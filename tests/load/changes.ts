/**
 * The feed of changes: four writers run at full speed while three readers follow, stop, and resume from any cursor. Each
 * reader must see every change once, in the order of its record's versions. Also measures what the feed costs the writers.
 * BENCH_SECONDS (60) is how long the writers run on each database.
 */
import { loadavg } from 'node:os';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { embeddedDatabase, postgresDatabase } from '../support/database.ts';
import { startPostgres } from '../support/postgres.ts';
import { seedWorld } from '../support/world.ts';
import { readAlong } from './changes/reader.ts';
import { withoutFeed } from './changes/withoutFeed.ts';
import { writersOf } from './changes/writers.ts';
import { amount, milliseconds, table } from './harness.ts';

const READERS = 3;
/** How much longer a write may take with the feed, in percent. */
const MOST_PERCENT = 5;

/** Measures and prints; returns the missed limits. */
export async function changes(): Promise<string[]> {
  const duration = amount(60, 0.4, 'BENCH_SECONDS') * 1000;
  const missed = await onOne('PGlite', await embeddedDatabase(), duration);
  const { server, reason } = await startPostgres();
  if (!server) {
    console.log(`  PostgreSQL skipped: ${reason}`);
    return missed;
  }
  try {
    return [...missed, ...(await onOne('PostgreSQL', await postgresDatabase(await server.createDatabase()), duration))];
  } finally {
    await server.stop();
  }
}

async function onOne(engine: string, database: OpenDatabase, duration: number): Promise<string[]> {
  try {
    const { committed, resumed, seen, problems } = await followed(database, duration);
    const { withIt, without } = await costOf(database, duration / 2);
    const percent = (withIt / without - 1) * 100;
    const load = loadavg()[0]?.toFixed(1) ?? '';
    const cells = [String(committed), String(seen), String(resumed), String(problems.length)];
    const costs = [milliseconds(without), milliseconds(withIt), `${percent.toFixed(1)} %`, load];
    const headers = ['', 'changes', 'seen', 'resumed', 'wrong', 'a write', 'with the feed', 'cost', 'load'];
    console.log(table(headers, [[engine, ...cells, ...costs]]));
    return [
      ...problems.map((problem) => `${engine}: ${problem}`),
      ...(percent > MOST_PERCENT
        ? [`${engine}: the feed costs ${percent.toFixed(1)} %, wanted ${MOST_PERCENT} %`]
        : []),
    ];
  } finally {
    await database.close();
  }
}

async function countIn({ db }: OpenDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('changes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Runs writers and readers at once for `duration` ms, and compares what the readers saw with what was committed. */
export async function followed(database: OpenDatabase, duration: number) {
  const writers = await writersOf(database.db, await worldIn(database));
  const before = await countIn(database);
  let over = false;
  const reading = Array.from({ length: READERS }, () => readAlong(database, writers.caller, () => over));
  const end = performance.now() + duration;
  const committed = await writers.run(() => performance.now() > end);
  over = true;
  const reads = await Promise.all(reading);
  const settled = sql<{ position: number }>`select position from changes where position is not null order by position`;
  const { rows } = await settled.execute(database.db);
  const kept = rows.length - before;
  const lost = kept === committed ? [] : [`${kept} of ${committed} changes that were committed are in the feed`];
  // A reader may start after the first writes: it must have every change from its first one on.
  const problems = reads.flatMap(({ changes, problems: wrong }) => {
    const expected = rows.filter(({ position }) => position >= (changes[0]?.cursor ?? 0));
    const same =
      expected.length === changes.length && expected.every(({ position }, n) => position === changes[n]?.cursor);
    return same ? wrong : [...wrong, `${changes.length} of ${expected.length} were seen`];
  });
  const resumed = reads.reduce((sum, read) => sum + read.resumed, 0);
  return { committed, resumed, seen: reads[0]?.changes.length ?? 0, problems: [...lost, ...problems] };
}

const seeded = new WeakMap<OpenDatabase, ReturnType<typeof seedWorld>>();
const worldIn = (database: OpenDatabase) => {
  const world = seeded.get(database) ?? seedWorld(database.db);
  seeded.set(database, world);
  return world;
};

/** Measures how long a write takes (ms) with the feed and without it, in alternating turns. */
async function costOf(database: OpenDatabase, duration: number): Promise<{ withIt: number; without: number }> {
  const world = await worldIn(database);
  const kinds = {
    withIt: await writersOf(database.db, world),
    without: await writersOf(database.db.withPlugin(withoutFeed), world),
  };
  const spent = { withIt: { ms: 0, writes: 0 }, without: { ms: 0, writes: 0 } };
  const turns = 40;
  for (let turn = 0; turn < turns; turn += 1) {
    const kind = turn % 4 === 0 || turn % 4 === 3 ? 'withIt' : 'without';
    const began = performance.now();
    const end = began + duration / turns;
    spent[kind].writes += await kinds[kind].run(() => performance.now() > end, { many: 1, plain: true });
    spent[kind].ms += performance.now() - began;
  }
  const each = ({ ms, writes }: { ms: number; writes: number }) => ms / writes;
  return { withIt: each(spent.withIt), without: each(spent.without) };
}
