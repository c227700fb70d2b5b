/** A connection to the database that is lost during a commit: the server has committed, or it has not. */
import { Client } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openPostgres } from '../../backend/db/client.ts';
import { type Answer, once } from '../../backend/http/idempotency.ts';
import { postgresDatabase } from '../support/database.ts';
import { type FaultProxy, faultProxy } from '../support/faultProxy.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { until } from '../support/processes.ts';
import { seedWorld, type World } from '../support/world.ts';

const NEVER_MS = 1_000_000;

describeOnPostgres('a write whose connection is lost during the commit', (postgres) => {
  let proxy: FaultProxy;
  let database: OpenDatabase;
  let server: Client;
  let world: World;
  /** What happens to the connection once everything but the commit is done. */
  let beforeCommit = () => {};

  beforeEach(async () => {
    const url = new URL(await postgres().createMigrated());
    const seeded = await postgresDatabase(url.href);
    world = await seedWorld(seeded.db);
    await seeded.close();
    server = new Client({ connectionString: url.href });
    await server.connect();
    proxy = await faultProxy(`http://${url.host}`);
    const through = new URL(url);
    through.host = new URL(proxy.url).host;
    const log = ({ query }: { query: { sql: string } }) => {
      if (query.sql.startsWith('insert into "idempotency_keys"')) beforeCommit();
    };
    database = openPostgres(through.href, { log });
  });
  afterEach(async () => {
    await proxy.stop();
    await server.end();
    await database.close();
  });

  const reach = { rights: 'r', programs: [], organizations: [] };
  const write = (): Promise<Answer> =>
    once(
      database,
      { userId: world.people.admin, route: 'post /vendors', key: 'k-1', bodyHash: 'h', reach },
      async (db) => {
        const row = await db
          .insertInto('vendors')
          .values({ organization_id: world.organization, name: 'Lost Pharma' })
          .returning('id')
          .executeTakeFirstOrThrow();
        return { status: 201, body: { id: row.id } };
      },
    );
  const ids = async () => (await server.query("select id from vendors where name = 'Lost Pharma'")).rows;
  const heal = () => {
    Object.assign(proxy.faults, { silent: false, latencyMs: 0 });
    proxy.cut();
  };

  it('gets its response from the stored one, if it is committed', async () => {
    beforeCommit = () => {
      proxy.faults.latencyMs = NEVER_MS;
    };
    const writing = write();
    const [row] = await until('the server has committed', async () => ((await ids()).length > 0 ? ids() : null));
    heal();
    expect(await writing).toEqual({ status: 201, body: { id: Number(row.id) } });
  });

  it('fails with 503 if it is rolled back, and a repeat stores it once', async () => {
    const reached = Promise.withResolvers<void>();
    beforeCommit = () => {
      proxy.faults.silent = true;
      reached.resolve();
    };
    const failed = expect(write()).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    await reached.promise;
    beforeCommit = () => {};
    // The driver sends the commit after this turn of the event loop.
    await new Promise(setImmediate);
    heal();
    await failed;
    expect(await ids()).toEqual([]);
    expect(await write()).toMatchObject({ status: 201 });
    expect(await ids()).toHaveLength(1);
  });

  it('fails with an error that claims neither, if the database stays away', async () => {
    const reached = Promise.withResolvers<void>();
    beforeCommit = () => {
      proxy.faults.silent = true;
      reached.resolve();
    };
    const failed = expect(write()).rejects.toMatchObject({ name: 'DatabaseUnavailable', commitUnknown: true });
    await reached.promise;
    await new Promise(setImmediate);
    await proxy.goDown();
    await failed;
  });
});
