import { type Generated, sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { trimDecimal } from '../record/decimal.ts';
import { anyOf } from '../record/listOrder.ts';

/** What happened to a receipt. */
export const receiptKinds = ['received', 'corrected', 'taken_back'] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** A receipt of an item as it was recorded, corrected or taken back; never altered. */
export interface ReceiptTable {
  id: Generated<number>;
  organization_id: number;
  order_item_id: number;
  kind: ReceiptKind;
  /** Exact decimal text with 3 decimals. */
  quantity: string;
  received_date: string | null;
  condition: string | null;
  lot_number: string | null;
  expiry_date: string | null;
  /** °C, exact decimal text with one decimal. */
  temperature_reading: string | null;
  /** Null, as is the time, if it was recorded before receipts were kept, and by imports. */
  user_id: number | null;
  at: Date | null;
}

declare module '../db/client.ts' {
  interface Database {
    receipts: ReceiptTable;
  }
}

const copied = sql.raw(`organization_id, id, quantity, received_date, condition, lot_number, expiry_date,
  temperature_reading`);
const columns = sql.raw(`organization_id, order_item_id, quantity, received_date, condition, lot_number, expiry_date,
  temperature_reading, kind, user_id, at`);

/**
 * Keeps what was recorded first of received items that have no receipt yet: of items that were received before receipts were
 * kept, imported, or split off. Call it before the change that corrects them.
 */
export async function keepFirstReceipts(db: Db, itemIds: readonly number[]): Promise<void> {
  if (itemIds.length === 0) return;
  await sql`
    insert into receipts (${columns})
    select ${copied}, 'received', h.user_id, h.at
    from order_items i
    left join lateral (
      select user_id, at from history
      where record_type = 'OrderItem' and record_id = i.id and action = 'receive'
      order by history.id desc limit 1) h on true
    where i.id = ${anyOf(itemIds)} and i.received
      and not exists (select 1 from receipts r where r.order_item_id = i.id)
    order by i.id`.execute(db);
}

/** Keeps what is recorded of items now. @param userId who recorded it */
export async function keepReceipts(db: Db, kind: ReceiptKind, itemIds: readonly number[], userId: number) {
  if (itemIds.length === 0) return;
  await sql`
    insert into receipts (${columns})
    select ${copied}, ${kind}, ${userId}::bigint, now() from order_items i where i.id = ${anyOf(itemIds)} order by i.id`.execute(
    db,
  );
}

/** Reads all that was recorded of an item, the oldest first. */
export async function readReceipts(db: Db, itemId: number) {
  const rows = await db.selectFrom('receipts').selectAll().where('order_item_id', '=', itemId).orderBy('id').execute();
  return rows.map(
    ({ organization_id: _organization, order_item_id: _item, quantity, temperature_reading, ...row }) => ({
      ...row,
      quantity: trimDecimal(quantity),
      temperature_reading: temperature_reading && trimDecimal(temperature_reading),
      at: row.at?.toISOString() ?? null,
    }),
  );
}
