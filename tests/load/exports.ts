/**
 * A list of 100,000 orders as a file, on both engines: how long it takes and how much memory, as CSV and as a workbook. Then ten
 * files at once: how much slower a list gets meanwhile. BENCH_ROWS (100,000) is the number of orders.
 */
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { type Db, openPglite, openPostgres } from '../../backend/db/client.ts';
import { startPostgres } from '../support/postgres.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { startBackend } from './backendProcess.ts';
import { amount, megabytes, milliseconds, percentile, ratio, repeat, seconds, table, timed } from './harness.ts';
import { memoryOf } from './worst/memory.ts';

const ROWS = amount(100_000, 1000, 'BENCH_ROWS');
const AT_ONCE = 10;
const LIST_CALLS = amount(100, 5);
/** The files, in their order. With its first file of a format a process grows for code and rows, which later ones do not repeat. */
const FILES = [
  { format: 'csv', isFirst: true },
  { format: 'csv', isFirst: false },
  { format: 'xlsx', isFirst: true },
  { format: 'xlsx', isFirst: false },
];
const LIMITS = { ms: 20_000, bytes: 60_000_000, slower: 1.5 };

/** Measures and prints; returns the missed limits. */
export async function exports(): Promise<string[]> {
  const dataDir = await preparedDataDir('demo');
  const embedded = await openPglite(dataDir);
  await fill(embedded.db);
  await embedded.close();
  const missed = await onEngine('PGlite', { DATA_DIR: dataDir });
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const { server, reason } = await startPostgres();
  if (!server) {
    console.log(`  PostgreSQL skipped: ${reason}`);
    return missed;
  }
  try {
    const url = await server.createDatabase();
    // Its first start migrates the database and fills it with the demo world.
    await (await startBackend({ DATABASE_URL: url, DEMO: '1' })).stop();
    const database = openPostgres(url);
    await fill(database.db);
    await database.close();
    return [...missed, ...(await onEngine('PostgreSQL', { DATABASE_URL: url }))];
  } finally {
    await server.stop();
  }
}

/** Adds orders like the first one, each with an item like its first one. */
async function fill(db: Db): Promise<void> {
  const order = sql`(select * from purchase_orders order by id limit 1)`;
  const item = sql`(select i.* from order_items i order by i.id limit 1)`;
  await copy(db, 'purchase_orders', order, { order_number: sql`'LOAD-' || n` });
  const { rows } = await sql<{ first: number }>`
    select min(id) as first from purchase_orders where order_number like 'LOAD-%'`.execute(db);
  await copy(db, 'order_items', item, {
    purchase_order_id: sql`${sql.lit(rows[0]?.first ?? 0)} + n - 1`,
    position: sql`1`,
    shipment_id: sql`null`,
  });
  await sql`analyze`.execute(db);
}

async function copy(db: Db, of: string, from: RawBuilder<unknown>, own: Record<string, RawBuilder<unknown>>) {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_name = ${of} and is_generated = 'NEVER' and is_identity = 'NO' and column_name <> 'id'`.execute(db);
  const names = sql.join(rows.map(({ name }) => sql.ref(name)));
  const values = sql.join(rows.map(({ name }) => own[name] ?? sql`row.${sql.ref(name)}`));
  await sql`insert into ${sql.table(of)} (${names}) select ${values} from generate_series(1, ${sql.lit(ROWS)}) as n, ${from} as row`.execute(
    db,
  );
}

async function onEngine(engine: string, env: Record<string, string>): Promise<string[]> {
  const backend = await startBackend(env);
  try {
    const token = await signIn(backend.url);
    const get = (path: string) =>
      fetch(`${backend.url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const received = async (format: string) => {
      const response = await get(`purchase_orders/export?format=${format}`);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      let bytes = 0;
      for await (const piece of response.body ?? []) bytes += piece.length;
      return bytes;
    };
    const list = async () => void (await (await get('purchase_orders?items=20')).json());
    await repeat(5, list);
    const missed: string[] = [];
    const cells: string[][] = [];
    for (const { format, isFirst } of FILES) {
      const { ms, bytes, more } = await watched(backend.pid, () => received(format));
      const name = `${engine}, ${format}${isFirst ? ', the first of the process' : ''}`;
      cells.push([name, seconds(ms), megabytes(bytes), megabytes(more)]);
      if (ms > LIMITS.ms) missed.push(`${name}: ${seconds(ms)} for ${ROWS} rows, wanted ${seconds(LIMITS.ms)}`);
      if (more > LIMITS.bytes && !isFirst)
        missed.push(`${name}: ${megabytes(more)} more memory, wanted ${megabytes(LIMITS.bytes)}`);
    }
    console.log(table([`${ROWS} orders`, 'took', 'file', 'memory'], cells));
    const alone = await repeat(LIST_CALLS, list);
    const running = Array.from({ length: AT_ONCE }, () => received('csv').catch((error: Error) => error));
    await sleep(1000);
    const beside = await repeat(LIST_CALLS, list, 0);
    const { ms: rest, result: files } = await timed(() => Promise.all(running));
    const [before, during] = [percentile(alone, 95), percentile(beside, 95)];
    const whole = files.filter((bytes) => typeof bytes === 'number').length;
    console.log(
      `  a list at p95: ${milliseconds(before)}; beside ${AT_ONCE} files ${milliseconds(during)}, ${ratio(during, before)}; at p50 ${milliseconds(percentile(alone, 50))} and ${milliseconds(percentile(beside, 50))}`,
    );
    console.log(
      `  ${whole} of ${AT_ONCE} files came, the last ${seconds(rest)} after the lists were read; the others were told to try again`,
    );
    console.log(
      `  load of the machine: ${loadavg()
        .map((value) => value.toFixed(2))
        .join(' ')}`,
    );
    if (during > before * LIMITS.slower)
      missed.push(
        `${engine}: a list is ${ratio(during, before)} slower beside ${AT_ONCE} files, wanted ${LIMITS.slower}`,
      );
    return missed;
  } finally {
    await backend.stop();
  }
}

/** Does work; returns how long it took, its result, and how much more memory a process had meanwhile. */
async function watched(pid: number, work: () => Promise<number>) {
  const before = memoryOf(pid);
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, 50);
  const { ms, result: bytes } = await timed(work);
  clearInterval(watch);
  return { ms, bytes, more: most - before };
}

async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: { login: 'org.admin@lading.example', password: 'Lading-2026!' } }),
  });
  return z.string().parse(response.headers.get('authorization')).replace('Bearer ', '');
}
