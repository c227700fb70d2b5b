/**
 * PostgreSQL for tests: a private server in a temporary folder from the machine's own programs, or databases of our own
 * on the server that TEST_DATABASE_URL names. Where neither can be had, suites are skipped and say why.
 */
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { accountIds, endWithUs, exitOf, findProgram, freePort, killGroup, until } from './processes.ts';

export type PostgresServer = {
  /** Makes an empty database and gives its URL. */
  createDatabase: () => Promise<string>;
  /** `kill -9` of the whole server, then the same data again. Throws on a server that is not ours. */
  crashAndRestart: () => Promise<void>;
  /** Ends the server and removes its folder, or drops the databases it made on a server that is not ours. */
  stop: () => Promise<void>;
};

/** Either a server, or the reason why there can be none. */
export type PostgresOrReason = { server: PostgresServer; reason: null } | { server: null; reason: string };

type Programs = { bin: string; account: { uid: number; gid: number } | null };

/**
 * Starts a private server, or uses the one that TEST_DATABASE_URL names.
 * @param settings of a private server besides the usual ones, as `name=value`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresOrReason> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { server: foreignServer(given), reason: null };
  const programs = findPrograms();
  if (typeof programs === 'string') return { server: null, reason: programs };
  return { server: await privateServer(programs, settings), reason: null };
}

/** Why suites on PostgreSQL cannot run here; null when they can. */
export function postgresMissing(): string | null {
  if (process.env.TEST_DATABASE_URL) return null;
  const programs = findPrograms();
  return typeof programs === 'string' ? programs : null;
}

/**
 * A `describe` whose tests have a PostgreSQL server: started before them, stopped after them. Skipped, with the reason in
 * its title, where there can be none. Call `server()` inside tests and hooks only.
 */
export function describeOnPostgres(title: string, suite: (server: () => PostgresServer) => void): void {
  const missing = postgresMissing();
  describe.skipIf(missing)(missing ? `${title} (skipped: ${missing})` : title, () => {
    let running: PostgresServer | null = null;
    beforeAll(async () => {
      const { server, reason } = await startPostgres();
      if (!server) throw new Error(reason);
      running = server;
    });
    afterAll(() => running?.stop());
    suite(() => {
      if (!running) throw new Error('The PostgreSQL server runs only inside tests and hooks');
      return running;
    });
  });
}

function findPrograms(): Programs | string {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const postgres = findProgram(
    ['postgres'],
    installed.map((version) => `${versions}/${version}/bin`),
  );
  if (!postgres) return 'no PostgreSQL programs on this machine and no TEST_DATABASE_URL';
  // PostgreSQL refuses to run as root.
  const account = process.getuid?.() === 0 ? accountIds('postgres') : null;
  if (process.getuid?.() === 0 && !account)
    return 'running as root, and there is no "postgres" account to run PostgreSQL';
  return { bin: postgres.slice(0, -'/postgres'.length), account };
}

async function privateServer({ bin, account }: Programs, more: readonly string[]): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lading-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const initArgs = ['-D', data, '-U', 'lading', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  const init = spawnSync(join(bin, 'initdb'), initArgs, { encoding: 'utf8', cwd: folder, ...account });
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr || init.error?.message}`);
  const port = await freePort();
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'a');
  const url = (database: string) => `postgres://lading@127.0.0.1:${port}/${database}`;

  async function start(): Promise<ChildProcess> {
    const settings = [
      'fsync=off',
      'max_connections=200',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      ...more,
    ];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const stdio: StdioOptions = ['ignore', log, log];
    const child = spawn(join(bin, 'postgres'), args, { cwd: folder, detached: true, stdio, ...account });
    endWithUs(child);
    const ended = () => child.exitCode !== null;
    await until('PostgreSQL answers', async () => ended() || (await answers(url('postgres'))));
    if (ended()) throw new Error(`PostgreSQL did not start:\n${readFileSync(logFile, 'utf8')}`);
    return child;
  }

  let running = await start();
  async function kill(): Promise<void> {
    if (running.pid) killGroup(running.pid);
    await exitOf(running);
  }
  return {
    createDatabase: () => createDatabase(url('postgres')),
    crashAndRestart: async () => {
      await kill();
      // Right after a crash the old server's own children may still hold its shared memory: then it refuses, once or twice.
      running = await until('PostgreSQL starts again', () => start().catch(() => null));
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function foreignServer(url: string): PostgresServer {
  const made: string[] = [];
  return {
    createDatabase: async () => {
      const database = await createDatabase(url);
      made.push(database);
      return database;
    },
    crashAndRestart: () => Promise.reject(new Error('The server of TEST_DATABASE_URL is not ours to kill')),
    stop: async () => {
      for (const database of made) await run(url, `DROP DATABASE IF EXISTS ${nameIn(database)} WITH (FORCE)`);
    },
  };
}

/** Makes an empty database with an unused name, on the server of this URL; gives the URL of the new one. */
async function createDatabase(serverUrl: string): Promise<string> {
  const database = new URL(serverUrl);
  database.pathname = `/lading_test_${randomBytes(6).toString('hex')}`;
  await run(serverUrl, `CREATE DATABASE ${nameIn(database.href)}`);
  return database.href;
}

function nameIn(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function run(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function answers(url: string): Promise<boolean> {
  return run(url, 'SELECT 1').then(
    () => true,
    () => false,
  );
}
