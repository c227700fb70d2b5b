import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../backend/db/client.ts';
import { fillWithDemo } from '../../backend/demo/demo.ts';
import { unfinishedStatuses } from '../../backend/orderItem/rules.ts';
import { embeddedDatabase } from '../support/database.ts';
import { temporaryStore } from '../support/store.ts';

const today = new Date('2026-11-20T08:00:00Z');

describe('the demo world', () => {
  let database: OpenDatabase;
  const store = temporaryStore();
  beforeAll(async () => {
    database = await embeddedDatabase();
    await fillWithDemo({ db: database.db, files: store.files }, { info: () => {} }, today);
  });
  afterAll(async () => {
    await database.close();
    store.remove();
  });

  it('ships no item in a shipment of another type than the item requires', async () => {
    const travelling = await database.db
      .selectFrom('order_items as i')
      .innerJoin('shipments as s', 's.id', 'i.shipment_id')
      .select(['i.shipment_type as meant', 's.shipment_type as type'])
      .where('i.shipment_type', 'is not', null)
      .where('s.shipment_type', 'is not', null)
      .execute();
    expect(travelling.length).toBeGreaterThan(20);
    for (const { meant, type } of travelling) expect(meant).toBe(type);
  });

  it('has its timestamps in chronological order', async () => {
    const { db } = database;
    const early = async (what: string, tooEarly: ReturnType<typeof sql<{ early: number }>>) => {
      const { rows } = await tooEarly.execute(db);
      expect([what, Number(rows[0]?.early)]).toEqual([what, 0]);
    };
    await early(
      'an order',
      sql`select count(*) as early from purchase_orders o join vendors v on v.id = o.vendor_id
      join groups g on g.id = o.group_id join end_users e on e.id = o.end_user_id
      where o.created_at < greatest(v.created_at, g.created_at, e.created_at) or o.updated_at < o.created_at`,
    );
    await early(
      'a comment',
      sql`select count(*) as early from comments c join users u on u.id = c.user_id
      where c.created_at < u.created_at`,
    );
    await early(
      'an approval',
      sql`select count(*) as early from shipments
      where least(ehs_approval, ff_approval, sent_for_ff_approval, sent_for_program_approval, program_approval, shipped_date)
        < created_at::date or updated_at < created_at`,
    );
    await early(
      'a document',
      sql`select count(*) as early from documents d
      left join purchase_orders o on d.parent_type = 'PurchaseOrder' and o.id = d.parent_id
      left join shipments s on d.parent_type = 'CommercialInvoice' and s.id = d.parent_id
      left join order_items i on d.parent_type = 'OrderItem' and i.id = d.parent_id
      where d.created_at < coalesce(o.created_at, s.created_at, i.created_at) or d.archived_at < d.created_at`,
    );
  });

  it('has no subsidiary hazard without a dangerous goods class', async () => {
    const hazardous = await database.db
      .selectFrom('order_items')
      .select(['material', 'dg_class'])
      .where('subsidiary_hazards', '<>', sql<string[]>`'{}'`)
      .execute();
    expect(hazardous.length).toBeGreaterThan(0);
    for (const item of hazardous) expect(item).toMatchObject({ dg_class: expect.any(String) });
  });

  it('has no state that no user could have reached', async () => {
    const { rows } = await sql<Record<string, string>>`select
      (select count(*) from purchase_orders where status = 'on_hold' and held_from is null)
        + (select count(*) from shipments where status = 'on_hold' and held_from is null)
        + (select count(*) from order_items where status = 'on_hold' and held_from is null) as held_from_nowhere,
      (select count(*) from order_items where held_from = 'assessed' and not assessed) as held_before_assessed,
      (select count(*) from order_items where not (assessed and received)
        and status in ('received', 'ready', 'in_package', 'shipping', 'delivered', 'lost', 'demaged', 'archived')) as skipped,
      (select count(*) from order_items where received and not assessed) as not_assessed,
      (select count(*) from shipments s where s.status not in ('open', 'on_hold')
        and not exists (select from order_items i where i.shipment_id = s.id)) as empty,
      (select count(*) from order_items i join shipments s on s.id = i.shipment_id
        where s.status = 'shipping' and i.countries_of_manufacture = '{}') as of_nowhere,
      (select count(*) from order_items where total_value < 0.01) as worth_nothing`.execute(database.db);
    for (const [flaw, count] of Object.entries(rows[0] ?? {})) expect([flaw, Number(count)]).toEqual([flaw, 0]);
  });

  it('has records in every list of every program', async () => {
    const { rows } = await sql<Record<string, string>>`select p.name,
      (select count(*) from shipments s where s.program_id = p.id and s.status in ('open', 'in_review')
        and s.program_approval is null) as approvals,
      (select count(*) from shipments s where s.program_id = p.id and s.anticipated_ship_date = ${today}::date
        and s.status in ('open', 'in_review', 'reviewed', 'approved', 'ready')) as this_week,
      (select count(*) from purchase_orders o where o.program_id = p.id and o.status in ('open', 'approved')
        and exists (select from order_items i where i.purchase_order_id = o.id and not i.received)) as pending,
      (select count(*) from order_items i where i.program_id = p.id and i.urgent
        and i.status = any(${unfinishedStatuses}::text[])) as urgent,
      (select count(*) from order_items i where i.program_id = p.id and i.status = 'assessed') as to_receive
      from programs p`.execute(database.db);
    expect(rows).toHaveLength(4);
    for (const { name, ...lists } of rows) {
      for (const [list, count] of Object.entries(lists))
        expect([name, list, Number(count) > 0]).toEqual([name, list, true]);
    }
  });
});
