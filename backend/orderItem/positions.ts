import type { Db } from '../db/client.ts';
import { trimDecimal } from '../record/decimal.ts';
import { lastFreePosition, positionLimit } from './rules.ts';

/** Returns the line numbers in use in an order, without trailing zeros. */
export async function readPositions(db: Db, orderId: number): Promise<Set<string>> {
  const lines = await db
    .selectFrom('order_items')
    .select('position')
    .where('purchase_order_id', '=', orderId)
    .execute();
  return new Set(lines.map(({ position }) => trimDecimal(position)));
}

/**
 * Returns the line numbers of new items, ascending: the whole numbers after the order's highest. If these do not fit below
 * the limit, the largest free whole numbers.
 */
export async function nextPositions(db: Db, orderId: number, highest: string | null, count: number): Promise<string[]> {
  const first = Math.floor(Number(highest ?? 0)) + 1;
  if (first + count <= positionLimit) return Array.from({ length: count }, (_, index) => String(first + index));
  const taken = await readPositions(db, orderId);
  const free: string[] = [];
  while (free.length < count) {
    const position = lastFreePosition(taken);
    taken.add(position);
    free.unshift(position);
  }
  return free;
}
