/** Inserts delivered orders, shipments and items, with their history. */
import { sql } from 'kysely';
import { noteWrites, type Written } from '../history/note.ts';
import type { FieldChange } from '../history/table.ts';
import { nextPositions } from '../orderItem/positions.ts';
import { asShown as asShownOfItem } from '../orderItem/rules.ts';
import { asShown } from '../purchaseOrder/rules.ts';
import { parentsOfItem } from '../record/parents.ts';
import type { Belongings } from './deliveryNames.ts';
import type { NewShipment } from './deliveryShipments.ts';
import type { DeliveredLine, DeliveredOrderPlan } from './deliveryWrites.ts';
import type { WriteContext } from './kind.ts';
import { partsOf } from './parts.ts';

/** A record that was inserted, with its columns. */
interface Inserted {
  readonly record: Written;
  readonly changes: FieldChange[];
}

/** Returns fields as changes from nothing; an empty field is not a change. */
function changesOf(fields: object): FieldChange[] {
  return Object.entries(fields)
    .filter(([, to]) => to !== null && to !== undefined)
    .map(([field, to]) => ({ field, from: null, to }));
}

const FIRST_VERSION = 1;

/** An order to insert, with what it belongs to. */
export interface NewOrder {
  readonly plan: DeliveredOrderPlan;
  readonly belongings: Belongings;
}

/** Inserts closed orders, and returns their ids, in order. */
export async function insertOrders(
  { db, place: { organizationId: organization_id } }: WriteContext,
  orders: readonly NewOrder[],
  inserted: Inserted[],
): Promise<number[]> {
  if (orders.length === 0) return [];
  const values = orders.map(({ plan, belongings }) => ({
    order_number: plan.order_number,
    order_number_internal: plan.order_number_internal,
    order_date: plan.order_date,
    status: 'closed',
    vendor_id: belongings.vendorId,
    end_user_id: belongings.endUserId,
    group_id: belongings.groupId,
    program_id: belongings.programId,
  }));
  const rows = await db
    .insertInto('purchase_orders')
    .values(values.map((fields) => ({ ...fields, organization_id })))
    .returning(['id', 'order_number'])
    .execute();
  const ids = new Map(rows.map(({ id, order_number }) => [order_number, id]));
  return values.map((fields) => {
    const id = ids.get(fields.order_number) ?? 0;
    const record = recordOf('PurchaseOrder', id, organization_id, fields.program_id);
    inserted.push({ record, changes: asShown(changesOf(fields)) });
    return id;
  });
}

const recordOf = (type: Written['type'], id: number, organizationId: number, programId: number): Written => ({
  ...{ type, id, organizationId, programId, lockVersion: FIRST_VERSION },
});

/** Inserts completed shipments, and returns their ids, in order. */
export async function insertShipments(
  { db, place: { organizationId: organization_id } }: WriteContext,
  shipments: readonly { readonly fields: NewShipment; readonly belongings: Belongings }[],
  inserted: Inserted[],
): Promise<number[]> {
  const ids: number[] = [];
  const values = shipments.map(({ fields, belongings: { programId: program_id, groupId: group_id } }) => {
    return { ...fields, commercial_name: fields.invoice_number, status: 'completed', group_id, program_id };
  });
  for (const part of partsOf(values)) {
    const rows = await db
      .insertInto('shipments')
      .values(part.map((fields) => ({ ...fields, organization_id })))
      .returning(['id', 'invoice_number'])
      .execute();
    const byNumber = new Map(rows.map(({ id, invoice_number }) => [invoice_number, id]));
    for (const fields of part) {
      const id = byNumber.get(fields.invoice_number) ?? 0;
      const record = recordOf('CommercialInvoice', id, organization_id, fields.program_id);
      inserted.push({ record, changes: changesOf(fields) });
      ids.push(id);
    }
  }
  return ids;
}

/** An item to insert. */
export interface NewItem {
  readonly orderId: number;
  readonly programId: number;
  /** The highest line number that its order has; null for none. */
  readonly highest: string | null;
  readonly shipmentId: number | null;
  readonly line: DeliveredLine;
}

/** Inserts delivered items after those of their orders, and returns their ids, in order. */
export async function insertItems(
  context: WriteContext,
  items: readonly NewItem[],
  inserted: Inserted[],
): Promise<number[]> {
  const { db, place } = context;
  const positions = new Map<NewItem, string>();
  for (const [orderId, its] of Map.groupBy(items, (item) => item.orderId)) {
    const free = await nextPositions(db, orderId, its[0]?.highest ?? null, its.length);
    for (const [index, item] of its.entries()) positions.set(item, free[index] ?? '');
  }
  const ids: number[] = [];
  for (const part of partsOf(items)) {
    const values = part.map((item) => valuesOf(item, positions.get(item) ?? ''));
    const rows = await db
      .insertInto('order_items')
      .values(values.map((fields) => ({ ...fields, organization_id: place.organizationId })))
      .returning(['id', 'position', 'purchase_order_id'])
      .execute();
    const byPosition = new Map(rows.map((row) => [`${row.purchase_order_id} ${Number(row.position)}`, row.id]));
    for (const fields of values) {
      const { purchase_order_id, program_id, ...own } = fields;
      const id = byPosition.get(`${purchase_order_id} ${Number(fields.position)}`) ?? 0;
      const record = recordOf('OrderItem', id, place.organizationId, program_id);
      inserted.push({ record: { ...record, parents: parentsOfItem(fields) }, changes: asShownOfItem(changesOf(own)) });
      ids.push(id);
    }
  }
  return ids;
}

function valuesOf({ orderId, programId, shipmentId, line }: NewItem, position: string) {
  return {
    purchase_order_id: orderId,
    program_id: programId,
    position,
    status: 'delivered',
    catalog_number: line.catalog_number,
    material: line.material,
    quantity: line.quantity,
    size_per_item: line.size_per_item,
    value_per_item: line.value_per_item,
    notes: line.notes,
    assessed: true,
    received: true,
    received_date: line.received_date,
    shipment_id: shipmentId,
  };
}

/** A line to remember. */
export interface NewLine {
  readonly row: number;
  readonly orderNumber: string;
  readonly lineId: string;
}

/** Remembers lines, so that they are not imported again, and returns the rows of those that were remembered already. */
export async function rememberLines(
  { db, importId, place }: WriteContext,
  lines: readonly NewLine[],
): Promise<Set<number>> {
  const { rows } = await sql<{ row: number }>`
    insert into imported_lines (organization_id, order_key, line_id, import_id, "row")
    select ${place.organizationId}::bigint, compare_key(l.number), l.line_id, ${importId}::bigint, l."row"
    from unnest(${lines.map(({ orderNumber }) => orderNumber)}::text[], ${lines.map(({ lineId }) => lineId)}::text[],
      ${lines.map(({ row }) => row)}::int[]) as l(number, line_id, "row")
    on conflict do nothing returning "row"`.execute(db);
  const kept = new Set(rows.map(({ row }) => row));
  return new Set(lines.flatMap(({ row }) => (kept.has(row) ? [] : row)));
}

/** Writes what was inserted into the history and the feed. */
export async function noteInserted(context: WriteContext, inserted: readonly Inserted[]): Promise<void> {
  for (const part of partsOf(inserted)) await noteWrites(context, 'import', part);
}
