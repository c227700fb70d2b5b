import { onlyOf } from '../record/many.ts';
import { sampleNumber } from '../record/sample.ts';
import { setApprovals } from '../shipment/approvals.ts';
import { addItems } from '../shipment/items.ts';
import { shipmentCreate, shipmentUpdate } from '../shipment/schema.ts';
import { assignStatuses } from '../shipment/status.ts';
import { createShipment, updateShipment } from '../shipment/write.ts';
import { finishItems, type MadeOrder, moveItem } from './orders.ts';
import { daysAgo, type Places, type SampleContext } from './places.ts';
import { type SampleItem, type SampleShipment, shipments } from './world.ts';

/** Creates the shipments with the items that travel in them, and moves both to their statuses. */
export async function makeShipments(
  context: SampleContext,
  places: Places,
  orders: readonly MadeOrder[],
): Promise<void> {
  for (const [index, shipment] of shipments.entries()) {
    const inside = orders.filter(({ order }) => order.shipment === index);
    const { id } = await createShipment(context, shipmentCreate.parse(bodyOf(context, places, shipment, index + 1)));
    const items = inside.flatMap((order) => order.items);
    await addItems(
      context,
      id,
      items.map((item) => item.id),
    );
    for (const order of inside) await finishItems(context, order);
    for (const status of shipment.path) {
      await move(context, id, status);
      await follow(context, items, status);
    }
  }
}

const bodyOf = (
  context: SampleContext,
  { programId, groupIds, courierId }: Places,
  { group, type, weight, packages }: SampleShipment,
  number: number,
) => ({
  program_id: programId,
  invoice_number: sampleNumber('CI', number),
  group_id: groupIds[group],
  shipment_type: type,
  courier_id: courierId,
  anticipated_ship_date: daysAgo(context, 7 - 7 * number),
  package_quantity: packages,
  package_type: 'box',
  total_weight: weight,
  incoterm: 'DAP',
});

/** Moves a shipment to a status, with what that status asks for. */
async function move(context: SampleContext, id: number, status: string): Promise<void> {
  if (status === 'approved') {
    const day = daysAgo(context, 5);
    await setApprovals(context, id, { ehs_approval: day, sent_for_program_approval: day, program_approval: day });
  }
  if (status === 'shipping') {
    await updateShipment(context, id, shipmentUpdate.parse({ shipped_date: daysAgo(context, 4) }));
  }
  const delivery = status === 'delivered' ? { delivered_date: daysAgo(context, 1), received_by: 'Store keeper' } : {};
  onlyOf(await assignStatuses(context, [id], { status, ...delivery }, false));
}

/** Moves the items that do not end with their shipment: one is lost on the way, one is archived after its arrival. */
async function follow(
  context: SampleContext,
  items: readonly { readonly id: number; readonly item: SampleItem }[],
  status: string,
): Promise<void> {
  const next = status === 'shipping' ? 'lost' : status === 'delivered' ? 'archived' : null;
  for (const { id, item } of items) if (next !== null && item.after === next) await moveItem(context, id, next);
}
