import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../backend/db/client.ts';
import { orderItemListQuery } from '../../backend/orderItem/listSchema.ts';
import { orderItemStatuses } from '../../backend/orderItem/rules.ts';
import { purchaseOrderListQuery } from '../../backend/purchaseOrder/listSchema.ts';
import { purchaseOrderStatuses } from '../../backend/purchaseOrder/rules.ts';
import { shipmentListQuery } from '../../backend/shipment/listSchema.ts';
import { shipmentStatuses } from '../../backend/shipment/statuses.ts';
import type { Api, Many } from '../support/api.ts';
import { describeOnBoth, describeOnOne } from '../support/backend.ts';
import { orderElsewhere } from '../support/many.ts';
import { casesOf } from '../support/nightly.ts';
import { insertShipment, newItem, newOrder } from '../support/records.ts';
import type { World } from '../support/world.ts';

/** More rows than a list counts, so that its pages are read in the order of an index. */
const MANY = 10_100;

const life = (statuses: readonly { key: string }[]) => statuses.map(({ key }) => `'${key}'`).join();
/** The expected sorting of each list, as plain SQL. */
const sortings = {
  purchase_orders: {
    order_number: 'natural_order(order_number)',
    order_number_internal: 'natural_order(order_number_internal)',
    status: `array_position(array[${life(purchaseOrderStatuses)}], status)`,
    order_date: 'order_date',
    end_user: '(select lower(label) from end_users e where e.id = end_user_id)',
    group: '(select lower(name) from groups g where g.id = group_id)',
    vendor: '(select lower(name) from vendors v where v.id = vendor_id)',
    updated_at: 'updated_at',
  },
  order_items: {
    position: 'position',
    material: 'lower(material)',
    catalog_number: 'natural_order(catalog_number)',
    status: `array_position(array[${life(orderItemStatuses)}], status)`,
    dg_class: 'dg_class',
    hs_code: 'hs_code',
    quantity: 'quantity',
    value_per_item: 'value_per_item',
    total_value: 'total_value',
    updated_at: 'updated_at',
  },
  shipments: {
    invoice_number: 'natural_order(invoice_number)',
    status: `array_position(array[${life(shipmentStatuses)}], status)`,
    awb: 'lower(awb)',
    anticipated_ship_date: 'anticipated_ship_date',
    shipped_date: 'shipped_date',
    delivered_date: 'delivered_date',
    shipment_type: 'shipment_type',
    courier: '(select lower(company_name) from couriers c where c.id = courier_id)',
    group: '(select lower(name) from groups g where g.id = group_id)',
    updated_at: 'updated_at',
  },
};
const lists = [
  { path: 'purchase_orders', table: 'purchase_orders', query: purchaseOrderListQuery },
  { path: 'order_items', table: 'order_items', query: orderItemListQuery },
  { path: 'commercial_invoices', table: 'shipments', query: shipmentListQuery },
] as const;

/** One field of each kind of sorting: a number of a record, a status, another table's name, a plain column. */
const kinds: Record<(typeof lists)[number]['path'], string[]> = {
  purchase_orders: ['order_number', 'status', 'vendor', 'updated_at'],
  order_items: ['position', 'material', 'dg_class'],
  commercial_invoices: ['status', 'anticipated_ship_date'],
};

describeOnOne('a list of more than 10,000', (backend) => {
  let api: Api;

  beforeAll(async () => {
    const { as, db, world } = backend();
    api = await as('orgAdmin');
    await insertMany(db, world);
  });

  for (const { path, table, query } of lists) {
    const sorting: Record<string, string> = sortings[table];
    const fields: readonly string[] = query.shape.sort.unwrap().shape.field.options;
    for (const field of casesOf(fields, (one) => kinds[path].includes(one))) {
      it(`sorts ${path} by ${field} in both directions on its first and its last page`, async () => {
        const { db, world } = backend();
        for (const direction of ['asc', 'desc']) {
          const { rows } = await sql<{
            id: number;
          }>`select id from ${sql.table(table)} where program_id = ${world.program}
            order by ${sql.raw(`${sorting[field]} ${direction} nulls last, id ${direction}`)} limit 10000`.execute(db);
          const wanted = rows.map((row) => row.id);
          for (const page of casesOf([1, 50], (one) => (one === 1) === (direction === 'asc'))) {
            const asked = `program_id=${world.program}&items=200&page=${page}`;
            const { data, meta } = await api.get<Many<{ id: number }>>(
              `${path}?${asked}&sort[field]=${field}&sort[direction]=${direction}`,
            );
            expect(meta).toEqual({ page, pages: 50, count: 10_000, more: true });
            expect(data.map((row) => row.id)).toEqual(wanted.slice((page - 1) * 200, page * 200));
          }
        }
      });
    }
  }

  for (const { path, table, field } of [
    { path: 'purchase_orders', table: 'purchase_orders', field: 'order_date' },
    { path: 'order_items', table: 'order_items', field: 'position' },
    { path: 'commercial_invoices', table: 'shipments', field: 'anticipated_ship_date' },
  ] as const) {
    it(`sorts ${path} of several programs as one list`, async () => {
      const { db, world } = backend();
      for (let at = 1; at <= 3; at += 1) await orderElsewhere(api, world.second);
      const own = {
        organization_id: world.organization,
        program_id: world.second.program,
        group_id: world.second.group,
      };
      await insertShipment(db, world, { ...own, anticipated_ship_date: '2020-01-01' });
      await insertShipment(db, world, own);
      for (const direction of ['asc', 'desc']) {
        const { rows } = await sql<{ id: number; program_id: number }>`
          select id, program_id from ${sql.table(table)} where organization_id = ${world.organization}
          order by ${sql.ref(field)} ${sql.raw(direction)} nulls last, id ${sql.raw(direction)} limit 400`.execute(db);
        for (const page of [1, 2]) {
          const asked = `items=200&page=${page}&sort[field]=${field}&sort[direction]=${direction}`;
          const { data, meta } = await api.get<Many<{ id: number }>>(`${path}?${asked}`);
          expect(meta).toEqual({ page, pages: 50, count: 10_000, more: true });
          expect(data.map((row) => row.id)).toEqual(rows.slice((page - 1) * 200, page * 200).map(({ id }) => id));
        }
      }
    });
  }

  it('is also sorted when a filter leaves few rows', async () => {
    const { world } = backend();
    const { data, meta } = await api.get<Many<{ id: number; material: string }>>(
      `order_items?program_id=${world.program}&filters[material]=item 77&sort[field]=material&sort[direction]=desc`,
    );
    expect(meta.count).toBe(111);
    expect(data.map((row) => row.material).slice(0, 3)).toEqual(['Item 7799', 'Item 7798', 'Item 7797']);
  });

  it('rejects a request for all rows, and for rows past the 10,000th', async () => {
    const { world } = backend();
    const refused = await api.refused<{ errors: object }>(
      422,
      'get',
      `order_items?program_id=${world.program}&pagination=false`,
    );
    expect(refused.errors).toHaveProperty('pagination');
    const far = await api.refused<{ errors: object }>(
      422,
      'get',
      `order_items?program_id=${world.program}&items=200&page=51`,
    );
    expect(far.errors).toHaveProperty('page');
  });
});

describeOnBoth('what an item keeps of its order', (backend) => {
  const found = async (query: string) =>
    (await (await backend().as('orgAdmin')).get<Many<{ id: number }>>(`order_items?${query}`)).data.map(({ id }) => id);

  it('follows changes of the order: its number in searches, its vendor in filters', async () => {
    const { as, db, world } = backend();
    const api = await as('orgAdmin');
    const order = await newOrder(api, world, { order_number: 'BEFORE-1' });
    const item = await newItem(api, order.id, { material: 'Kept thing' });
    expect(await found(`program_id=${world.program}&search=before-1`)).toEqual([item.id]);

    const vendor = await db
      .insertInto('vendors')
      .values({ organization_id: world.organization, name: 'Newly chosen' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await api.patch(`purchase_orders/${order.id}`, {
      purchase_order: { order_number: 'AFTER-2', vendor_id: vendor.id },
    });
    expect(await found(`program_id=${world.program}&search=before-1`)).toEqual([]);
    expect(await found(`program_id=${world.program}&search=after-2`)).toEqual([item.id]);
    expect(await found(`program_id=${world.program}&filters[vendor_name]=newly`)).toEqual([item.id]);
  });

  it('follows changes of the item: one or two characters match the beginning of any of its texts', async () => {
    const { as, world } = backend();
    const api = await as('orgAdmin');
    const order = await newOrder(api, world, { order_number: 'QQ-9' });
    const item = await newItem(api, order.id, { material: 'Zinc', catalog_number: 'XK-1' });
    for (const typed of ['zi', 'xk', 'qq'])
      expect(await found(`program_id=${world.program}&search=${typed}`)).toEqual([item.id]);
    expect(await found(`program_id=${world.program}&search=in`)).toEqual([]);
    await api.put(`order_items/${item.id}`, { order_item: { material: 'Iron' } });
    expect(await found(`program_id=${world.program}&search=zi`)).toEqual([]);
    expect(await found(`program_id=${world.program}&search=ir`)).toEqual([item.id]);
  });
});

/** Inserts orders, items and shipments of the first program, with repeated and missing values. */
async function insertMany(db: Db, { organization, program, group, vendor, endUser }: World) {
  const statements = [
    sql`insert into vendors (organization_id, name) select ${organization}, 'Vendor ' || n from generate_series(1, 7) n`,
    sql`insert into couriers (organization_id, company_name) select ${organization}, 'Courier ' || n from generate_series(1, 3) n`,
    sql`insert into end_users (organization_id, first_name) select ${organization}, 'Same name' from generate_series(1, 5) n`,
    sql`insert into purchase_orders (organization_id, program_id, order_number, order_number_internal, status, order_date,
        vendor_id, end_user_id, group_id)
      select ${organization}, ${program}, 'N' || n * 7919 % 10007 || '-' || n, case when n % 2 = 0 then 'I' || n % 50 end,
        (array['open','archived','approved'])[1 + n % 3], case when n % 3 > 0 then date '2026-01-01' + n % 100 end,
        coalesce((select id from vendors where name = 'Vendor ' || n % 9), ${vendor}),
        coalesce((select id from end_users where first_name = 'Same name' and id % 6 = n % 6 limit 1), ${endUser}), ${group}
      from generate_series(1, ${sql.lit(MANY)}) n`,
    sql`insert into order_items (organization_id, program_id, purchase_order_id, position, status, catalog_number, material,
        quantity, size_per_item, value_per_item, hs_code, dg_class)
      select organization_id, program_id, id, 1 + id % 4, (array['open','lost','ready','archived'])[1 + id % 4],
        'C' || id % 40, 'Item ' || row_number() over (order by id), 1 + id % 30, 'ea', 1 + id % 11,
        case when id % 2 = 0 then '30' || id % 20 end, case when id % 25 = 0 then '3' end
      from purchase_orders where program_id = ${program}`,
    sql`insert into shipments (organization_id, program_id, invoice_number, commercial_name, status, group_id, shipment_type,
        courier_id, awb, anticipated_ship_date, shipped_date, delivered_date)
      select ${organization}, ${program}, 'S' || n * 7919 % 10007 || '-' || n, 'S' || n, (array['open','closed','ready'])[1 + n % 3],
        ${group}, case when n % 3 > 0 then (array['air','ocean'])[1 + n % 2] end,
        (select id from couriers where company_name = 'Courier ' || n % 5), case when n % 2 = 0 then 'A' || n % 60 end,
        case when n % 4 > 0 then date '2026-01-01' + n % 90 end, case when n % 5 = 0 then date '2026-02-01' + n % 9 end,
        case when n % 7 = 0 then date '2026-03-01' + n % 8 end
      from generate_series(1, ${sql.lit(MANY)}) n`,
    sql`analyze`,
  ];
  for (const statement of statements) await statement.execute(db);
}
