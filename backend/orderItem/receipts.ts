import { personOf } from '../access/caller.ts';
import { receiptFields, releaseOf } from '../goodsReceipt/rules.ts';
import { keepFirstReceipts, keepReceipts, type ReceiptKind } from '../goodsReceipt/table.ts';
import type { Change, Changed } from '../history/versioned.ts';
import type { WriteContext } from '../record/write.ts';
import type { OrderItemRow } from './read.ts';

/** Whether a change corrects the receipt of an item that is received. */
export const isCorrection = ({ before, change }: Changed<OrderItemRow, Change>): boolean =>
  before.received && change.changes.some(({ field }) => receiptFields.includes(field));

/** Returns the release columns of an edit that says otherwise how a received item arrived: it must be released anew. */
export function correctedRelease(before: OrderItemRow, columns: Partial<OrderItemRow>) {
  const arrival = ['condition', 'temperature_reading', 'storage'] as const;
  const after = { ...before, ...columns };
  return before.received && arrival.some((field) => after[field] !== before[field]) ? releaseOf(after) : {};
}

/** Writes items, and keeps what their receipts said first and say then. @param ids those whose receipts change */
export async function keepingReceipts(
  { db, caller }: WriteContext,
  kind: ReceiptKind,
  ids: readonly number[],
  write: () => Promise<void>,
): Promise<void> {
  if (kind !== 'received') await keepFirstReceipts(db, ids);
  await write();
  await keepReceipts(db, kind, ids, personOf(caller));
}
