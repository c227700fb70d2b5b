import type { Db } from '../db/client.ts';
import { type FieldChange, type HistoryEntry, writeHistory } from '../history/table.ts';
import { notFound } from '../http/errors.ts';
import { recordChanged } from '../live/broadcast.ts';
import type { WriteContext } from '../record/write.ts';
import { readShipment, readShipmentRow, type ShipmentRow } from './read.ts';
import type { Shipment } from './schema.ts';

type Identity = Pick<ShipmentRow, 'id' | 'organization_id' | 'program_id'>;

/** The shipment as notifications refer to it. */
export const shared = ({ id, organization_id: organizationId, program_id: programId }: Identity) => ({
  type: 'CommercialInvoice' as const,
  id,
  organizationId,
  programId,
});

/**
 * Takes the row for this transaction, so that what is checked is still so when it is written. Its items are taken after
 * it, never before, so that two writers never wait for each other. @throws 404
 */
export async function lockShipment({ db, caller }: WriteContext, id: number): Promise<ShipmentRow> {
  const row = await db.selectFrom('shipments').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return readShipmentRow(db, caller, id);
}

/** Keeps a change in the history, announces it, and gives the record as it is now. */
export async function finish(
  { db, caller, announce }: WriteContext,
  { id, organization_id: organizationId, program_id: programId }: Identity,
  action: HistoryEntry['action'],
  changes: FieldChange[],
): Promise<Shipment> {
  await writeHistory(db, [{ organizationId, type: 'CommercialInvoice', id, userId: caller.userId, action, changes }]);
  const record = await readShipment(db, caller, id);
  announce(
    recordChanged({
      action: action === 'create' ? 'create' : 'edit',
      type: 'CommercialInvoice',
      id,
      lockVersion: record.lock_version,
      by: caller.userId,
      programId,
      organizationId,
    }),
  );
  return record;
}

/** An item that a change of its shipment changed with it. */
export interface ChangedItem {
  readonly id: number;
  readonly lock_version: number;
  readonly changes: FieldChange[];
}

/** Keeps in the history of items, and announces, what a change of their shipment did to them. */
export async function finishItems(
  { db, caller, announce }: WriteContext,
  { organization_id: organizationId, program_id: programId }: Identity,
  action: HistoryEntry['action'],
  items: readonly ChangedItem[],
): Promise<void> {
  const by = caller.userId;
  await writeHistory(
    db,
    items.map(({ id, changes }) => ({ organizationId, type: 'OrderItem', id, userId: by, action, changes })),
  );
  for (const { id, lock_version: lockVersion } of items) {
    announce(recordChanged({ action: 'edit', type: 'OrderItem', id, lockVersion, by, programId, organizationId }));
  }
}

/** The items of a shipment, taken for this transaction: whoever edits one of them sees the shipment as it will be. */
export function lockItemsOf(db: Db, shipmentId: number) {
  return db
    .selectFrom('order_items')
    .select(['id', 'status', 'sub_status', 'countries_of_manufacture', 'group_id', 'shipment_type'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
