import type { Db } from '../db/client.ts';
import { type Caller, can } from '../http/caller.ts';
import { trimDecimal } from '../http/decimal.ts';
import { invalid, notFound } from '../http/errors.ts';
import { readPage } from '../http/list.ts';
import { orderItemLabel } from '../orderItem/rules.ts';
import { purchaseOrderLabel } from '../purchaseOrder/rules.ts';
import { shipmentLabel } from '../shipment/rules.ts';
import { messages } from './messages.ts';
import type { Parent } from './parents.ts';
import { abilitiesOf } from './rules.ts';
import type { Comment, CommentListQuery } from './schema.ts';

/** The comments on a record that a person may read: its own and, unless `ownOnly`, those of its items. */
function commentsOn(db: Db, caller: Caller, parent: Parent, ownOnly: boolean) {
  const comments = db.selectFrom('comments as c').where('c.source', 'in', [...caller.role.comments.sources]);
  if (parent.type === 'OrderItem') return comments.where('c.order_item_id', '=', parent.id);
  const column = parent.type === 'PurchaseOrder' ? 'purchase_order_id' : 'shipment_id';
  if (ownOnly || !can(caller, 'order_items', 'read')) return comments.where(`c.${column}`, '=', parent.id);
  return comments.where((eb) =>
    eb.or([
      eb(`c.${column}`, '=', parent.id),
      eb(
        'c.order_item_id',
        'in',
        eb.selectFrom('order_items').select('order_items.id').where(`order_items.${column}`, '=', parent.id),
      ),
    ]),
  );
}

const whole = (rows: ReturnType<typeof commentsOn>) =>
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
      'po.order_number',
      'i.purchase_order_id as item_order_id',
      'i.position',
      'i.material',
      's.invoice_number',
    ]);

type CommentRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

/** One page of a record's comments, newest first. @throws 422 on another record's `commentable_id`, and as `readPage` does */
export function readComments(db: Db, caller: Caller, parent: Parent, query: CommentListQuery) {
  const { source, commentable_id } = query;
  if (commentable_id !== undefined && commentable_id !== parent.id) {
    throw invalid({ commentable_id: [messages.foreignId] });
  }
  const matching = commentsOn(db, caller, parent, commentable_id !== undefined).$if(source !== undefined, (rows) =>
    rows.where('c.source', '=', source ?? 'internal'),
  );
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const window = matching.orderBy('c.created_at', 'desc').orderBy('c.id', 'desc').limit(limit).offset(offset);
    return (await whole(window).execute()).map((row) => toRecord(row, caller));
  });
}

/** One comment on a record or its items. @throws 404 when it is not there, not on this record, or not for this reader */
export async function readComment(db: Db, caller: Caller, parent: Parent, id: number): Promise<Comment> {
  const row = await whole(commentsOn(db, caller, parent, false))
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toRecord(row, caller);
}

function toRecord(row: CommentRow, caller: Caller): Comment {
  const { user_id, first_name, last_name, legacy_from_sap } = row;
  const known = user_id !== null && first_name !== null && last_name !== null;
  const user = known ? { id: user_id, first_name, last_name, picture: null } : null;
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

/** What a comment stands on: exactly one of three, which the table's check keeps. */
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
