/** What is recorded of the delivery of a shipment: the day, who received it, and how many packages arrived. */
import { type FieldMessages, invalid, rejectedTransition } from '../api/errors.ts';
import { differences } from '../history/table.ts';
import { checkNotInFuture } from '../record/pastDates.ts';
import { todayOf } from '../record/timeZone.ts';
import { newVersion, type WriteContext } from '../record/write.ts';
import { shipments } from './change.ts';
import type { Delivery } from './deliverySchema.ts';
import { messages } from './messages.ts';
import type { ShipmentRow } from './read.ts';
import { whyDeliveryStays } from './rules.ts';
import type { Shipment } from './schema.ts';
import { recordsDelivery } from './statuses.ts';

type Fields = Omit<Delivery, 'lock_version'>;

/** Changes what is recorded of a delivery. @throws 409 `stale`, 409 `transition` unless it is delivered, 422, 404 */
export function setDelivery(context: WriteContext, id: number, input: Delivery): Promise<Shipment> {
  const { lock_version, ...fields } = input;
  return shipments.update(context, id, lock_version, (before) => {
    const stays = whyDeliveryStays(before.status);
    if (stays) throw rejectedTransition(stays);
    checkDelivery(context, before, fields);
    const values = { ...fields, ...newVersion };
    return {
      changes: differences({ ...before }, fields),
      write: () => context.db.updateTable('shipments').set(values).where('id', '=', id).execute(),
    };
  });
}

/**
 * Returns what a status change records of the delivery. A shipment that is delivered without a date was delivered today.
 * @throws 422 on fields sent with another status, and as `checkDelivery`
 */
export function deliveredWith(context: WriteContext, before: ShipmentRow, status: string, sent: Fields): Fields {
  if (!recordsDelivery(status)) {
    const errors: FieldMessages = Object.fromEntries(
      Object.keys(sent).map((field) => [field, [messages.notDelivered]]),
    );
    if (Object.keys(sent).length > 0) throw invalid(errors);
    return {};
  }
  const arrives = !recordsDelivery(before.status) && sent.delivered_date === undefined;
  const delivery = arrives ? { ...sent, delivered_date: dayOfArrival(context, before) } : sent;
  checkDelivery(context, before, delivery);
  return delivery;
}

/** Today, or the ship date where that is later: it may have been entered in a zone whose day began earlier. */
function dayOfArrival({ caller, services }: WriteContext, { shipped_date }: ShipmentRow): string {
  const today = todayOf(caller, services.now());
  return shipped_date !== null && shipped_date > today ? shipped_date : today;
}

function checkDelivery(context: WriteContext, { shipped_date }: ShipmentRow, { delivered_date }: Fields): void {
  if (!delivered_date || delivered_date === shipped_date) return;
  checkNotInFuture(context, { delivered_date });
  if (shipped_date !== null && delivered_date < shipped_date) {
    throw invalid({ delivered_date: [messages.deliveredBefore] });
  }
}
