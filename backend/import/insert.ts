import type { Db } from '../db/client.ts';
import { type FieldChange, type HistoryEntry, writeHistory } from '../history/table.ts';
import { nextPositions } from '../orderItem/positions.ts';
import { asShown as asShownOfItem } from '../orderItem/rules.ts';
import { asShown } from '../purchaseOrder/rules.ts';
import { parentsOfItem, type RecordName } from '../record/parents.ts';
import { inBatches } from './batches.ts';
import type { Belongings } from './directory.ts';
import type { Line } from './layout.ts';
import type { FileLine, FileShipment, Page } from './orders.ts';

/** An imported record's entry in the history and the feed. */
type Entry = Pick<HistoryEntry, 'type' | 'id' | 'changes'> & { readonly parents?: readonly RecordName[] };
/** The organization and the program of an order's records. */
type Place = { organization_id: number; program_id: number };

/** Returns fields as changes from nothing; an empty field is not a change. */
function changesOf(fields: Record<string, unknown>): FieldChange[] {
  return Object.entries(fields)
    .filter(([, to]) => to !== null && to !== undefined)
    .map(([field, to]) => ({ field, from: null, to }));
}

/** Creates an order from its first line. */
export async function insertOrder(trx: Db, place: Place, belongings: Belongings, line: Line): Promise<Entry> {
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
  return { type: 'PurchaseOrder', id, changes: asShown(changesOf(fields)) };
}

/** Returns the ids of the lines' shipments and creates those that do not exist. */
export async function insertShipments(
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
  const rows = await inBatches([...missing.values()], (batch) =>
    trx
      .insertInto('shipments')
      .values(batch.map((shipment) => ({ ...place, ...valuesOf(shipment) })))
      .returning(['id', 'invoice_number'])
      .execute(),
  );
  const idOf = new Map(rows.map(({ id, invoice_number }) => [invoice_number, id]));
  for (const [key, shipment] of missing) {
    const id = idOf.get(shipment.fields.invoice_number) ?? 0;
    ids.set(key, id);
    made.set(key, { ...shipment, existing: { id, programId } });
    entries.push({ type: 'CommercialInvoice', id, changes: changesOf(valuesOf(shipment)) });
  }
  return { ids, made, entries };
}

/** Creates items for these lines, after the order's existing items. */
export async function insertItems(
  trx: Db,
  given: {
    place: Place;
    orderId: number;
    highest: string | null;
    shipmentIds: ReadonlyMap<string, number>;
    lines: readonly FileLine[];
  },
): Promise<Entry[]> {
  const positions = await nextPositions(trx, given.orderId, given.highest, given.lines.length);
  const values = given.lines.map(({ line, shipmentKey }, index) => ({
    position: positions[index] ?? '',
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
  const rows = await inBatches(values, (batch) =>
    trx
      .insertInto('order_items')
      .values(batch.map((fields) => ({ ...given.place, purchase_order_id: given.orderId, ...fields })))
      .returning(['id', 'position'])
      .execute(),
  );
  const idAt = new Map(rows.map(({ id, position }) => [Number(position), id]));
  return values.map((fields) => ({
    type: 'OrderItem' as const,
    id: idAt.get(Number(fields.position)) ?? 0,
    parents: parentsOfItem({ purchase_order_id: given.orderId, shipment_id: fields.shipment_id }),
    changes: asShownOfItem(changesOf(fields)),
  }));
}

/** Stores the imported lines, so that another import of them preserves later edits. */
export async function rememberLines(
  trx: Db,
  organizationId: number,
  orderKey: string,
  lines: readonly FileLine[],
): Promise<void> {
  await inBatches(lines, (batch) =>
    trx
      .insertInto('imported_lines')
      .values(
        batch.map(({ line }) => ({ organization_id: organizationId, order_key: orderKey, line_id: line.line_id })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** The kinds of records that belong to a program; the others belong to the organization. */
const inPrograms = new Set<Entry['type']>(['PurchaseOrder', 'CommercialInvoice', 'OrderItem', 'Group']);

/** Writes history entries and changes without a user. */
export async function writeEntries(trx: Db, place: Place, entries: readonly Entry[]): Promise<void> {
  const { organization_id: organizationId, program_id: programId } = place;
  await inBatches(entries, async (batch) => {
    await writeHistory(
      trx,
      batch.map((entry) => ({ ...entry, organizationId, userId: null, action: 'import' as const })),
      batch.map(({ changes: _, ...record }) => {
        const of = { organizationId, ...(inPrograms.has(record.type) && { programId }) };
        return { ...record, ...of, action: 'create' as const, lockVersion: 1, by: null };
      }),
    );
    return [];
  });
}
