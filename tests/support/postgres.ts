/**
 * PostgreSQL for tests: a private server in a temporary folder from the machine's own programs, or our own databases on
 * the server that TEST_DATABASE_URL names. If neither is available, suites are skipped with the reason.
 */
import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { accountIds, exitOf, findProgram, freePort, killGroup, killOnExit, until } from './processes.ts';

export type PostgresServer = {
  /** The URL of the database to connect to for creating others. */
  maintenance: string;
  /** Creates an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  /** Kills the whole server (`kill -9`) and restarts it on the same data. @throws Error on a server that is not ours */
  crashAndRestart: () => Promise<void>;
  /** Stops the server and removes its folder; on a server that is not ours, drops the databases that it created. */
  stop: () => Promise<void>;
};

/** The environment variable with the URL where a suite requests the shared server; the response is a `SharedPostgres`. */
export const STARTER = 'TEST_POSTGRES_STARTER';

/** The addresses of the databases on the server of the test run. */
export interface SharedPostgres {
  /** The database to connect to for creating others. */
  readonly maintenance: string;
  /** A migrated, empty database to copy. No connection to it may stay open. */
  readonly migrated: string;
}

/** A server, or the reason why none is available. */
export type PostgresOrReason = { server: PostgresServer; reason: null } | { server: null; reason: string };

type Programs = { bin: string; account: { uid: number; gid: number } | null };

/**
 * Starts a private server, or uses the one that TEST_DATABASE_URL names.
 * @param settings further settings of a private server, as `name=value`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresOrReason> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { server: externalServer(given), reason: null };
  const programs = findPrograms();
  if (typeof programs === 'string') return { server: null, reason: programs };
  return { server: await privateServer(programs, settings), reason: null };
}

/** Returns the reason why suites on PostgreSQL cannot run here; null if they can. */
export function postgresMissing(): string | null {
  if (process.env.TEST_DATABASE_URL) return null;
  const programs = findPrograms();
  return typeof programs === 'string' ? programs : null;
}

/** The databases that a suite may create on the server of the test run; they are dropped after the suite. */
export interface PostgresDatabases {
  /** Creates an empty database and returns its URL. */
  createDatabase: () => Promise<string>;
  /** Creates a migrated database without records and returns its URL. */
  createMigrated: () => Promise<string>;
}

/**
 * A `describe` whose tests have their own databases on the PostgreSQL server of the test run. Skipped, with the reason in
 * its title, if none is available. Call `postgres()` inside tests and hooks only.
 */
export function describeOnPostgres(title: string, suite: (postgres: () => PostgresDatabases) => void): void {
  const missing = postgresMissing();
  describe.skipIf(missing)(missing ? `${title} (skipped: ${missing})` : title, () => {
    let databases: PostgresDatabases | null = null;
    const made: string[] = [];
    let maintenance = '';
    beforeAll(async () => {
      const shared = await sharedServer();
      maintenance = shared.maintenance;
      const create = async (template?: string) => {
        const database = await createDatabase(maintenance, template);
        made.push(database);
        return database;
      };
      databases = { createDatabase: () => create(), createMigrated: () => create(shared.migrated) };
    });
    afterAll(() => dropDatabases(maintenance, made));
    suite(() => {
      if (!databases) throw new Error('Databases can be made only inside tests and hooks');
      return databases;
    });
  });
}

/** Copies the migrated database on the server of the test run; `drop` removes the copy, once nothing uses it. */
export async function copiedDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const { maintenance, migrated } = await sharedServer();
  const url = await createDatabase(maintenance, migrated);
  return { url, drop: () => dropDatabases(maintenance, [url]) };
}

async function sharedServer(): Promise<SharedPostgres> {
  const answer = await fetch(process.env[STARTER] ?? '');
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as SharedPostgres;
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
      // A test can kill the server, not the machine: what it has written is kept.
      'fsync=off',
      'full_page_writes=off',
      'wal_level=minimal',
      'max_wal_senders=0',
      'max_wal_size=4GB',
      'checkpoint_timeout=1d',
      'max_connections=200',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      ...more,
    ];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    const stdio: StdioOptions = ['ignore', log, log];
    const child = spawn(join(bin, 'postgres'), args, { cwd: folder, detached: true, stdio, ...account });
    killOnExit(child);
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
    maintenance: url('postgres'),
    createDatabase: () => createDatabase(url('postgres')),
    crashAndRestart: async () => {
      await kill();
      // Right after a crash, the old server's children may still hold its shared memory: the start fails once or twice.
      running = await until('PostgreSQL starts again', () => start().catch(() => null));
    },
    stop: async () => {
      // An immediate shutdown. A kill would leave the server's shared memory behind.
      running.kill('SIGQUIT');
      await exitOf(running);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function externalServer(url: string): PostgresServer {
  const made: string[] = [];
  return {
    maintenance: url,
    createDatabase: async () => {
      const database = await createDatabase(url);
      made.push(database);
      return database;
    },
    crashAndRestart: () => Promise.reject(new Error('The server of TEST_DATABASE_URL is not ours to kill')),
    stop: () => dropDatabases(url, made),
  };
}

/** Creates a database with an unused name, empty or a copy of another one, on the server of this URL; returns its URL. */
async function createDatabase(serverUrl: string, template?: string): Promise<string> {
  const database = new URL(serverUrl);
  database.pathname = `/lading_test_${randomBytes(6).toString('hex')}`;
  const copied = template === undefined ? '' : ` TEMPLATE ${nameIn(template)} STRATEGY FILE_COPY`;
  await run(serverUrl, `CREATE DATABASE ${nameIn(database.href)}${copied}`);
  return database.href;
}

async function dropDatabases(serverUrl: string, databases: readonly string[]): Promise<void> {
  for (const database of databases) await run(serverUrl, `DROP DATABASE IF EXISTS ${nameIn(database)} WITH (FORCE)`);
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
