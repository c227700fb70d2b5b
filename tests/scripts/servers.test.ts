import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, postgresMissing, startPostgres } from '../support/postgres.ts';
import { describeOnRedis } from '../support/redis.ts';

describe.skipIf(postgresMissing() ?? process.env.TEST_DATABASE_URL)('the private PostgreSQL server', () => {
  let running: PostgresServer | null = null;
  beforeAll(async () => {
    running = (await startPostgres()).server;
  });
  afterAll(() => running?.stop());
  const server = () => {
    if (!running) throw new Error('The PostgreSQL server runs only inside tests and hooks');
    return running;
  };

  it('creates a separate empty database for each caller', async () => {
    const [first, second] = [await server().createDatabase(), await server().createDatabase()];
    expect(first).not.toBe(second);
    const client = new Client({ connectionString: first });
    await client.connect();
    const { rows } = await client.query(
      `select count(*)::int as tables from information_schema.tables where table_schema = 'public'`,
    );
    await client.end();
    expect(rows).toEqual([{ tables: 0 }]);
  });

  it('restarts with its data after a crash', async () => {
    const url = await server().createDatabase();
    const before = new Client({ connectionString: url });
    before.on('error', () => undefined); // the crash ends the connection
    await before.connect();
    await before.query('create table kept (value int); insert into kept values (7)');
    await server().crashAndRestart();
    const after = new Client({ connectionString: url });
    await after.connect();
    const { rows } = await after.query('select value from kept');
    await after.end();
    expect(rows).toEqual([{ value: 7 }]);
  });
});

describeOnRedis('the private Redis server', (server) => {
  it('keeps its data until it is killed', async () => {
    const redis = new Redis(server().url);
    redis.on('error', () => undefined); // the kill below ends the connection
    await redis.set('key', 'value');
    await server().kill();
    await server().restart();
    expect(await redis.get('key')).toBeNull();
    redis.disconnect();
  });
});
