/** The time and memory for importing the real delivery history, on each database, with and without a running Lading. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileOf, manyOrders, realFile } from '../support/deliveryFile.ts';
import { startLading } from '../support/lading.ts';
import { startPostgres } from '../support/postgres.ts';
import { dataDirFor } from '../support/preparedData.ts';
import { outputOf, peakMemory } from '../support/processes.ts';
import { megabytes, SHORT, seconds, table, timed } from './harness.ts';

/** Enough countries for their filter to offer a search. */
const COUNTRIES = ['Nigeria', 'South Africa', 'Kenya', 'Zambia', 'Uganda', 'Rwanda', 'Haiti', 'Ghana', 'Benin', 'Togo'];

/**
 * The path of the public USAID SCMS delivery history: 10,324 lines, next to the checkout and no part of it. In the short
 * form, a generated one of 600 lines. Null if the file is missing.
 */
export const deliveryHistory: string | null = SHORT ? madeUpHistory() : realFile;

/** Writes a generated history that contains the values that the lists are searched and filtered by. */
function madeUpHistory(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lading-history-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'history.csv');
  const rows = manyOrders('SCMS', 300, 2).map((row, index) => {
    const place = index % COUNTRIES.length;
    const vendor = place === 0 ? 'Aurobindo Pharma Limited' : `Vendor ${place}`;
    const project = `${116 - place}-ZA-T30`;
    return { ...row, 'Product Group': 'ARV', Country: COUNTRIES[place] ?? '', Vendor: vendor, 'Project Code': project };
  });
  writeFileSync(file, fileOf(rows));
  return file;
}

/** Starts a PostgreSQL server, except in the short form, which measures the embedded database only. */
export const serverToo = () => (SHORT ? { server: null, reason: 'in the short form' } : startPostgres());

const LIMITS = { PGlite: 60_000, PostgreSQL: 30_000 };
const MEMORY_LIMIT = 300_000_000;
const SAMPLE_MS = 50;

type Row = { what: string; ms: number; idle: number; peak: number };

/** Measures and prints; returns the missed limits. */
export async function importFile(): Promise<string[]> {
  if (!deliveryHistory) {
    console.log('  skipped: the delivery history file is not beside the checkout');
    return [];
  }
  const missed: string[] = [];
  const rows: Row[] = [];
  const measure = async (database: keyof typeof LIMITS, env: Record<string, string>, again: Record<string, string>) => {
    for (const row of [await whileRunning(database, env), await alone(database, again)]) {
      rows.push(row);
      if (row.ms > LIMITS[database])
        missed.push(`${row.what}: ${seconds(row.ms)}, wanted ${seconds(LIMITS[database])}`);
      const memory = row.peak - row.idle;
      if (memory > MEMORY_LIMIT)
        missed.push(`${row.what}: ${megabytes(memory)} beyond idle, wanted ${megabytes(MEMORY_LIMIT)}`);
    }
  };
  await measure('PGlite', {}, {});
  const { server, reason } = await serverToo();
  if (server) {
    try {
      const [first, second] = [await server.createDatabase(), await server.createDatabase()];
      await measure('PostgreSQL', { DATABASE_URL: first, DEMO: '1' }, { DATABASE_URL: second, DEMO: '1' });
    } finally {
      await server.stop();
    }
  } else {
    console.log(`  PostgreSQL skipped: ${reason}`);
  }
  const cells = rows.map(({ what, ms, idle, peak }) => [
    what,
    seconds(ms),
    megabytes(idle),
    megabytes(peak),
    megabytes(peak - idle),
  ]);
  console.log(table(['import of the history', 'time', 'idle', 'peak', 'beyond idle'], cells));
  return missed;
}

/** Imports while Lading runs with the demo world: the command sends the file to the backend, whose memory is measured. */
async function whileRunning(database: string, env: Record<string, string>): Promise<Row> {
  const lading = await startLading(env);
  try {
    const backend = lading.pidOf('backend');
    const idle = residentMemory(backend);
    forgetPeak(backend);
    const { ms } = await timed(() => runImport({ ...env, DATA_DIR: lading.dataDir }));
    return { what: `${database}, Lading running`, ms, idle, peak: peakMemory(backend) ?? 0 };
  } finally {
    await lading.stop();
  }
}

/**
 * Imports while Lading does not run, into an existing data folder with the demo world. The memory is the command's own, from
 * the first lines that it reads: opening the embedded database compiles its WebAssembly, which is not part of the import.
 */
async function alone(database: string, env: Record<string, string>): Promise<Row> {
  const dataDir = await dataDirFor(env);
  try {
    if (env.DATABASE_URL) await (await startLading({ ...env, DATA_DIR: dataDir })).stop();
    const { ms, result } = await timed(() => runImport({ ...env, DATA_DIR: dataDir }));
    return { what: `${database}, alone`, ms, ...result };
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** One of the two organizations of the demo world: its people sign in. */
const ORGANIZATION = 'Horizon Health Alliance';

/**
 * Runs `npm run import` to its end; returns the memory of its process when it started to read, and its peak after that.
 * @throws Error with the command's output when it fails
 */
export async function runImport(env: Record<string, string>): Promise<{ idle: number; peak: number }> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const script = String(scripts.import).split(' ').slice(1);
  const child = spawn(process.execPath, [...script, deliveryHistory ?? '', '--organization', ORGANIZATION], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { lines } = outputOf(child);
  const pid = child.pid ?? 0;
  let idle = 0;
  let peak = 0;
  const sampling = setInterval(() => {
    // It is ready to read once it says where it listens.
    if (idle === 0 && existsSync(join(env['DATA_DIR'] ?? '', 'backend.json'))) {
      idle = residentMemory(pid);
      forgetPeak(pid);
    }
    peak = (idle && peakMemory(pid)) || peak;
  }, SAMPLE_MS);
  const [code] = await once(child, 'close');
  clearInterval(sampling);
  if (code !== 0) throw new Error(`The import ended with code ${code}:\n${lines.join('\n')}`);
  return { idle, peak };
}

function residentMemory(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
}

/** Resets the peak memory that the kernel records for a process to its current use (proc(5), clear_refs 5). */
export function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}
