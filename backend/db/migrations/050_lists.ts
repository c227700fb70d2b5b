import { type Kysely, sql } from 'kysely';

/**
 * Creates the indexes that keep lists fast with a million items. Most begin with the program, because every list is of one.
 * Indexes for sorting end with the id, as every order does, so that one index serves both directions; indexes with few
 * distinct values omit the id, so that PostgreSQL stores each value once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...keptByItems, ...itemIndexes, ...orderIndexes, ...shipmentIndexes]) {
    await statement.execute(db);
  }
}

/**
 * Lists of items search and filter by columns of their orders, and no index spans two tables: a condition on the item or its
 * order would read the whole program. So an item has copies of its order's vendor and group, and its search text, with one
 * field per line: text at the beginning of a field follows a line break. Triggers maintain the copies for every writer: an
 * item copies them from its order, and an order that changes refreshes its items. (Every writer of an item holds a lock on
 * its order, so that the two cannot overtake each other.)
 */
const keptByItems = [
  sql`alter table order_items add column vendor_id bigint, add column group_id bigint, add column search_text text`,
  sql`create function order_items_keep() returns trigger language plpgsql as $$
    begin
      select vendor_id, group_id, lower(concat_ws(E'\n', '', new.material, new.catalog_number, order_number))
        into new.vendor_id, new.group_id, new.search_text
        from purchase_orders where id = new.purchase_order_id;
      return new;
    end $$`,
  sql`create trigger order_items_keep
    before insert or update of material, catalog_number, purchase_order_id, search_text on order_items
    for each row execute function order_items_keep()`,
  sql`create function purchase_orders_kept() returns trigger language plpgsql as $$
    begin
      update order_items set search_text = null where purchase_order_id = new.id;
      return null;
    end $$`,
  sql`create trigger purchase_orders_kept after update of order_number, vendor_id, group_id on purchase_orders
    for each row
    when ((old.order_number, old.vendor_id, old.group_id) is distinct from (new.order_number, new.vendor_id, new.group_id))
    execute function purchase_orders_kept()`,
  sql`update order_items set search_text = null`,
  sql`create index order_items_search on order_items using gin (search_text gin_trgm_ops)`,
  sql`create index order_items_vendor on order_items (program_id, vendor_id)`,
];

/**
 * The columns by which items to assess, to receive and to ship are filtered. These are a small part of all items, and the
 * filters correlate with them (no unreceived item is in good condition), so the index of each part includes its filter
 * columns.
 */
const filteredBy =
  sql.raw(`organization_id, received, assessed, status, vendor_id, urgent, split_kit, eei_export, shipment_type, storage,
  mta_status, dg_class, condition, received_date, quantity, value_per_item, total_value, countries_of_manufacture,
  invoice_number`);
const workLists = [
  { name: 'order_items_to_assess', of: 'program_id', where: sql`not assessed` },
  { name: 'order_items_to_receive', of: 'program_id', where: sql`not received` },
  { name: 'order_items_available', of: 'program_id, group_id', where: sql`shipment_id is null` },
];

const itemIndexes = [
  sql`drop index order_items_available`,
  sql`create index order_items_by_position on order_items (program_id, position, id)`,
  sql`create index order_items_by_material on order_items (program_id, lower(material), id) include (material)`,
  sql`create index order_items_by_catalog on order_items (program_id, lower(catalog_number), id) include (catalog_number)`,
  sql`create index order_items_by_hs_code on order_items (program_id, hs_code, id)`,
  sql`create index order_items_by_dg_class on order_items (program_id, dg_class, id)`,
  sql`create index order_items_by_quantity on order_items (program_id, quantity, id)`,
  sql`create index order_items_by_value on order_items (program_id, value_per_item, id)`,
  sql`create index order_items_by_total on order_items (program_id, total_value, id)`,
  sql`create index order_items_urgent on order_items (program_id, status) where urgent`,
  ...workLists.flatMap(({ name, of, where }) => [
    sql`create index ${sql.ref(name)} on order_items (${sql.raw(of)}, position, id) include (${filteredBy}) where ${where}`,
    sql`create index ${sql.ref(`${name}_by_status`)} on order_items (${sql.raw(of)}, status, id) where ${where}`,
  ]),
  // An order is pending while it has an unreceived item.
  sql`create index order_items_unreceived on order_items (purchase_order_id) where not received`,

  sql`create index order_items_received_date on order_items (program_id, received_date)`,
  sql`create index order_items_condition on order_items (program_id, condition)`,
  sql`create index order_items_mta on order_items (program_id, mta_status)`,
  sql`create index order_items_shipment_type on order_items (program_id, shipment_type)`,
  sql`create index order_items_storage on order_items (program_id, storage)`,
  sql`create index order_items_kits on order_items (program_id) where split_kit`,
  sql`create index order_items_eei on order_items (program_id) where eei_export`,
  sql`create index order_items_eei_not on order_items (program_id) where not eei_export`,
  sql`create index order_items_countries on order_items using gin (countries_of_manufacture)`,
  sql`create index order_items_invoice_words on order_items using gin (lower(invoice_number) gin_trgm_ops)`,
  sql`create index order_items_wcm_words on order_items using gin (lower(wcm_invoice_number) gin_trgm_ops)`,
  sql`create index order_items_dg_words on order_items using gin (lower(dg_description) gin_trgm_ops)`,
];

const orderIndexes = [
  // One index for both directions: orders without a date are read after those with one.
  sql`drop index purchase_orders_by_date`,
  sql`alter index purchase_orders_by_date_up rename to purchase_orders_by_date`,
  sql`create index purchase_orders_by_internal on purchase_orders (program_id, lower(order_number_internal), id)
    include (order_number_internal)`,
  sql`drop index purchase_orders_by_vendor`,
  sql`create index purchase_orders_by_vendor on purchase_orders (vendor_id, program_id, id)`,
  sql`drop index purchase_orders_by_end_user`,
  sql`create index purchase_orders_by_end_user on purchase_orders (end_user_id, program_id, id)`,
  sql`drop index purchase_orders_by_group`,
  sql`create index purchase_orders_by_group on purchase_orders (group_id, program_id, id)`,
  sql`create index purchase_orders_external on purchase_orders (program_id) where external`,
  sql`drop index purchase_order_users_user`,
  sql`create index purchase_order_users_user on purchase_order_users (user_id, purchase_order_id)`,
];

const shipmentIndexes = [
  sql`drop index shipments_by_date`,
  sql`alter index shipments_by_date_up rename to shipments_by_date`,
  sql`drop index shipments_by_shipped`,
  sql`create index shipments_by_shipped on shipments (program_id, shipped_date, id)`,
  sql`create index shipments_by_awb on shipments (program_id, lower(awb), id)`,
  sql`create index shipments_by_type on shipments (program_id, shipment_type, id)`,
  sql`drop index shipments_by_group`,
  sql`create index shipments_by_group on shipments (group_id, program_id, id)`,
  sql`drop index shipments_by_courier`,
  sql`create index shipments_by_courier on shipments (courier_id, program_id, id)`,
  // Cast as in the filters, which compare it with any number, whole or not.
  sql`create index shipments_packages on shipments (program_id, (package_quantity::numeric))`,
  sql`create index shipments_weight on shipments (program_id, total_weight)`,
  sql`create index shipments_dry_ice on shipments (program_id, dry_ice)`,
  sql`create index shipments_to_approve on shipments (program_id, status) where program_approval is null`,
  sql`drop index shipment_users_user`,
  sql`create index shipment_users_user on shipment_users (user_id, shipment_id)`,
];
