import { invalid, notFound, outOfReach, rejectedTransition } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { differences } from '../history/table.ts';
import { trimDecimal } from '../record/decimal.ts';
import { orderItemLabel, purchaseOrderLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import { namesProhibited } from '../record/party.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { finishItems, lockShipment, shipments } from './change.ts';
import { messages } from './messages.ts';
import { unpack } from './packages.ts';
import { readPackageFacts } from './packageText.ts';
import { missingForShipment, selectableStatuses, whyItemsFixed } from './rules.ts';
import type { Shipment } from './schema.ts';
import { isForShipment } from './table.ts';

/**
 * Adds items to a shipment, all or none; their status stays. Checks run on locked rows, so that an item that is added to
 * two shipments at once gets into one of them.
 * @throws 422 on an item of another program, already in a shipment, for another group or shipment type, in a status that
 * does not allow it or without a country of manufacture; 409 when the shipment refuses edits or has left; 404
 */
export async function addItems(context: WriteContext, id: number, itemIds: number[]): Promise<Shipment> {
  const { db, caller } = context;
  const shipment = await lockShipment(context, id);
  const fixed = whyItemsFixed(caller.role, shipment.status);
  if (fixed) throw rejectedTransition(fixed);
  const wanted = [...new Set(itemIds)].sort((a, b) => a - b);
  const items = await db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .select(['i.id', 'i.status', 'i.shipment_id', 'i.countries_of_manufacture'])
    .select(['po.vendor_id', 'po.end_user_id', 'po.group_id'])
    .select(isForShipment(shipment).as('is_for_shipment'))
    .where('i.id', 'in', wanted)
    .where('i.program_id', '=', shipment.program_id)
    // All writers lock them in this order, so that two writers never deadlock.
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
  if (items.length < wanted.length) throw outOfReach('selected_order_item_ids', messages.notFound);
  const refuse = async (message: string, bad: typeof items) => {
    if (bad.length > 0) throw invalid({ selected_order_item_ids: [messages.items(message, await namesOf(db, bad))] });
  };
  const { inAShipment, notForShipment, notSelectable } = messages;
  await refuse(
    inAShipment,
    items.filter(({ shipment_id }) => shipment_id !== null),
  );
  await refuse(
    notForShipment,
    items.filter(({ is_for_shipment }) => !is_for_shipment),
  );
  await refuse(
    notSelectable,
    items.filter(({ status }) => !selectableStatuses.includes(status)),
  );
  await refuse(messages.namesProhibited, items.filter(await namesProhibited(db, items)));
  if (items.some((item) => missingForShipment(item).length > 0)) throw invalid({ base: [messages.countryRequired] });
  await move(context, wanted, { from: null, to: id });
  await db.updateTable('shipments').set(newVersion).where('id', '=', id).execute();
  return shipments.finish(context, id, 'add_items', [{ field: 'order_item_ids', from: null, to: wanted }]);
}

/** Returns the names of items, by their orders and lines. */
async function namesOf(db: Db, items: readonly { id: number }[]): Promise<string[]> {
  const rows = await db
    .selectFrom('order_items as i')
    .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
    .select(['po.order_number', 'i.position', 'i.material'])
    .where('i.id', '=', anyOf(items.map(({ id }) => id)))
    .orderBy((eb) => eb.fn('lower', ['po.order_number']))
    .orderBy('i.position')
    .execute();
  return rows.map(
    ({ order_number, position, material }) =>
      `${purchaseOrderLabel(order_number)} · ${orderItemLabel(trimDecimal(position), material)}`,
  );
}

/** Removes an item from its shipment; its status stays. @throws 409 when the shipment is locked or has left; 404 */
export async function removeItem(context: WriteContext, id: number, itemId: number): Promise<void> {
  const { db, caller } = context;
  const shipment = await lockShipment(context, id);
  const item = await db
    .selectFrom('order_items')
    .select('id')
    .where('id', '=', itemId)
    .where('shipment_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!item) throw notFound();
  const fixed = whyItemsFixed(caller.role, shipment.status);
  if (fixed) throw rejectedTransition(fixed);
  const packed = await readPackageFacts(db, id);
  await move(context, [itemId], { from: id, to: null });
  await db.updateTable('shipments').set(newVersion).where('id', '=', id).execute();
  const changes = differences({ packages: packed }, { packages: await readPackageFacts(db, id) });
  await shipments.finish(context, id, 'remove_items', [
    { field: 'order_item_ids', from: [itemId], to: null },
    ...changes,
  ]);
}

async function move(
  context: WriteContext,
  ids: number[],
  { from, to }: { from: number | null; to: number | null },
): Promise<void> {
  const moved = await context.db
    .updateTable('order_items')
    .set({ shipment_id: to, ...newVersion })
    .where('id', 'in', ids)
    .returning(['id', 'organization_id', 'program_id', 'purchase_order_id', 'lock_version'])
    .execute();
  if (from !== null) await unpack(context.db, from, ids);
  const changes = differences({ commercial_invoice_id: from }, { commercial_invoice_id: to });
  const action = to === null ? 'remove_items' : 'add_items';
  await finishItems(
    context,
    action,
    moved.map((item) => ({ ...item, shipment_id: to ?? from, changes })),
  );
}
