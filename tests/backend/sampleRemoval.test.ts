/** Sample data is removed as a whole, also while people work in it. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { One } from '../support/api.ts';
import { suiteBackend } from '../support/backend.ts';
import { cursorOf, readChanges } from '../support/feed.ts';
import { documentFields, pdf } from '../support/files.ts';
import { sendForm } from '../support/form.ts';
import { describeOnPostgres } from '../support/postgres.ts';
import { until } from '../support/processes.ts';
import { all, digest } from '../support/sample.ts';

type Row = { id: number };

describeOnPostgres('removing the sample program, on PostgreSQL', (server) => {
  const backend = suiteBackend(async () => ({ databaseUrl: await server().createMigrated() }));

  it('waits for a write that has found its program', async () => {
    const { as, db } = backend();
    const api = await as('orgAdmin');
    const before = await digest(db);
    const { data: program } = await api.post<One<Row>>('sample_program');
    // Vendors have no foreign key to the program that they are made for. Here, one is not written before the test lets it.
    await sql`create function pause() returns trigger language plpgsql as
      $$ begin perform pg_advisory_xact_lock_shared(1); return new; end $$`.execute(db);
    await sql`create trigger pause before insert on vendors for each row execute function pause()`.execute(db);
    const waiting = async () => (await sql`select 1 from pg_locks where not granted`.execute(db)).rows.length;
    let isRemoved = false;
    const { made, removed } = await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
      const first = api.send('post', 'vendors', { vendor: { name: 'Sample: late', program_id: program.id } });
      await until('the vendor waits', async () => (await waiting()) === 1);
      const second = api.send('delete', 'sample_program').finally(() => {
        isRemoved = true;
      });
      await until('the removal waits', async () => isRemoved || (await waiting()) === 2);
      return { made: first, removed: second };
    });
    expect([(await made).status, (await removed).status]).toEqual([201, 204]);
    expect(await digest(db)).toEqual(before);
    await sql`drop function pause cascade`.execute(db);
  });

  it('goes as a whole while people work in it, and nobody is told of a fault', async () => {
    const { as, db } = backend();
    const [api, tool] = [await as('orgAdmin'), await as('admin')];
    const before = await digest(db);
    const cursor = await cursorOf(tool);
    const { data: program } = await api.post<One<Row>>('sample_program');
    const mine = `program_id=${program.id}`;
    const orders = await all<Row & { vendor_id: number }>(api, `purchase_orders?${mine}`);
    const items = await all<Row & { status: string }>(api, `order_items?${mine}`);
    const open = items.filter(({ status }) => status === 'open');
    const [courier] = await all(api, `couriers?${mine}&light=true`);
    const [{ id: order, vendor_id: vendor }] = orders as [(typeof orders)[number]];
    const ids = orders.map(({ id }) => id);
    const address_attributes = { country: 'KE', city: 'Mombasa', address: 'Quay 1' };
    const works: ((round: number) => Promise<{ status: number }>)[] = [
      (round) =>
        api.send('post', 'groups', { group: { program_id: program.id, name: `G ${round}`, address_attributes } }),
      () => api.send('post', `purchase_orders/${order}/comments`, { comment: { message: 'Hm', source: 'internal' } }),
      (round) =>
        api.send('post', 'end_users', { end_user: { last_name: `Sample ${round}`, program_ids: [program.id] } }),
      (round) => api.send('post', `couriers/${courier?.id}/airlines`, { airline: { name: `A ${round}` } }),
      (round) =>
        api.send('put', 'purchase_orders/assigned_status', {
          ids: round % 2 ? ids.toReversed() : ids,
          record: { status: round % 2 ? 'on_hold' : 'in_review' },
          partial: true,
        }),
      () => sendForm(api, 'post', `vendors/${vendor}/attachments`, documentFields(pdf(1000), {})),
      (round) => api.send('put', `vendors/${vendor}`, { vendor: { notes: `Note ${round}` } }),
      () => api.send('delete', `order_items/${open.pop()?.id ?? 0}`),
    ];
    const statuses: number[] = [];
    let isGone = false;
    const worker = async (work: (round: number) => Promise<{ status: number }>) => {
      for (let round = 0, after = 0; after < 2; round += 1) {
        if (isGone) after += 1;
        statuses.push((await work(round)).status);
      }
    };
    const removal = async () => {
      await Promise.all(works.map((work) => work(1000)));
      await api.delete('sample_program').finally(() => {
        isGone = true;
      });
    };
    await Promise.all([removal(), ...works.map(worker)]);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await digest(db)).toEqual(before);
    const changes = await readChanges(tool, cursor);
    const last = new Map(changes.map(({ type, id, action_type }) => [`${type} ${id}`, action_type]));
    expect([...last].filter(([, action]) => action !== 'delete')).toEqual([]);
  });
});
