import { sql } from 'kysely';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { noteWrites } from '../history/note.ts';
import type { FieldChange, HistoryEntry } from '../history/table.ts';
import { versionedMany } from '../history/versioned.ts';
import { anyOf } from '../record/listOrder.ts';
import { parentsOfItem } from '../record/parents.ts';
import type { WriteContext } from '../record/write.ts';
import { visibleShipments } from './filters.ts';
import { readShipmentRows, type ShipmentRow, toRecord } from './read.ts';

type Identity = Pick<ShipmentRow, 'id' | 'organization_id' | 'program_id'>;

/** Returns the shipment as notifications refer to it. */
export const shared = ({ id, organization_id: organizationId, program_id: programId }: Identity) => ({
  type: 'CommercialInvoice' as const,
  id,
  organizationId,
  programId,
});

/**
 * Locks rows until the transaction ends, so that checks still hold when they are written; by id, like every other writer.
 * Their items are locked after them, never before, so that two writers never deadlock.
 */
async function lockShipments({ db, caller }: WriteContext, ids: readonly number[]): Promise<ShipmentRow[]> {
  const visible = visibleShipments(db, caller).where('s.id', '=', anyOf(ids));
  await visible.select('s.id').orderBy('s.id').forUpdate().execute();
  return readShipmentRows(db, caller, ids);
}

/** Locks one row like `lockShipments`. @throws 404 */
export async function lockShipment(context: WriteContext, id: number): Promise<ShipmentRow> {
  const [row] = await lockShipments(context, [id]);
  if (!row) throw notFound();
  return row;
}

/** The versioned writes of shipments. */
export const shipments = versionedMany({
  type: 'CommercialInvoice',
  read: (context: WriteContext, ids, lock) =>
    lock ? lockShipments(context, ids) : readShipmentRows(context.db, context.caller, ids),
  toRecord: (row, { caller }) => toRecord(row, caller),
  asMade: (row, { caller }) => ({ ...row, created_by_id: caller.userId }),
});

/** An item that changed with its shipment. */
export interface ChangedItem {
  readonly id: number;
  readonly purchase_order_id: number;
  /** The shipment; after a removal, the one that the item left. */
  readonly shipment_id: number | null;
  readonly organization_id: number;
  readonly program_id: number;
  readonly lock_version: number;
  readonly changes: FieldChange[];
}

/** Writes the changes of items that their shipments caused to the history of the items and to the feed. */
export function finishItems(
  context: WriteContext,
  action: HistoryEntry['action'],
  items: readonly ChangedItem[],
): Promise<void> {
  const written = items.map((item) => ({
    record: {
      type: 'OrderItem' as const,
      id: item.id,
      organizationId: item.organization_id,
      programId: item.program_id,
      lockVersion: item.lock_version,
      parents: parentsOfItem(item),
    },
    changes: item.changes,
  }));
  return noteWrites(context, action, written);
}

/** Reads the items of shipments and locks them until the transaction ends: edits of them then see the changed shipments. */
export function lockItemsOf(db: Db, shipmentIds: readonly number[]) {
  return db
    .selectFrom('order_items')
    .select(['id', 'organization_id', 'program_id', 'purchase_order_id', 'shipment_id'])
    .select(['status', 'sub_status', 'countries_of_manufacture', 'group_id', 'shipment_type'])
    .select(sql<boolean>`release_required and released_at is null`.as('unreleased'))
    .where('shipment_id', '=', anyOf(shipmentIds))
    .orderBy('id')
    .forUpdate()
    .execute();
}
