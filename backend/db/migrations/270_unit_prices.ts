import { type Kysely, sql } from 'kysely';

/**
 * Gives unit prices four decimals, and dangerous goods that are counted in pieces the mass or volume in one of them.
 *
 * The database lets no column change while a generated one depends on it, so the total is made anew, in the one statement
 * that rewrites the table anyway; the indexes that have the total go with it and are made again as migration 050 has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    sql`alter table order_items
      drop column total_value,
      alter column value_per_item type numeric(16,4),
      add column total_value numeric(18,2) not null generated always as (round(quantity * value_per_item, 2)) stored,
      add column net_quantity numeric(14,3) check (net_quantity > 0),
      add column net_quantity_unit text,
      add check ((net_quantity is null) = (net_quantity_unit is null))`,
    sql`create index order_items_by_total on order_items (program_id, total_value, id)`,
    ...workLists.map(
      ({ name, of, where }) =>
        sql`create index ${sql.ref(name)} on order_items (${sql.raw(of)}, position, id) include (${filteredBy}) where ${where}`,
    ),
  ];
  for (const statement of statements) await statement.execute(db);
  for (const name of ['shipment_content', 'shipment_digest']) await addToContent(db, name);
}

const filteredBy =
  sql.raw(`organization_id, received, assessed, status, vendor_id, urgent, split_kit, eei_export, shipment_type, storage,
  mta_status, dg_class, condition, received_date, quantity, value_per_item, total_value, countries_of_manufacture,
  invoice_number`);
const workLists = [
  { name: 'order_items_to_assess', of: 'program_id', where: sql`not assessed` },
  { name: 'order_items_to_receive', of: 'program_id', where: sql`not received` },
  { name: 'order_items_available', of: 'program_id, group_id', where: sql`shipment_id is null` },
];

/** The last of the dangerous goods data in each function of migration 210, and what follows it from now on. */
const added: Readonly<Record<string, { after: string; text: string }>> = {
  shipment_content: {
    after: `'dg_description', i.dg_description`,
    text: `, 'net_quantity', trim_scale(i.net_quantity)::text, 'net_quantity_unit', i.net_quantity_unit`,
  },
  shipment_digest: {
    after: `'dg_description=' || (i.dg_description)::text`,
    text: `, 'net_quantity=' || trim_scale(i.net_quantity)::text, 'net_quantity_unit=' || i.net_quantity_unit`,
  },
};

/** Makes the net quantity part of what approvals are of. Where there is none, the content and its digest stay the same. */
async function addToContent(db: Kysely<unknown>, name: string): Promise<void> {
  const { after, text } = added[name] ?? { after: '', text: '' };
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef(oid) as definition from pg_proc where proname = ${name}`.execute(db);
  const definition = rows[0]?.definition ?? '';
  const parts = definition.split(after);
  if (parts.length !== 2) throw new Error(`${name} has not one place after ${after}`);
  await sql.raw(parts.join(after + text)).execute(db);
}
