/** The server ends one connection of the backend after another (`pg_terminate_backend`), while it reads and writes. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CableClient, cableClient } from '../support/cableClient.ts';
import { postgresDatabase } from '../support/database.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { isAlive, until } from '../support/processes.ts';
import { emailOf, password, seedWorld, type World } from '../support/world.ts';
import { type LayerProcess, startLayer } from './layerProcess.ts';

/** How many connections are ended; LOST_CONNECTIONS=100 for the full number. */
const LOST = Number(process.env.LOST_CONNECTIONS ?? 30);
const WRITERS = 8;
const READERS = 4;

/** Ends a connection of the backend, if there is one: rather one inside a transaction, or any. Returns its state. */
const END_ONE = `
  select state, pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
  order by case when $1 then (xact_start is not null)::int else 0 end desc, random() limit 1`;

describeOnPostgres('a backend that loses its connections one by one', (postgres) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'lading-data-'));
  let database: Client;
  let backend: LayerProcess;
  let world: World;
  let live: CableClient;
  let headers: Record<string, string> = {};

  beforeAll(async () => {
    const url = await postgres().createMigrated();
    const seeded = await postgresDatabase(url);
    world = await seedWorld(seeded.db);
    await seeded.close();
    database = new Client({ connectionString: url });
    await database.connect();
    backend = await startLayer('backend', { DATABASE_URL: url, DATA_DIR: dataDir, DEMO: '0' });
    const login = await fetch(`${backend.url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user: { login: emailOf('admin'), password } }),
    });
    const authorization = login.headers.get('authorization') ?? '';
    headers = { authorization, 'content-type': 'application/json' };
    live = await cableClient(backend.url, authorization.replace('Bearer ', ''));
    expect(await live.next()).toEqual({ type: 'welcome' });
  });
  afterAll(async () => {
    await live?.close();
    await backend?.kill();
    await database?.end();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = (name: string, key: string | null) =>
    fetch(`${backend.url}/api/v1/vendors`, {
      method: 'POST',
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
      body: JSON.stringify({ vendor: { name } }),
    });
  const idsOf = async (name: string) => {
    const { rows } = await database.query('select id from vendors where name = $1', [name]);
    return rows.map(({ id }) => Number(id));
  };

  it('keeps running, fails only the writes that it interrupts, loses none, and keeps sockets open', async () => {
    const pid = backend.pid();
    const acknowledged = new Map<string, number>();
    const interrupted: string[] = [];
    const others: string[] = [];
    let answered = 0;
    let isOver = false;

    async function write(turn: number): Promise<void> {
      while (!isOver) {
        const name = `V-${randomUUID()}`;
        const key = turn % 2 === 0 ? randomUUID() : null;
        let response = await send(name, key);
        answered += 1;
        if (response.status === 503) {
          interrupted.push(name);
          expect(response.headers.get('retry-after')).toBe('2');
          expect(await response.json()).toMatchObject({ code: 'database_unavailable' });
          expect(await idsOf(name)).toEqual([]);
          response = await until(`${name} is stored`, async () => {
            const again = await send(name, key);
            return again.status === 503 ? null : again;
          });
        }
        if (response.status === 201) acknowledged.set(name, (await response.json()).data.id);
        else others.push(`write ${response.status} ${await response.text()}`);
      }
    }
    async function read(turn: number): Promise<void> {
      const path = turn % 2 === 0 ? 'vendors?items=20' : `users/${world.people.manager}`;
      while (!isOver) {
        const response = await fetch(`${backend.url}/api/v1/${path}`, { headers });
        answered += 1;
        if (response.status !== 200) others.push(`read ${response.status} ${await response.text()}`);
        else await response.arrayBuffer();
      }
    }

    const load = [
      ...Array.from({ length: WRITERS }, (_, turn) => write(turn)),
      ...Array.from({ length: READERS }, (_, turn) => read(turn)),
    ].map((sender) => sender.catch((error: unknown) => void others.push(String(error))));
    let lost = 0;
    while (lost < LOST) {
      const before = answered;
      const { rows } = await database.query(END_ONE, [lost % 3 > 0]);
      lost += rows.length;
      await until('further requests are answered', () => answered > before + 5 || !isAlive(pid));
      if (!isAlive(pid)) break;
    }
    isOver = true;
    await Promise.all(load);

    expect(isAlive(pid)).toBe(true);
    expect(others).toEqual([]);
    for (const [name, id] of acknowledged) expect(await idsOf(name)).toEqual([id]);
    // Otherwise the connections were ended between the transactions only, which proves little.
    expect(interrupted.length).toBeGreaterThan(0);
    expect(live.socket.readyState).toBe(live.socket.OPEN);
  });
});
