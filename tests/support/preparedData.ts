/**
 * Data folders as they are after a first start. Creating a database, migrating it and filling it with the demo world takes
 * seconds, so it is done once for all tests and benchmarks of a day (the demo world depends on the date), and copied.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The contents of a folder: the demo world, or a migrated database without users. */
type Holds = 'demo' | 'nobody';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/lading');

/** Creates a new data folder, which the caller removes. */
export async function preparedDataDir(holds: Holds): Promise<string> {
  const made = await madeOnce(holds);
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-data-'));
  cpSync(made, dataDir, { recursive: true });
  return dataDir;
}

/** Creates a new data folder for a backend with these settings: an empty one if the database is elsewhere. */
export async function dataDirFor({ DATABASE_URL, DEMO }: Record<string, string>): Promise<string> {
  if (DATABASE_URL) return mkdtempSync(join(tmpdir(), 'lading-data-'));
  return preparedDataDir(DEMO === '0' ? 'nobody' : 'demo');
}

async function madeOnce(holds: Holds): Promise<string> {
  const made = join(cache, `${holds}-${fingerprint()}`);
  if (existsSync(made)) return made;
  mkdirSync(cache, { recursive: true });
  for (const old of globSync(join(cache, `${holds}-*`))) rmSync(old, { recursive: true, force: true });
  // Moved there when complete: another process may be creating the same.
  const unfinished = mkdtempSync(join(cache, 'unfinished-'));
  await fill(unfinished, holds);
  try {
    renameSync(unfinished, made);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(made)) throw error;
  }
  return made;
}

/** Fills a folder as a backend does before it serves. Imports here, because most processes find an existing folder. */
async function fill(dataDir: string, holds: Holds): Promise<void> {
  const { readConfig } = await import('../../backend/config.ts');
  const { makeLog } = await import('../../backend/log.ts');
  const { openPrepared } = await import('../../backend/prepare.ts');
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: dataDir, DEMO: holds === 'demo' ? '1' : '0' });
  await (await openPrepared(config, makeLog('silent'))).close();
}

/** Returns a hash that changes with everything that a first start may depend on. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const sources = globSync('{backend,schema}/**/*.*', { cwd: root }).sort();
  for (const file of [...sources, 'package-lock.json']) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
