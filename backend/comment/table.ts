import type { Generated, SelectQueryBuilder } from 'kysely';
import type { Caller } from '../access/caller.ts';
import type { CommentSource } from '../access/roles.ts';
import type { Database, Db } from '../db/client.ts';
import { pictureOf } from '../files/picture.ts';
import { trimDecimal } from '../record/decimal.ts';
import { orderItemLabel, purchaseOrderLabel, shipmentLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import { abilitiesOf } from './rules.ts';
import type { Comment } from './schema.ts';

/** A comment on exactly one order, item or shipment. */
export interface CommentTable {
  id: Generated<number>;
  organization_id: number;
  program_id: number;
  purchase_order_id: number | null;
  order_item_id: number | null;
  shipment_id: number | null;
  source: CommentSource;
  message: string;
  /** Null for comments from SAP with an unknown author. */
  user_id: number | null;
  legacy_from_sap: Generated<boolean>;
  created_at: Generated<Date>;
  edited_at: Date | null;
}

declare module '../db/client.ts' {
  interface Database {
    comments: CommentTable;
  }
}

type Comments = SelectQueryBuilder<Database & { c: Database['comments'] }, 'c', object>;

/** Selects the columns of comments `c`, and the columns of other tables that their records need. */
export const full = (rows: Comments) =>
  rows
    .leftJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('purchase_orders as po', 'po.id', 'c.purchase_order_id')
    .leftJoin('order_items as i', 'i.id', 'c.order_item_id')
    .leftJoin('shipments as s', 's.id', 'c.shipment_id')
    .select([
      'c.id',
      'c.message',
      'c.source',
      'c.user_id',
      'c.legacy_from_sap',
      'c.created_at',
      'c.edited_at',
      'c.purchase_order_id',
      'c.order_item_id',
      'c.shipment_id',
      'u.first_name',
      'u.last_name',
      'u.picture_key',
      'po.order_number',
      'i.purchase_order_id as item_order_id',
      'i.position',
      'i.material',
      's.invoice_number',
    ]);

type CommentRow = Awaited<ReturnType<ReturnType<typeof full>['execute']>>[number];

/** Converts a row to a comment's record. */
export function toRecord(row: CommentRow, caller: Caller): Comment {
  const { user_id, first_name, last_name, legacy_from_sap } = row;
  const known = user_id !== null && first_name !== null && last_name !== null;
  const picture = user_id === null ? null : pictureOf('users', user_id, row.picture_key);
  const user = known ? { id: user_id, first_name, last_name, picture } : null;
  return {
    id: row.id,
    message: row.message,
    source: row.source,
    user,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    legacy_from_sap,
    parent: parentOf(row),
    abilities: abilitiesOf(caller, { user, legacy_from_sap }),
  };
}

/** Returns the record that a comment is on: exactly one of three, by a check of the table. */
function parentOf(row: CommentRow): Comment['parent'] {
  if (row.order_item_id !== null) {
    const label = orderItemLabel(trimDecimal(row.position ?? ''), row.material ?? '');
    return { type: 'OrderItem', id: row.order_item_id, label, purchase_order_id: row.item_order_id };
  }
  if (row.purchase_order_id !== null) {
    const label = purchaseOrderLabel(row.order_number ?? '');
    return { type: 'PurchaseOrder', id: row.purchase_order_id, label, purchase_order_id: null };
  }
  const label = shipmentLabel(row.invoice_number ?? '');
  return { type: 'CommercialInvoice', id: row.shipment_id ?? 0, label, purchase_order_id: null };
}

/**
 * Reads all comments on these items, oldest first, for any audience, so that their deletion with the items can be announced.
 */
export async function commentsOfItems(db: Db, caller: Caller, itemIds: readonly number[]): Promise<Comment[]> {
  const comments = db.selectFrom('comments as c').where('c.order_item_id', '=', anyOf(itemIds)).orderBy('c.id');
  return (await full(comments).execute()).map((row) => toRecord(row, caller));
}
