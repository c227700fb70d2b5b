/** A real backend on a free port over a real database, with a small world in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Role } from '../../backend/access/roles.ts';
import { type AppOptions, app } from '../../backend/app.ts';
import { readConfig } from '../../backend/config.ts';
import type { Db, OpenDatabase } from '../../backend/db/client.ts';
import type { Services } from '../../backend/http/route.ts';
import { makeLog } from '../../backend/log.ts';
import { type Api, apiOf } from './api.ts';
import { readContract } from './contract.ts';
import { embeddedDatabase, postgresDatabase, quickestDatabase } from './database.ts';
import { nightly } from './nightly.ts';
import { postgresMissing } from './postgres.ts';
import { emailOf, type Person, password, seedWorld, type World } from './world.ts';

export type TestBackend = {
  url: string;
  db: Db;
  services: Services;
  metrics: Registry;
  world: World;
  /** Signs in as a person of the test world; returns the same session each time. */
  as: (person: Person) => Promise<Api>;
  /** Signs in again: a separate session, for tests that end it. */
  signIn: (person: Person) => Promise<Api>;
  /** Returns a client with this token; an anonymous one for null. */
  withToken: (token: string | null) => Api;
  /** Runs the hourly cleanup. */
  cleanUp: () => Promise<void>;
  /** Does the work in the background that is due. */
  runWorks: () => Promise<void>;
  /** Shuts the backend down as a signal does. */
  close: () => Promise<void>;
  stop: () => Promise<void>;
};

export type BackendOptions = {
  /** The URL of an empty database on a PostgreSQL server; without it, the database is the quickest that there is. */
  databaseUrl?: string;
  /** An empty database to use instead of a new one; it is closed with the backend. */
  database?: OpenDatabase;
  env?: Record<string, string>;
  roles?: readonly Role[];
  now?: () => Date;
} & Pick<
  Partial<AppOptions>,
  'attempts' | 'broadcaster' | 'cable' | 'files' | 'limits' | 'log' | 'mail' | 'cleanupMs' | 'stop' | 'work' | 'works'
>;

/** Mails leave only when a test triggers their delivery. */
const patient = { spreadMs: 0, lookMs: 3_600_000 };
/** Work in the background begins only when a test says so. */
const idle = { begins: false };

/** Starts a backend over its own database. */
export async function startBackend({ databaseUrl, env, ...options }: BackendOptions = {}): Promise<TestBackend> {
  const database = options.database ?? (await (databaseUrl ? postgresDatabase(databaseUrl) : quickestDatabase()));
  const world = await seedWorld(database.db);
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'lading-data-'));
  const config = readConfig({ NODE_ENV: 'test', SECRET_KEY: 'a secret for tests only, 32 chars', DATA_DIR, ...env });
  const backend = app({ log: makeLog('silent'), mail: patient, works: idle, ...options, config, database });
  await new Promise<void>((resolve) => backend.server.listen(0, '127.0.0.1', resolve));
  const { port } = backend.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const contract = await readContract(url);
  const withToken = (token: string | null) => apiOf(url, contract, token);
  const signIn = async (person: Person) => {
    const { status, headers } = await withToken(null).send('post', 'login', {
      user: { login: emailOf(person), password },
    });
    if (status !== 200) throw new Error(`${person} could not sign in: ${status}`);
    return withToken(headers.get('authorization')?.replace('Bearer ', '') ?? null);
  };
  const sessions = new Map<Person, Promise<Api>>();
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= backend.close();
    return closed;
  };
  return {
    url,
    db: database.db,
    services: backend.services,
    metrics: backend.metrics,
    cleanUp: backend.cleanUp,
    runWorks: backend.runWorks,
    world,
    signIn,
    withToken,
    as: (person) => {
      const session = sessions.get(person) ?? signIn(person);
      sessions.set(person, session);
      return session;
    },
    close,
    stop: async () => {
      backend.server.closeAllConnections();
      await close();
      await database.close();
      rmSync(DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Starts a backend for all tests of a suite. Call the result inside tests and hooks only. */
export function suiteBackend(options: BackendOptions | (() => Promise<BackendOptions>) = {}): () => TestBackend {
  let backend: TestBackend | null = null;
  beforeAll(async () => {
    backend = await startBackend(typeof options === 'function' ? await options() : options);
  });
  afterAll(() => backend?.stop());
  return () => {
    if (!backend) throw new Error('The backend runs only inside tests and hooks');
    return backend;
  };
}

/** Runs a suite on one of the databases: what it proves does not depend on which of the two is used. */
export function describeOnOne(title: string, suite: (backend: () => TestBackend) => void): void {
  describe(title, () => suite(suiteBackend()));
}

/**
 * Runs a suite on the embedded database and, if one is available, on a PostgreSQL server: for what the database itself
 * decides, such as the order of texts, locks and functions.
 */
export function describeOnBoth(
  title: string,
  suite: (backend: () => TestBackend) => void,
  options: BackendOptions = {},
): void {
  describe(title, () => suite(suiteBackend(async () => ({ ...options, database: await embeddedDatabase() }))));
  const missing = postgresMissing();
  const onServer = missing ? ` (skipped: ${missing})` : '';
  describe.skipIf(missing)(`${title}, on PostgreSQL${onServer}`, () => suite(suiteBackend(options)));
}

/**
 * Runs a suite on both by night, and by day on one: for rules that ask much of the database, but nothing that the two answer
 * differently. Pages and browsers try them on the embedded one.
 */
export const describeByNightOnBoth: typeof describeOnBoth = nightly
  ? describeOnBoth
  : (title, suite, options) => describe(title, () => suite(suiteBackend(options)));
