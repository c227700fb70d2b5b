import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import type { Line } from './layout.ts';
import type { Finding } from './reading.ts';

/** The next orders of the file, with the organization's existing records for them. */
export interface Page {
  readonly orders: readonly FileOrder[];
  /** The shipments of these orders by key. A shipment created for one order exists for the following orders. */
  readonly shipments: Map<string, FileShipment>;
}

/** An order of the file, with the organization's existing record for it. */
export interface FileOrder {
  readonly key: string;
  readonly firstRow: number;
  /** In file order. */
  readonly lines: readonly FileLine[];
  readonly existing: ExistingOrder | null;
}

/** A line of an order of the file. */
export interface FileLine {
  readonly row: number;
  readonly line: Line;
  readonly shipmentKey: string | null;
  readonly noted: readonly Finding[];
  /** Whether it was imported before, or its order has an item with its catalog number. */
  readonly done: boolean;
}

/** An order that existed before this import. */
export interface ExistingOrder {
  readonly id: number;
  readonly programId: number;
  readonly status: string;
  readonly vendorId: number;
  readonly endUserId: number;
  readonly groupId: number;
  /** The highest position of its items; null if it has none. */
  readonly highest: string | null;
}

/** A shipment of the file. */
export interface FileShipment {
  /** The values of all its lines, combined. */
  readonly fields: {
    readonly invoice_number: string;
    readonly shipment_type: string | null;
    readonly incoterm: string | null;
    readonly anticipated_ship_date: string | null;
    readonly shipped_date: string | null;
    readonly total_weight: string | null;
    readonly freight_cost: string | null;
    readonly notes: string | null;
  };
  /** Null until the organization has it. */
  readonly existing: { readonly id: number; readonly programId: number } | null;
}

/** Counts the staged orders. */
export async function countOrders(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('import_orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns the next staged orders by their first lines; none at the end. */
export async function nextPage(db: Db, organizationId: number, afterRow: number, limit: number): Promise<Page> {
  const next = await db
    .selectFrom('import_orders')
    .select(['order_key', 'first_row'])
    .where('first_row', '>', afterRow)
    .orderBy('first_row')
    .limit(limit)
    .execute();
  if (next.length === 0) return { orders: [], shipments: new Map() };
  const keys = next.map(({ order_key }) => order_key);
  const existing = await existingOrders(db, organizationId, keys);
  const rows = await db
    .selectFrom('import_lines')
    .select(['row', 'order_key', 'shipment_key', 'line', 'noted'])
    .where('order_key', 'in', keys)
    .orderBy('row')
    .execute();
  const isDone = await doneLines(db, organizationId, keys, existing);
  const orders = next.map(({ order_key, first_row }) => ({
    key: order_key,
    firstRow: first_row,
    lines: rows
      .filter((row) => row.order_key === order_key)
      .map(({ row, shipment_key, line, noted }) => ({
        row,
        line,
        shipmentKey: shipment_key,
        noted,
        done: isDone(order_key, line),
      })),
    existing: existing.get(order_key) ?? null,
  }));
  const missing = orders.flatMap(({ lines }) => lines.filter((line) => !line.done));
  const shipmentKeys = [...new Set(missing.flatMap(({ shipmentKey }) => shipmentKey ?? []))];
  return { orders, shipments: await shipmentsOf(db, organizationId, shipmentKeys) };
}

async function existingOrders(db: Db, organizationId: number, keys: string[]): Promise<Map<string, ExistingOrder>> {
  const rows = await db
    .selectFrom('purchase_orders')
    .select((eb) => [
      'id',
      'program_id',
      'status',
      'vendor_id',
      'end_user_id',
      'group_id',
      'identity as key',
      eb
        .selectFrom('order_items')
        .select(({ fn }) => fn.max('position').as('highest'))
        .whereRef('purchase_order_id', '=', 'purchase_orders.id')
        .as('highest'),
    ])
    .where('organization_id', '=', organizationId)
    .where('sample', '=', false)
    .where('identity', 'in', keys)
    .execute();
  return new Map(
    rows.map(({ key, id, program_id, status, highest, vendor_id, end_user_id, group_id }) => [
      key,
      { id, programId: program_id, status, highest, vendorId: vendor_id, endUserId: end_user_id, groupId: group_id },
    ]),
  );
}

/** Returns a function that tells whether a line was imported before, or its order has an item with its catalog number. */
async function doneLines(
  db: Db,
  organizationId: number,
  keys: string[],
  existing: ReadonlyMap<string, ExistingOrder>,
): Promise<(key: string, line: Line) => boolean> {
  const imported = await db
    .selectFrom('imported_lines')
    .select(['order_key', 'line_id'])
    .where('organization_id', '=', organizationId)
    .where('order_key', 'in', keys)
    .execute();
  const orderIds = [...existing.values()].map(({ id }) => id);
  const items = await db
    .selectFrom('order_items')
    .select(['purchase_order_id', 'catalog_number'])
    .where('purchase_order_id', 'in', [0, ...orderIds])
    .execute();
  const name = (...parts: (string | number)[]) => JSON.stringify(parts);
  const lineIds = new Set(imported.map(({ order_key, line_id }) => name(order_key, line_id)));
  const catalogNumbers = new Set(items.map((item) => name(item.purchase_order_id, item.catalog_number)));
  return (key, line) =>
    lineIds.has(name(key, line.line_id)) || catalogNumbers.has(name(existing.get(key)?.id ?? 0, line.catalog_number));
}

/** Returns the shipments with these keys. Of several dates the earliest counts; weights and costs add up. */
async function shipmentsOf(db: Db, organizationId: number, keys: string[]): Promise<Map<string, FileShipment>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<FileShipment['fields'] & { key: string }>`
    select
      shipment_key as key,
      (array_agg(shipment_number order by row))[1] as invoice_number,
      (array_agg(line ->> 'shipment_type' order by row) filter (where line ->> 'shipment_type' is not null))[1]
        as shipment_type,
      (array_agg(line ->> 'incoterm' order by row) filter (where line ->> 'incoterm' is not null))[1] as incoterm,
      min(line ->> 'anticipated_ship_date') as anticipated_ship_date,
      min(line ->> 'shipped_date') as shipped_date,
      sum((line ->> 'weight')::numeric)::text as total_weight,
      sum((line ->> 'freight_cost')::numeric)::text as freight_cost,
      (select string_agg(distinct note, e'\n')
        from import_lines as mine, jsonb_array_elements_text(mine.line -> 'shipment_notes') as note
        where mine.shipment_key = import_lines.shipment_key) as notes
    from import_lines
    where shipment_key in (${sql.join(keys)})
    group by shipment_key`.execute(db);
  const existing = await db
    .selectFrom('shipments')
    .select(['id', 'program_id', 'identity as key'])
    .where('organization_id', '=', organizationId)
    .where('sample', '=', false)
    .where('identity', 'in', keys)
    .execute();
  const existingOf = new Map(existing.map(({ key, id, program_id }) => [key, { id, programId: program_id }]));
  return new Map(rows.map(({ key, ...fields }) => [key, { fields, existing: existingOf.get(key) ?? null }]));
}
