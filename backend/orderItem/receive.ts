import { personOf } from '../access/caller.ts';
import { invalid, rejectedTransition } from '../api/errors.ts';
import {
  releaseOf,
  restWorthNothing,
  whyNotReceivable,
  whyNotThatMany,
  whyReceiptStays,
} from '../goodsReceipt/rules.ts';
import { fromUnits, toUnits, trimDecimal } from '../record/decimal.ts';
import type { WriteContext } from '../record/write.ts';
import { items, lockItem } from './change.ts';
import { messages } from './messages.ts';
import type { OrderItemRow } from './read.ts';
import type { Release } from './receiptSchema.ts';
import { keepingReceipts } from './receipts.ts';
import { totalCents, whyLocked, whyNotReleasedBy } from './rules.ts';
import type { OrderItem, OrderItemReceive } from './schema.ts';
import { finishParts, insertParts, lineOf, placeParts, splitInto } from './split.ts';
import { checkedColumns, edited, writeItems } from './write.ts';

/**
 * Changes the given fields of an item and marks it as received: both or neither. If fewer arrived than are ordered, the item
 * becomes what arrived, and the rest a new item that is still to be received and in no shipment.
 * @throws as `updateItem`; 409 `transition` if it cannot be received, 422 if the quantity is more than the item's
 */
export async function receiveItem(context: WriteContext, id: number, input: OrderItemReceive = {}): Promise<OrderItem> {
  const { lock_version, received_quantity: received, ...fields } = input;
  // A rest needs a line number, which no other transaction may assign meanwhile.
  if (received !== undefined) await lockItem(context, id, 'alone');
  return items.update(context, id, lock_version, async (before) => {
    const columns = checkedColumns(context, before, fields);
    const reason = whyNotReceivable(before);
    if (reason) throw rejectedTransition(reason);
    const whole = { ...before, ...columns };
    const open = received === undefined ? null : restOf(whole, received);
    const from = { ...whole, ...notReceived(before) };
    const placed = open ? await placeParts(context.db, from, [{ quantity: open, split_from_id: lineOf(before) }]) : [];
    const step = { received: true, status: 'received', sub_status: null, ...releaseOf(whole) };
    const change = edited(before, { ...columns, ...(open && { quantity: received }), ...step }, 'receive');
    let rest: Awaited<ReturnType<typeof insertParts>> = [];
    return {
      ...change,
      changes: [...change.changes, ...(placed.length > 0 ? [splitInto(placed)] : [])],
      write: () =>
        keepingReceipts(context, 'received', [id], async () => {
          await writeItems(context.db, [{ before, change }]);
          if (placed.length > 0) rest = await insertParts(context.db, from, placed);
        }),
      notify: async () => {
        await finishParts(context, from, rest);
      },
    };
  });
}

/** Returns the quantity that is left of an item; null if none is. @throws 422 */
function restOf(item: OrderItemRow, received: string): string | null {
  const tooMany = whyNotThatMany(received, item.quantity);
  if (tooMany) throw invalid({ received_quantity: [tooMany] });
  const left = toUnits(item.quantity, 3) - toUnits(received, 3);
  if (left === 0n) return null;
  const rest = trimDecimal(fromUnits(left, 3));
  if (totalCents(received, item.value_per_item) === 0n)
    throw invalid({ received_quantity: [messages.worthNothing.quantity] });
  if (totalCents(rest, item.value_per_item) === 0n) throw invalid({ received_quantity: [restWorthNothing()] });
  return rest;
}

/** What of a rest is not that of the goods that arrived. */
const notReceived = ({ lot_number, expiry_date }: OrderItemRow) => ({
  shipment_id: null,
  lot_number,
  expiry_date,
  received_date: null,
  condition: null,
  temperature_reading: null,
});

/** Takes a receipt back; a part stays a part. @throws 409 `transition` if it stays, 404 */
export function takeBackReceipt(context: WriteContext, id: number): Promise<OrderItem> {
  return items.update(context, id, undefined, (before) => {
    const reason = whyLocked(context.caller, before) ?? whyReceiptStays(before);
    if (reason) throw rejectedTransition(reason);
    const none = releaseOf({ condition: null, temperature_reading: null, storage: null });
    const status = before.assessed ? 'assessed' : 'open';
    const step = { received: false, status, sub_status: null, ...none };
    const change = edited(before, step, 'take_back_receipt');
    const write = () => writeItems(context.db, [{ before, change }]);
    return { ...change, write: () => keepingReceipts(context, 'taken_back', [id], write) };
  });
}

/** Releases an item that did not arrive as it should. @throws 409 `transition` if it needs no release, `stale`, 404 */
export function releaseItem(context: WriteContext, id: number, { reason, lock_version }: Release): Promise<OrderItem> {
  const { caller, db, services } = context;
  return items.update(context, id, lock_version, (before) => {
    const refused = whyNotReleasedBy(caller, before);
    if (refused) throw rejectedTransition(refused);
    const after = { release_reason: reason, released_by_id: personOf(caller), released_at: services.now() };
    const change = edited(before, after, 'release');
    return { ...change, write: () => writeItems(db, [{ before, change }]) };
  });
}
