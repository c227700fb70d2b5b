/**
 * A large world, made by SQL in the database itself and the same every time: 1,000,000 order items of 200,000 orders,
 * 25,000 shipments, 300,000 comments, 500 vendors, 2,000 end users and 300 groups in 10 programs of 3 organizations.
 * Nothing in it is even: the first program has seven of ten orders, and vendors, end users and groups have many or few.
 */
import pg from 'pg';
import { hashPassword } from '../../backend/access/password.ts';
import { featureFlags } from '../../backend/organization/table.ts';
import { amount } from './harness.ts';
import type { Known } from './scaleQuestions.ts';

/** Who asks: a member of the large program, and somebody who sees every program. */
export const people = { 'program manager': 'manager@scale.example', administrator: 'admin@scale.example' } as const;
export const password = 'Lading-2026!';
/** The program with most of everything. */
export const largeProgram = 1;

/** What the questions name of this world. */
export const largeWorld: Known = {
  program: largeProgram,
  order: 2000,
  shipment: amount(3485, 378),
  openShipment: amount(22_546, 459),
  item: 1000,
  user: 2,
  vendors: [250, 1],
  endUsers: [900, 1],
  groups: [110, 1],
  couriers: [40, 3],
  words: {
    orders: ['199999', 'zambia', 'pharma', 'sc', '45'],
    items: ['ritonavir 400mg, test kit', 'tablets', 'ritonavir', 'la', 'scms-1999'],
    shipments: ['of scms-1000', 'asn-1', '10'],
  },
  vendorNames: ['pharma 251', 'pharma'],
  lastPage: amount(500, 5),
};

const sizes = {
  orders: amount(200_000, 4000),
  items: amount(1_000_000, 20_000),
  shipments: amount(25_000, 500),
  comments: amount(300_000, 3000),
};

/** Fills a migrated, empty database. Takes one to three minutes. */
export async function fillScaleWorld(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '128MB'`);
    await client.query(chance);
    const flags = JSON.stringify(Object.fromEntries(featureFlags.map((flag) => [flag, true])));
    await client.query(organizations, [flags]);
    await client.query(users, [await hashPassword(password)]);
    for (const statement of directory) await client.query(statement);
    // Making an index of what is there takes a fraction of the time of keeping it row by row.
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(plainIndexes);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const statement of workflow) await client.query(statement);
    for (const { definition } of indexes) await client.query(definition);
    // Also what autovacuum would do: statistics, and which pages an index alone may answer for.
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

/** `pick(n, salt, size)`: a number from 0 below `size`, by chance but the same each time; `few` prefers small ones. */
const chance = `
  create function pg_temp.pick(n bigint, salt int, size bigint) returns int immutable language sql
    return abs(hashint8extended(n, salt) % size)::int;
  create function pg_temp.few(n bigint, salt int, size bigint) returns int immutable language sql
    return floor(size * power(abs(hashint8extended(n, salt) % 1000000) / 1000000.0, 2.5))::int;`;

const plainIndexes = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
  where indrelid in ('purchase_orders'::regclass, 'order_items'::regclass, 'shipments'::regclass, 'comments'::regclass,
    'purchase_order_users'::regclass, 'shipment_users'::regclass) and not indisunique`;

const organizations = `
  with made as (
    insert into organizations (name, short_name, feature_flags)
    select 'Organization ' || n, 'Org ' || n, $1::jsonb from generate_series(1, 3) n order by n returning id)
  insert into programs (organization_id, name, slug)
  select case when n <= 6 then 1 when n <= 9 then 2 else 3 end, 'Program ' || n, 'program-' || n
  from generate_series(1, 10) n, (select count(*) from made) as all_of_them order by n`;

const users = `
  with made as (
    insert into users (organization_id, first_name, last_name, email, permission_id, status, password_hash)
    select 1 + (n > 60)::int + (n > 80)::int, 'Person ' || n, 'Tester',
      case n when 1 then '${people.administrator}' when 2 then '${people['program manager']}'
        else 'person' || n || '@scale.example' end,
      case n when 1 then 1 else 3 end, 'active', $1
    from generate_series(1, 90) n order by n returning id)
  insert into user_programs (user_id, program_id) select id, ${largeProgram} from made where id > 1 and id <= 60`;

const directory = [
  `insert into vendors (organization_id, name)
   select 1 + (n > 300)::int + (n > 450)::int,
     (array['Aurobindo','Cipla','Hetero','Mylan','Orgenics','Premier','Strides','Trinity','Inverness','Abbott'])[1 + n % 10]
       || ' ' || (array['Pharma','Laboratories','Medical','Diagnostics','Supplies'])[1 + n / 10 % 5] || ' ' || n
   from generate_series(1, 500) n order by n`,
  `insert into end_users (organization_id, first_name, last_name, external_organization_name)
   select 1 + (n > 1200)::int + (n > 1800)::int,
     case when n % 3 > 0 then (array['Amina','Bongani','Chipo','Dawit','Esther','Farai','Grace'])[1 + n % 7] end,
     case when n % 3 > 0 then (array['Abebe','Banda','Chanda','Dlamini','Eze','Phiri'])[1 + n / 7 % 6] || ' ' || n end,
     case when n % 3 = 0 then (array['Nigeria','Zambia','Kenya','South Africa','Uganda'])[1 + n / 3 % 5]
       || ' national programme ' || n end
   from generate_series(1, 2000) n order by n`,
  `insert into groups (program_id, name)
   select case when n <= 120 then 1 else 2 + n % 9 end,
     lpad(n::text, 3, '0') || '-' || (array['ZA','NG','CI','UG','VN','ZM','TZ'])[1 + n % 7] || '-T' || 30 + n % 4
   from generate_series(1, 300) n order by n`,
  `insert into couriers (organization_id, company_name)
   select 1 + n % 3, 'Courier ' || n from generate_series(1, 60) n order by n`,
  `create temp table places as
   select p.id as program_id, p.organization_id,
     array(select v.id from vendors v where v.organization_id = p.organization_id order by v.id) as vendors,
     array(select e.id from end_users e where e.organization_id = p.organization_id order by e.id) as end_users,
     array(select g.id from groups g where g.program_id = p.id order by g.id) as groups,
     array(select c.id from couriers c where c.organization_id = p.organization_id order by c.id) as couriers
   from programs p`,
];

/** One of a table's ids, early ones much more often. */
const anyOf = (ids: string, salt: number) => `${ids}[1 + pg_temp.few(n, ${salt}, cardinality(${ids}))]`;
/** The first program for seven of ten; of the others the second more often. */
const programOf = (salt: number) =>
  `coalesce((array[2,2,2,3,4,5,6,7,8,9,10])[pg_temp.pick(n, ${salt}, 37) - 25], ${largeProgram})`;

const workflow = [
  // The older an order, the more often it is closed: the day and the status both follow its number.
  `insert into purchase_orders (organization_id, program_id, order_number, external, order_number_internal, status,
     order_date, vendor_id, end_user_id, group_id)
   select p.organization_id, p.program_id, 'SCMS-' || 100000 + n, pg_temp.pick(n, 1, 20) = 0,
     case when pg_temp.pick(n, 2, 3) = 0 then '45' || 10000000 + pg_temp.pick(n, 3, 9000000) end,
     case when pg_temp.pick(n, 4, ${sizes.orders}) < n * 0.4
       then (array['open','approved','approved','in_review','on_hold'])[1 + pg_temp.pick(n, 5, 5)]
       else (array['closed','archived'])[1 + pg_temp.pick(n, 6, 2)] end,
     case when pg_temp.pick(n, 7, 50) > 0 then date '2016-01-01' + (n / 50 + pg_temp.pick(n, 8, 60))::int end,
     ${anyOf('p.vendors', 9)}, ${anyOf('p.end_users', 10)}, ${anyOf('p.groups', 11)}
   from generate_series(1, ${sizes.orders}) n join places p on p.program_id = ${programOf(12)} order by n`,
  `insert into purchase_order_users (purchase_order_id, user_id)
   select distinct o.id, 2 + pg_temp.few(o.id, 20 + place, 55) from purchase_orders o, generate_series(1, 2) place
   where o.organization_id = 1 and pg_temp.pick(o.id, 22, 5) > 0`,

  // A shipment is for a group; it has as many as the group has orders, about one for eight.
  `insert into shipments (organization_id, program_id, invoice_number, commercial_name, status, group_id, shipment_type,
     courier_id, awb, anticipated_ship_date, shipped_date, package_quantity, total_weight, dry_ice, program_approval)
   select o.organization_id, o.program_id, 'ASN-' || 10000 + n, 'Consignment ' || n || ' of ' || o.order_number,
     case when n < 0.9 * ${sizes.shipments} then (array['delivered','completed','closed','archived'])[1 + pg_temp.pick(n, 31, 4)]
       else (array['open','in_review','reviewed','approved','ready','on_hold','shipping'])[1 + pg_temp.pick(n, 31, 7)] end,
     o.group_id, (array['air','ocean','truck','air'])[1 + pg_temp.pick(n, 32, 4)], ${anyOf('p.couriers', 33)},
     case when pg_temp.pick(n, 34, 4) > 0 then 100 + pg_temp.pick(n, 35, 20) || '-' || 10000000 + pg_temp.pick(n, 36, 80000000) end,
     case when n < 0.99 * ${sizes.shipments} then date '2016-02-01' + (n * 4000 / ${sizes.shipments})::int
       else current_date + pg_temp.pick(n, 44, 40) - 20 end,
     case when n < 0.9 * ${sizes.shipments} then date '2016-02-08' + (n * 4000 / ${sizes.shipments})::int end,
     1 + pg_temp.few(n, 37, 400), 0.5 + pg_temp.few(n, 38, 90000),
     case when pg_temp.pick(n, 39, 8) = 0 then 1 + pg_temp.pick(n, 40, 90) end,
     case when n < 0.9 * ${sizes.shipments} then date '2016-02-05' + (n * 4000 / ${sizes.shipments})::int end
   from generate_series(1, ${sizes.shipments}) n
   join purchase_orders o on o.id = n * 8 join places p on p.program_id = o.program_id order by n`,
  `insert into shipment_users (shipment_id, user_id)
   select distinct s.id, 2 + pg_temp.few(s.id, 41 + place, 55) from shipments s, generate_series(1, 2) place
   where s.organization_id = 1 and pg_temp.pick(s.id, 43, 5) > 0`,
  `create temp table shipments_of as
   select group_id, array_agg(id order by id) as ids from shipments group by group_id`,

  // Five lines an order, a few with two hundred. How far a line has come follows its order's status.
  `create temp table lines as
   select row_number() over (order by o.id, place)::int as n, o.id as order_id, place, o.organization_id, o.program_id,
     o.group_id, o.order_date, case
       when o.status in ('closed', 'archived') then pg_temp.pick(o.id * 1000 + place, 50, 50) % 50
       else 50 + pg_temp.pick(o.id * 1000 + place, 50, 50) end as stage
   from purchase_orders o,
     generate_series(1, case when o.id % 2000 = 0 then 200 else 1 + pg_temp.pick(o.id, 51, 9) end) place
   order by o.id, place limit ${sizes.items}`,
  `insert into order_items (organization_id, program_id, purchase_order_id, shipment_id, position, status, catalog_number,
     material, quantity, size_per_item, value_per_item, urgent, split_kit, mta_status, invoice_number,
     wcm_invoice_number, shipment_type, storage, countries_of_manufacture, hs_code, eei_export, assessed, dg_class,
     dg_description, received, received_date, condition)
   select l.organization_id, l.program_id, l.order_id,
     case when l.stage < 48 then s.ids[1 + pg_temp.pick(n, 52, cardinality(s.ids))] end, l.place,
     case when l.stage < 46 then (array['delivered','archived'])[1 + l.stage % 2]
       when l.stage < 50 then (array['lost','demaged','no_ship','shipping'])[1 + l.stage % 4]
       when l.stage < 70 then 'open' when l.stage < 74 then 'in_review' when l.stage < 78 then 'on_hold'
       when l.stage < 88 then 'assessed' when l.stage < 96 then 'received' when l.stage < 98 then 'ready'
       else 'in_package' end,
     'C' || upper(to_hex(10000000 + pg_temp.pick(n, 53, 200000000))),
     (array['Lamivudine','Zidovudine','Nevirapine','Efavirenz','Abacavir','Tenofovir','Artemether','HIV rapid test',
       'Didanosine','Stavudine','Ritonavir','Atazanavir'])[1 + pg_temp.few(n, 54, 12)] || ' ' || 10 * (1 + pg_temp.few(n, 55, 60))
       || 'mg, ' || (array['tablets','oral solution','capsules','test kit'])[1 + pg_temp.few(n, 56, 4)]
       || ', ' || (array['bottle','box','pack'])[1 + pg_temp.few(n, 57, 3)] || ' of ' || 10 * (1 + pg_temp.few(n, 58, 24)),
     1 + pg_temp.few(n, 59, 50000), (array['ea','box','bottle','30 tablets'])[1 + pg_temp.pick(n, 60, 4)],
     (1 + pg_temp.few(n, 61, 30000)) / 100.0, pg_temp.pick(n, 62, 25) = 0, pg_temp.pick(n, 63, 100) = 0,
     (array['not_required','not_required','required','signed'])[1 + pg_temp.pick(n, 64, 12)],
     case when l.stage < 48 then 'INV-' || 1000 + pg_temp.pick(n, 65, 400000) end,
     case when pg_temp.pick(n, 66, 20) = 0 then 'WCM-' || 1000 + pg_temp.pick(n, 67, 40000) end,
     (array['air','ocean','truck'])[1 + pg_temp.pick(n, 68, 6)],
     (array['ambient','ambient','ambient','refrigerated','frozen'])[1 + pg_temp.pick(n, 69, 10)],
     case when l.stage < 50 then array[(array['IN','US','CH','ZA','DE','KE','CY','NL'])[1 + pg_temp.few(n, 70, 8)]] else '{}' end,
     case when pg_temp.pick(n, 71, 10) > 0 then (array['3004.90','3822.19','3002.12','3006.50','9018.39'])[1 + pg_temp.few(n, 72, 5)]
       || '.' || lpad(pg_temp.few(n, 73, 80)::text, 2, '0') end,
     case when pg_temp.pick(n, 74, 40) = 0 then pg_temp.pick(n, 75, 2) = 0 end,
     l.stage < 50 or l.stage >= 78, case when pg_temp.pick(n, 76, 30) = 0 then (array['3','6.1','8','9'])[1 + pg_temp.pick(n, 77, 4)] end,
     case when pg_temp.pick(n, 76, 30) = 0 then (array['Flammable liquid','Toxic','Corrosive','Dry ice'])[1 + pg_temp.pick(n, 77, 4)] end,
     l.stage < 50 or l.stage >= 88,
     case when l.stage < 50 or l.stage >= 88 then coalesce(l.order_date, date '2020-01-01') + 30 + pg_temp.pick(n, 78, 90) end,
     case when l.stage < 50 or l.stage >= 88 then (array['good','good','good','good','damaged','short_shipped'])[1 + pg_temp.pick(n, 79, 6)] end
   from lines l left join shipments_of s using (group_id) order by n`,

  `insert into comments (organization_id, program_id, purchase_order_id, order_item_id, shipment_id, source, message,
     user_id, created_at)
   select coalesce(i.organization_id, o.organization_id, s.organization_id),
     coalesce(i.program_id, o.program_id, s.program_id), o.id, i.id, s.id,
     (array['internal','internal','external','vendor'])[1 + pg_temp.pick(n, 90, 4)], 'Remark ' || n, 2 + pg_temp.few(n, 91, 55),
     timestamptz '2016-01-01' + n * interval '17 minutes'
   from generate_series(1, ${sizes.comments}) n
   left join order_items i on n % 10 < 6 and i.id = 1 + pg_temp.pick(n, 92, ${sizes.items})
   left join purchase_orders o on n % 10 between 6 and 8 and o.id = 1 + pg_temp.pick(n, 93, ${sizes.orders})
   left join shipments s on n % 10 = 9 and s.id = 1 + pg_temp.pick(n, 94, ${sizes.shipments})
   order by n`,
];
