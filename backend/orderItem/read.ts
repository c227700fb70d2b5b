import { sql } from 'kysely';
import { isFor } from '../access/audience.ts';
import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { waitsForRelease } from '../goodsReceipt/rules.ts';
import { flagsOf } from '../organization/table.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';
import { orderItemLabel } from '../record/label.ts';
import type { PageMeta, Paging } from '../record/list.ts';
import { anyOf, readSortedPage, type Sorted } from '../record/listOrder.ts';
import { readPages } from '../record/pages.ts';
import { isProhibitedIn } from '../record/party.ts';
import { readForgiving, type Spelling } from '../record/search.ts';
import { airWaybillParts } from '../regulation/airWaybill.ts';
import { missingForShipment } from '../shipment/rules.ts';
import { orderItemColumns } from './columns.ts';
import { matchingItems, typedIn, visibleItems } from './filters.ts';
import type { OrderItemListQuery, OrderItemPagesQuery } from './listSchema.ts';
import { abilitiesOf, nextStatuses, refusedStatuses, unfinishedStatuses } from './rules.ts';
import type { OrderItem, OrderItemSummary } from './schema.ts';

/** Selects an item's columns and the related values of its record. */
const full = (rows: ReturnType<typeof visibleItems>, caller: Caller) =>
  rows
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .innerJoin('vendors as v', 'v.id', 'po.vendor_id')
    .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
    .innerJoin('groups as g', 'g.id', 'po.group_id')
    .innerJoin('organizations as o', 'o.id', 'i.organization_id')
    .leftJoin('shipments as s', 's.id', 'i.shipment_id')
    .selectAll('i')
    .select((eb) => [
      'po.status as order_status',
      'po.end_user_id',
      sql<boolean>`(${isProhibitedIn('v')} or ${isProhibitedIn('e')} or ${isProhibitedIn('g')})`.as('names_prohibited'),
      's.status as shipment_status',
      's.held_from as shipment_held_from',
      's.shipment_type as shipment_travels',
      's.awb',
      'v.name as vendor_name',
      'e.label as end_user_name',
      'o.feature_flags',
      eb
        .selectFrom('comments as c')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('c.order_item_id', '=', 'i.id')
        .where(isFor(caller))
        .as('comments_count'),
      partsOf.as('parts'),
    ]);

/**
 * The parts of the item `i`, itself among them; null if it was not split by quantity. All parts name the first one, so that
 * one look at an index finds them.
 */
const partsOf = sql<OrderItem['parts'] | null>`(
  select jsonb_agg(jsonb_build_object('id', p.id, 'position', trim_scale(p.position)::text,
    'quantity', trim_scale(p.quantity)::text, 'status', p.status, 'received', p.received,
    'received_date', p.received_date, 'to_receive', not p.received and p.status in (${sql.join(unfinishedStatuses)})) order by p.position)
  from order_items p
  where (p.split_from_id = coalesce(i.split_from_id, i.id) or p.id = coalesce(i.split_from_id, i.id))
    and (i.split_from_id is not null or exists (select 1 from order_items q where q.split_from_id = i.id)))`;

/** Reads one page of items; by position unless the query sorts otherwise. @throws 422 as `readPage` does */
export async function readItems(
  db: Db,
  caller: Caller,
  query: OrderItemListQuery,
): Promise<{ data: (OrderItem | OrderItemSummary)[]; meta: PageMeta }> {
  return readForgiving<{ data: (OrderItem | OrderItemSummary)[]; meta: PageMeta }>(typedIn(query), async (spelling) => {
    const list = await sortedItems(db, caller, query, spelling);
    return query.light ? readLightPage(db, caller, query, list) : readPageOf(db, caller, query, list);
  });
}

type Matching = ReturnType<typeof visibleItems>;

/** Returns the items that match a query, in its order: by position by default. */
export async function sortedItems(
  db: Db,
  caller: Caller,
  query: OrderItemListQuery,
  spelling: Spelling,
): Promise<Sorted> {
  const list = inOrder(await matchingItems(db, caller, query, spelling), query);
  const isOfOneRecord = (query.purchase_order_id ?? query.commercial_invoice_id) !== undefined;
  if (isOfOneRecord) return list;
  return { ...list, programs: { column: 'i.program_id', ids: programsOf(caller, query.program_id) } };
}

/** Returns items in the order of a query. The rows of a page are found on items alone; joins are for these only. */
export function inOrder(matching: Matching, { sort }: Pick<OrderItemListQuery, 'sort'>): Sorted {
  const { field, direction } = sort ?? { field: 'position' as const, direction: 'asc' as const };
  return { matching, id: 'i.id', order: { by: orderItemColumns[field].sortBy, direction } };
}

function readLightPage(db: Db, caller: Caller, query: Paging, list: Sorted) {
  return readSortedPage(db, query, list, async (ids): Promise<OrderItemSummary[]> => {
    const items = visibleItems(db, caller).where('i.id', '=', anyOf(ids));
    const rows = await items.select(['i.id', 'i.position', 'i.material']).execute();
    return rows.map(({ id, position, material }) => ({ id, label: orderItemLabel(trimDecimal(position), material) }));
  });
}

/** Reads one page of a list of items. @throws as `readPage` does */
export function readPageOf(db: Db, caller: Caller, query: Paging, list: Sorted) {
  return readSortedPage(db, query, list, (ids) => readRecords(db, caller, ids));
}

/** The parents of items, with the column that refers to each. */
const holders = { purchase_orders: 'i.purchase_order_id', shipments: 'i.shipment_id' } as const;

/** Reads a page of items for each of these orders or shipments, by position by default. @throws 422 as `readPages` does */
export async function readItemPages(
  db: Db,
  caller: Caller,
  holder: keyof typeof holders,
  { ids, page, items, sort }: OrderItemPagesQuery,
) {
  const visible = db.selectFrom(holder).select('id').where('program_id', 'in', programsOf(caller));
  const records = await visible.where('id', '=', anyOf(ids)).orderBy('id').execute();
  const matching = visibleItems(db, caller).where(holders[holder], '=', anyOf(ids));
  const { order } = inOrder(matching, { sort });
  return readPages(
    db,
    records.map(({ id }) => id),
    { page, items },
    { matching, id: 'i.id', under: holders[holder], order },
    (found) => readRecords(db, caller, found),
  );
}

/** Reads the records of these items, in any order, omitting those that do not exist or are not the caller's. */
export async function readRecords(db: Db, caller: Caller, ids: readonly number[]): Promise<OrderItem[]> {
  return (await readItemRows(db, caller, ids)).map((row) => toRecord(row, caller));
}

/** Reads these items, in any order, omitting those that do not exist or are not the caller's. */
export async function readItemRows(db: Db, caller: Caller, ids: readonly number[]) {
  const rows = await full(visibleItems(db, caller).where('i.id', '=', anyOf(ids)), caller).execute();
  return rows.map(canonical);
}
export type OrderItemRow = Awaited<ReturnType<typeof readItemRows>>[number];

/** Reads one item's row. @throws 404 when it does not exist or is not the caller's */
export async function readItemRow(db: Db, caller: Caller, id: number): Promise<OrderItemRow> {
  const [row] = await readItemRows(db, caller, [id]);
  if (!row) throw notFound();
  return row;
}

/** Reads one item. @throws 404 when it does not exist or is not the caller's */
export async function readItem(db: Db, caller: Caller, id: number): Promise<OrderItem> {
  return toRecord(await readItemRow(db, caller, id), caller);
}

type Decimals = Record<'position' | 'quantity' | 'value_per_item', string> &
  Record<'net_quantity' | 'temperature_reading', string | null>;

/** Trims decimals, which the database pads to the column's scale: users write `12`, not `12.000`, and `1.50` dollars. */
function canonical<Row extends Decimals>(row: Row): Row {
  const { position, quantity, value_per_item, net_quantity, temperature_reading: reading } = row;
  return {
    ...row,
    position: trimDecimal(position),
    quantity: trimDecimal(quantity),
    value_per_item: padDecimal(value_per_item, 2),
    net_quantity: net_quantity && trimDecimal(net_quantity),
    temperature_reading: reading && trimDecimal(reading),
  };
}

/** Returns which fields the switches of an item's organization show. */
export function shownFields(row: Pick<OrderItemRow, 'feature_flags'>) {
  const flags = flagsOf(row.feature_flags);
  return {
    invoice_number: flags.oi_invoice_number_enabled,
    wcm_invoice_number: flags.oi_wcm_invoice_number_enabled,
    wbg_mat_doc: flags.wbg_mat_doc_enabled,
  };
}

/** Converts a row to an item's record: fields that are switched off are hidden and keep their data. */
export function toRecord(row: OrderItemRow, caller: Caller): OrderItem {
  const shown = shownFields(row);
  const abilities = abilitiesOf(caller, row);
  const airWaybill = airWaybillParts(row.awb);
  return {
    id: row.id,
    organization_id: row.organization_id,
    purchase_order_id: row.purchase_order_id,
    commercial_invoice_id: row.shipment_id,
    status: row.status,
    sub_status: row.sub_status,
    held_from: row.held_from,
    next_statuses: nextStatuses(row),
    refused_statuses: refusedStatuses(row),
    position: row.position,
    catalog_number: row.catalog_number,
    material: row.material,
    quantity: row.quantity,
    size_per_item: row.size_per_item,
    value_per_item: row.value_per_item,
    total_value: row.total_value,
    urgent: row.urgent,
    split_kit: row.split_kit,
    split_quantity: row.split_quantity,
    mta_status: row.mta_status,
    invoice_number: shown.invoice_number ? row.invoice_number : null,
    wcm_invoice_number: shown.wcm_invoice_number ? row.wcm_invoice_number : null,
    wbg_mat_doc: shown.wbg_mat_doc ? row.wbg_mat_doc : null,
    shipment: row.shipment_type,
    storage: row.storage,
    countries_of_manufacture: row.countries_of_manufacture,
    eccn_details: row.eccn_details,
    hs_code: row.hs_code,
    eei_export: row.eei_export,
    notes: row.notes,
    un_number: row.un_number,
    packing_group: row.packing_group,
    subsidiary_hazards: row.subsidiary_hazards,
    net_quantity: row.net_quantity,
    net_quantity_unit: row.net_quantity_unit,
    shipment_awb_number: airWaybill.number,
    shipment_awb_prefix: airWaybill.prefix,
    end_user_name: row.end_user_name,
    vendor_name: row.vendor_name,
    names_prohibited: row.names_prohibited,
    missing_for_shipment: missingForShipment(row),
    assessment: { assessed: row.assessed, dg_class: row.dg_class, dg_description: row.dg_description },
    lot_number: row.lot_number,
    expiry_date: row.expiry_date,
    goods_receipt: {
      received: row.received,
      received_date: row.received_date,
      condition: row.condition,
      temperature_reading: row.temperature_reading,
      needs_release: waitsForRelease(row),
      release_reason: row.release_reason,
      released_by_id: row.released_by_id,
      released_at: row.released_at?.toISOString() ?? null,
    },
    split_from_id: row.split_from_id,
    parts: row.parts ?? [],
    lock_version: row.lock_version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    comments_info: [{ comments_count: Number(row.comments_count), label: orderItemLabel(row.position, row.material) }],
    abilities,
    permission: {
      update: abilities.some(({ action, allowed }) => action === 'update' && allowed),
      exceptions: { update: { statuses: [] } },
    },
  };
}
