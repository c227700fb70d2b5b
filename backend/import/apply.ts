import type { Db } from '../db/client.ts';
import { type FieldChange, type HistoryEntry, writeHistory } from '../history/table.ts';
import { nextPosition } from '../orderItem/rules.ts';
import { whyLocked } from '../purchaseOrder/rules.ts';
import { type Belongings, directoryOf, type KnownIds, type Made } from './directory.ts';
import type { Line } from './layout.ts';
import { messages } from './messages.ts';
import type { FileLine, FileOrder, FileShipment, Page } from './orders.ts';
import type { Finding } from './reading.ts';

/** What applying an order came to. Nothing is counted that was there before. */
export interface Applied {
  readonly programId: number | null;
  readonly orders: 0 | 1;
  readonly items: number;
  /** The shipments that were made, by key. */
  readonly shipments: ReadonlyMap<string, FileShipment>;
  readonly directory: readonly Made[];
  readonly refused: readonly (Finding & { row: number })[];
  readonly noted: readonly (Finding & { row: number })[];
  /** Call when the transaction has been committed. */
  readonly keep: () => void;
}

/**
 * Writes an order of the file with its shipments and items, or adds the lines that an order lacks. Lines that were
 * imported before are left as they are now, whatever people have made of them.
 * @param trx the order's own transaction: a whole order is there or none of it
 */
export async function applyOrder(
  trx: Db,
  organizationId: number,
  page: Page,
  order: FileOrder,
  known: KnownIds,
): Promise<Applied> {
  const missing = order.lines.filter((line) => !line.done);
  const [first] = order.lines;
  if (!first || missing.length === 0) return untouched;
  const closed = order.existing?.status === 'archived' ? whyLocked(order.existing.status) : null;
  if (closed) return allRefused(missing, messages.orderArchived);
  const directory = directoryOf(trx, organizationId, known);
  const belongings = await directory.belongingsOf(first.line);
  const { programId } = belongings;
  if (order.existing && order.existing.programId !== programId) return allRefused(missing, messages.orderElsewhere);

  const place = { organization_id: organizationId, program_id: programId };
  const elsewhere = ({ shipmentKey }: FileLine) => {
    const existing = page.shipments.get(shipmentKey ?? '')?.existing;
    return existing !== undefined && existing !== null && existing.programId !== programId;
  };
  const refused = missing.filter(elsewhere).map(shipmentRefusal);
  const lines = missing.filter((line) => !elsewhere(line));
  if (lines.length === 0) return { ...untouched, refused };

  const shipments = await insertShipments(trx, place, belongings, page, lines);
  const made = order.existing ? null : await insertOrder(trx, place, belongings, first.line);
  const items = await insertItems(trx, {
    place,
    orderId: order.existing?.id ?? made?.id ?? 0,
    highest: order.existing?.highest ?? null,
    shipmentIds: shipments.ids,
    lines,
  });
  await trx
    .insertInto('imported_lines')
    .values(lines.map(({ line }) => ({ organization_id: organizationId, order_key: order.key, line_id: line.line_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const entries = [
    ...directory.made.map(({ history }) => history),
    ...(made ? [made] : []),
    ...shipments.entries,
    ...items,
  ];
  await writeHistory(
    trx,
    entries.map((entry) => ({ ...entry, organizationId, userId: null, action: 'import' as const })),
  );
  return {
    programId,
    orders: made ? 1 : 0,
    items: items.length,
    shipments: shipments.made,
    directory: directory.made,
    refused,
    noted: lines.flatMap((line) => notesOn(line, first)),
    keep: directory.keep,
  };
}

type Entry = Pick<HistoryEntry, 'type' | 'id' | 'changes'>;
type Place = { organization_id: number; program_id: number };

const untouched: Applied = {
  programId: null,
  orders: 0,
  items: 0,
  shipments: new Map(),
  directory: [],
  refused: [],
  noted: [],
  keep: () => {},
};

/** Nothing was applied: every one of these lines is refused for this reason. */
export function allRefused(lines: readonly FileLine[], reason: string): Applied {
  const refused = lines.map(({ row, line }) => ({ row, column: null, value: line.order_number, reason }));
  return { ...untouched, refused };
}

function shipmentRefusal({ row, line }: FileLine) {
  return { row, column: null, value: line.shipment_number, reason: messages.shipmentElsewhere };
}

/** What the reading said of a line, and where it disagrees with the first line of its order. */
function notesOn({ row, line, noted }: FileLine, first: FileLine): (Finding & { row: number })[] {
  const ofOrder = ['program', 'group', 'end_user', 'vendor', 'order_number_internal', 'order_date'] as const;
  const differing = ofOrder.filter((field) => line[field] !== first.line[field]);
  return [
    ...noted.map((finding) => ({ row, ...finding })),
    ...differing.map((field) => ({
      row,
      column: field,
      value: line[field],
      reason: messages.differsFromFirst(first.row),
    })),
  ];
}

/** Fields as changes from nothing; what is empty is no change. */
function changesOf(fields: Record<string, unknown>): FieldChange[] {
  return Object.entries(fields)
    .filter(([, to]) => to !== null && to !== undefined)
    .map(([field, to]) => ({ field, from: null, to }));
}

async function insertOrder(trx: Db, place: Place, belongings: Belongings, line: Line): Promise<Entry> {
  const fields = {
    order_number: line.order_number,
    order_number_internal: line.order_number_internal,
    order_date: line.order_date,
    status: 'closed',
    vendor_id: belongings.vendorId,
    end_user_id: belongings.endUserId,
    group_id: belongings.groupId,
  };
  const { id } = await trx
    .insertInto('purchase_orders')
    .values({ ...place, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { type: 'PurchaseOrder', id, changes: changesOf(fields) };
}

/** The ids of the lines' shipments; those that nobody has yet are made. */
async function insertShipments(
  trx: Db,
  place: Place,
  { programId, groupId }: Belongings,
  page: Page,
  lines: readonly FileLine[],
): Promise<{ ids: Map<string, number>; made: Map<string, FileShipment>; entries: Entry[] }> {
  const ids = new Map<string, number>();
  const missing = new Map<string, FileShipment>();
  for (const { shipmentKey } of lines) {
    const shipment = page.shipments.get(shipmentKey ?? '');
    if (!shipment || shipmentKey === null) continue;
    if (shipment.existing) ids.set(shipmentKey, shipment.existing.id);
    else missing.set(shipmentKey, shipment);
  }
  const made = new Map<string, FileShipment>();
  const entries: Entry[] = [];
  if (missing.size === 0) return { ids, made, entries };
  const valuesOf = ({ fields }: FileShipment) => ({
    ...fields,
    commercial_name: fields.invoice_number,
    status: 'completed',
    group_id: groupId,
  });
  const rows = await trx
    .insertInto('shipments')
    .values([...missing.values()].map((shipment) => ({ ...place, ...valuesOf(shipment) })))
    .returning(['id', 'invoice_number'])
    .execute();
  const idOf = new Map(rows.map(({ id, invoice_number }) => [invoice_number, id]));
  for (const [key, shipment] of missing) {
    const id = idOf.get(shipment.fields.invoice_number) ?? 0;
    ids.set(key, id);
    made.set(key, { ...shipment, existing: { id, programId } });
    entries.push({ type: 'CommercialInvoice', id, changes: changesOf(valuesOf(shipment)) });
  }
  return { ids, made, entries };
}

async function insertItems(
  trx: Db,
  given: {
    place: Place;
    orderId: number;
    highest: string | null;
    shipmentIds: ReadonlyMap<string, number>;
    lines: readonly FileLine[];
  },
): Promise<Entry[]> {
  const start = Number(nextPosition(given.highest));
  const values = given.lines.map(({ line, shipmentKey }, index) => ({
    position: String(start + index),
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
    shipment_id: shipmentKey === null ? null : (given.shipmentIds.get(shipmentKey) ?? null),
  }));
  const rows = await trx
    .insertInto('order_items')
    .values(values.map((fields) => ({ ...given.place, purchase_order_id: given.orderId, ...fields })))
    .returning(['id', 'position'])
    .execute();
  const idAt = new Map(rows.map(({ id, position }) => [Number(position), id]));
  return values.map((fields) => ({
    type: 'OrderItem' as const,
    id: idAt.get(Number(fields.position)) ?? 0,
    changes: changesOf(fields),
  }));
}
