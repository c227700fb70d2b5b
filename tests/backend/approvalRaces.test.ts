import { promises as fs } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../backend/db/client.ts';
import type { GivenApprovals, Shipment } from '../../backend/shipment/schema.ts';
import type { One, Rejection } from '../support/api.ts';
import { readApprovals } from '../support/approvals.ts';
import { describeByNightOnBoth } from '../support/backend.ts';
import { newItems, newShipment } from '../support/records.ts';

describeByNightOnBoth('an approval that names the content that was seen', (backend) => {
  it('is refused as stale if the content is another by now, and says what the shipment is', async () => {
    const { as, world } = backend();
    const manager = await as('manager');
    const { id } = await newShipment(manager, world);
    const { content_version, position } = await readApprovals(manager, id);
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { notes: 'no content' } });
    expect((await readApprovals(manager, id)).content_version).toBe(content_version);
    await manager.put(`commercial_invoices/${id}`, { commercial_invoice: { incoterm: 'DAP' } });
    const dates = { program_approval: '2026-03-02', content_version };
    const stale = await manager.refused<Shipment>(409, 'put', `commercial_invoices/${id}/approvals`, {
      commercial_invoice: dates,
    });
    expect(stale).toMatchObject({ code: 'stale', data: { id, incoterm: 'DAP', program_approval: null } });
    const { data: later } = await manager.get<One<GivenApprovals>>(
      `commercial_invoices/${id}/approvals?since=${position}`,
    );
    expect(later.changed_since).toMatchObject([{ message: 'incoterm none → DAP, by manager Tester' }]);
    const seen = later.content_version;
    await manager.put(`commercial_invoices/${id}/approvals`, {
      commercial_invoice: { ...dates, content_version: seen },
    });
    expect((await readApprovals(manager, id)).approvals).toMatchObject([{ counts: true }]);
  });

  it('is before or after each change that races with it, never in between: five rounds of twenty', async () => {
    const { as, db, world } = backend();
    const manager = await as('manager');
    const { id } = await newShipment(manager, world);
    const [item] = await newItems(manager, world, 1);
    await manager.post(`commercial_invoices/${id}/order_items`, { selected_order_item_ids: [item?.id] });
    const outcomes = new Set<number>();
    for (let round = 0; round < 5; round += 1) {
      const accepted = new Set<string>();
      const approving = async () => {
        const { content_version } = await readApprovals(manager, id);
        const commercial_invoice = { program_approval: '2026-03-02', content_version };
        const answer = await manager.send('put', `commercial_invoices/${id}/approvals`, { commercial_invoice });
        outcomes.add(answer.status);
        if (answer.status === 200) accepted.add(content_version);
        else expect((answer.body as Rejection).code).toBe('stale');
      };
      const changing = (nth: number) =>
        manager.put(`order_items/${item?.id}`, { order_item: { value_per_item: `${round}${nth}.50` } });
      await Promise.all(Array.from({ length: 20 }, (_, nth) => (nth % 2 ? approving() : changing(nth))));
      await approving();
      const { approvals, content_version } = await readApprovals(manager, id);
      // What is kept is a content that somebody had seen and sent.
      const { rows } = await sql<{ version: string }>`
        select encode(sha256(convert_to(content::text, 'UTF8')), 'hex') as version
        from shipment_approvals where shipment_id = ${id}`.execute(db);
      expect(accepted).toContain(rows[0]?.version);
      expect(approvals[0]?.counts).toBe(rows[0]?.version === content_version);
      expect(approvals[0]?.counts).toBe(true);
    }
    expect(outcomes).toContain(200);
  });
});

describe('approvals that were given before contents were kept', () => {
  it('count for what the shipment is on the day of the migration, and no longer once it changes', {
    timeout: 300_000,
  }, async () => {
    const pglite = await PGlite.create({ dataDir: 'memory://', extensions: { pg_trgm } });
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
    const migrationFolder = path.join(import.meta.dirname, '../../backend/db/migrations');
    const migrator = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
    await migrator.migrateTo('190_document_hashes');
    for (const statement of [
      sql`insert into organizations (name, short_name) values ('Acme', 'A')`,
      sql`insert into programs (organization_id, name, slug) values (1, 'Malaria', 'malaria')`,
      sql`insert into groups (program_id, name) values (1, 'Clinics')`,
      sql`insert into shipments (organization_id, program_id, group_id, invoice_number, commercial_name, ehs_approval)
        values (1, 1, 1, 'CI-1', 'CI-1', '2026-03-02'), (1, 1, 1, 'CI-2', 'CI-2', null)`,
    ])
      await statement.execute(db);
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    const kept = await db.selectFrom('shipment_approvals').select(['shipment_id', 'field', 'user_id', 'at']).execute();
    expect(kept).toEqual([{ shipment_id: 1, field: 'ehs_approval', user_id: null, at: null }]);
    const programs = await db.selectFrom('programs').select(['required_approvals', 'second_person_approves']).execute();
    expect(programs).toEqual([{ required_approvals: [], second_person_approves: false }]);
    const lapsed = async () =>
      (await sql<{ lapsed: string[] }>`select shipment_lapsed_approvals(1) as lapsed`.execute(db)).rows[0]?.lapsed;
    expect(await lapsed()).toEqual([]);
    await sql`update groups set name = 'Other clinics'`.execute(db);
    expect(await lapsed()).toEqual(['ehs_approval']);
    await pglite.close();
  });
});
