/** Tests the data folder: its owner, its permissions, and how a start handles a damaged one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../backend/config.ts';
import { EX_CONFIG } from '../../backend/configError.ts';
import { openPglite } from '../../backend/db/client.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { preparedDataDir } from '../support/preparedData.ts';
import { exitOf, freePort } from '../support/processes.ts';
import { smallDisk } from '../support/smallDisk.ts';

const mode = (path: string) => statSync(path).mode & 0o777;
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
/** Returns the files that other accounts could access if they could enter the folder. */
const open = (folder: string) => filesBelow(folder).filter((file) => (mode(file) & 0o077) !== 0);

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lading-folder-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

/** Makes the data folder one that a backend has used before. */
async function useBefore(): Promise<void> {
  rmSync(dataDir, { recursive: true });
  dataDir = await preparedDataDir('nobody');
}

/** Runs the backend until it exits, which it does when it refuses to start. */
function refusedStart(env: Record<string, string>): { status: number | null; lines: string[] } {
  const { status, stderr } = spawnSync(process.execPath, ['backend/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'error', DEMO: '0', BACKEND_PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 100_000,
  });
  return { status, lines: stderr.trim().split('\n') };
}

describe('the data folder', () => {
  it('is accessible only to its owner, with all files of the database, even if it was open before', async () => {
    chmodSync(dataDir, 0o755);
    for (const _start of ['first', 'second']) {
      const database = await openPglite(dataDir);
      const left = open(join(dataDir, 'database'));
      await database.close();
      expect([mode(dataDir), mode(join(dataDir, 'database')), left]).toEqual([0o700, 0o700, []]);
      chmodSync(dataDir, 0o777);
      for (const file of filesBelow(dataDir).slice(0, 50)) chmodSync(file, 0o666);
    }
  });

  it('would be open to everybody as the embedded database creates it', async () => {
    const before = process.umask(0o022);
    try {
      const pglite = await PGlite.create({ dataDir: join(dataDir, 'database') });
      await pglite.close();
    } finally {
      process.umask(before);
    }
    expect(open(dataDir).length).toBeGreaterThan(500);
  });

  it('is rejected if it belongs to another account', () => {
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(dataDir, 65_534, 65_534);
    const { status, lines } = refusedStart({ DATA_DIR: isRoot ? dataDir : '/usr' });
    expect([status, lines]).toEqual([EX_CONFIG, [expect.stringMatching(/^DATA_DIR: .* belongs to another account/)]]);
    // The folder is unchanged.
    if (isRoot) expect([readdirSync(dataDir), statSync(dataDir).uid]).toEqual([[], 65_534]);
  });

  it('is rejected if the path is a file', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const { status, lines } = refusedStart({ DATA_DIR: file });
    expect([status, lines]).toEqual([
      EX_CONFIG,
      [expect.stringMatching(/^DATA_DIR: .*file cannot be used: it is no folder/)],
    ]);
  });

  it('is left as is if its database has lost PG_VERSION, and the start reports that in one line', async () => {
    await useBefore();
    const version = join(dataDir, 'database', 'PG_VERSION');
    const content = readFileSync(version);
    rmSync(version);
    const before = filesBelow(dataDir);
    const { status, lines } = refusedStart({ DATA_DIR: dataDir, SECRET_KEY: 'x'.repeat(32) });
    expect([status, lines]).toEqual([EX_CONFIG, [expect.stringMatching(/^DATA_DIR: .*PG_VERSION is missing/)]]);
    expect(filesBelow(dataDir)).toEqual(before);
    writeFileSync(version, content);
    const again = await openPglite(dataDir);
    await sql`select * from users`.execute(again.db);
    await again.close();
  });

  it('is rejected in one line if its database is damaged', async () => {
    await useBefore();
    truncateSync(join(dataDir, 'database', 'global', 'pg_control'));
    const { status, lines } = refusedStart({ DATA_DIR: dataDir });
    expect([status, lines]).toEqual([EX_CONFIG, [expect.stringMatching(/^DATA_DIR: the database in .* is damaged/)]]);
  });

  it('is cleared of a partial database after an interrupted first start', async () => {
    mkdirSync(join(dataDir, 'database.new', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'database.new', 'postgresql.conf'), 'half');
    const database = await openPglite(dataDir);
    await sql`select 1`.execute(database.db);
    await database.close();
    expect(existsSync(join(dataDir, 'database.new'))).toBe(false);
  });
});

describe('the key in the data folder', () => {
  const read = (folder = dataDir) => readConfig({ NODE_ENV: 'test', DATA_DIR: folder }).secretKey;

  it('is created once, is accessible only to its owner, and persists', () => {
    const key = read();
    expect(read()).toEqual(key);
    expect([readdirSync(dataDir), mode(join(dataDir, 'secret')), mode(dataDir)]).toEqual([['secret'], 0o600, 0o700]);
  });

  it.each(['', 'short', `${'x'.repeat(31)}\n`])('is rejected if it is damaged: %j', (content) => {
    writeFileSync(join(dataDir, 'secret'), content);
    expect(() => read()).toThrow(/^SECRET_KEY: .*secret is damaged/);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(content);
  });

  it('is the same for all processes that start at once', async () => {
    const script = `
      import { readConfig } from './backend/config.ts';
      process.once('message', () => {
        const { secretKey } = readConfig({ DATA_DIR: ${JSON.stringify(dataDir)} });
        process.send(Buffer.from(secretKey).toString('hex'), () => process.disconnect());
      });
      process.send('ready');`;
    const starts = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
    );
    const said = (child: ChildProcess) => new Promise((resolve) => child.once('message', resolve));
    await Promise.all(starts.map(said));
    const keys = starts.map(said);
    for (const child of starts) child.send('go');
    expect(new Set(await Promise.all(keys)).size).toBe(1);
    await Promise.all(starts.map(exitOf));
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });
});

const disk = smallDisk(1);
describe.skipIf(!disk)(disk ? 'on a full disk' : 'on a full disk (skipped: only root can mount a small one)', () => {
  it('no key is created, and the next start creates a complete one', () => {
    const folder = disk?.folder ?? '';
    // Twice the size of the disk, so that no page stays free.
    const filler = join(folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(2 * 1024 * 1024))).toThrow(/ENOSPC/);
    const key = () => readConfig({ NODE_ENV: 'test', DATA_DIR: folder }).secretKey;
    expect(key).toThrow(/^DATA_DIR: .* no space left/);
    expect(readdirSync(folder)).toEqual(['filler']);
    rmSync(filler);
    expect(key()).toEqual(key());
    disk?.remove();
  });
});

const roomy = smallDisk(64);
describe.skipIf(!roomy)('a database whose disk has too little room to start', () => {
  it('reports how much space is missing, and starts once it is free', async () => {
    const folder = roomy?.folder ?? '';
    await (await openPglite(folder)).close();
    const filler = join(folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(64 * 1024 * 1024))).toThrow(/ENOSPC/);
    await expect(openPglite(folder)).rejects.toThrow(/^DATA_DIR: no space left: .*Make room for 24 MB more/);
    rmSync(filler);
    await (await openPglite(folder)).close();
    roomy?.remove();
  });
});

describeOnPostgres('a start on PostgreSQL', (server) => {
  const key = { SECRET_KEY: 'x'.repeat(32) };

  it('names the variable in one line if the database, role or host does not exist, and asks for no restart', async () => {
    const url = new URL(await server().createDatabase());
    const wrong = (change: (url: URL) => void) => {
      const changed = new URL(url);
      change(changed);
      return refusedStart({ ...key, DATA_DIR: dataDir, DATABASE_URL: changed.href });
    };
    const starts = [
      wrong((to) => (to.pathname = '/nowhere')),
      wrong((to) => (to.username = 'nobody_of_this_name')),
      wrong((to) => (to.hostname = 'nowhere.invalid')),
    ];
    for (const { status, lines } of starts) {
      expect([status, lines]).toEqual([EX_CONFIG, [expect.stringMatching(/^DATABASE_URL: /)]]);
    }
  });

  it('may be retried if the server is unreachable', async () => {
    const { status, lines } = refusedStart({
      ...key,
      DATA_DIR: dataDir,
      DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/lading`,
    });
    expect([status, lines]).toEqual([1, [expect.stringMatching(/^DATABASE_URL: the database does not answer/)]]);
  });
});
