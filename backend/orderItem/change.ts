import type { Caller } from '../access/caller.ts';
import { type FieldChange, type HistoryEntry, writeHistory } from '../history/table.ts';
import { notFound } from '../http/errors.ts';
import { type ActionType, recordChanged } from '../live/broadcast.ts';
import type { WriteContext } from '../record/write.ts';
import { type OrderItemRow, readItem, readItemRow } from './read.ts';
import { asShown } from './rules.ts';
import type { OrderItem } from './schema.ts';

/** Which item a change is about. */
export type Identity = Pick<OrderItemRow, 'id' | 'organization_id' | 'program_id'>;

/**
 * Takes the row for this transaction, so that what is checked is still so when it is written; its order and shipment
 * keep their status until then. Always in this order, so that two writers never wait for each other.
 * @param order `alone` where nobody else may give out line numbers of the order meanwhile
 * @throws 404
 */
export async function lockItem(
  { db, caller }: WriteContext,
  id: number,
  order: 'shared' | 'alone' = 'shared',
): Promise<OrderItemRow> {
  const { purchase_order_id, shipment_id } = await readItemRow(db, caller, id);
  await db
    .selectFrom('purchase_orders')
    .select('id')
    .where('id', '=', purchase_order_id)
    .$if(order === 'shared', (rows) => rows.forShare())
    .$if(order === 'alone', (rows) => rows.forNoKeyUpdate())
    .execute();
  if (shipment_id) await db.selectFrom('shipments').select('id').where('id', '=', shipment_id).forShare().execute();
  const row = await db.selectFrom('order_items').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return readItemRow(db, caller, id);
}

/** Keeps a change in the history, announces it, and gives the record as it is now. */
export async function finish(
  context: WriteContext,
  item: Identity,
  action: Exclude<HistoryEntry['action'], 'delete'>,
  changes: FieldChange[],
): Promise<OrderItem> {
  const { db, caller } = context;
  await writeHistory(db, [entry(caller, item, action, changes)]);
  const record = await readItem(db, caller, item.id);
  announceChange(context, item, action === 'create' ? 'create' : 'edit', record.lock_version);
  return record;
}

/** A history entry of an item, with its fields as answers show them. */
export function entry(
  caller: Caller,
  item: Identity,
  action: HistoryEntry['action'],
  changes: FieldChange[],
): HistoryEntry {
  return {
    organizationId: item.organization_id,
    type: 'OrderItem',
    id: item.id,
    userId: caller.userId,
    action,
    changes: asShown(changes),
  };
}

/** Tells whoever shows items of the program. */
export function announceChange(context: WriteContext, item: Identity, action: ActionType, lockVersion: number): void {
  const { announce, caller } = context;
  const { id, program_id: programId, organization_id: organizationId } = item;
  announce(recordChanged({ action, type: 'OrderItem', id, lockVersion, by: caller.userId, programId, organizationId }));
}
