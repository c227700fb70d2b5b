import { type Caller, can } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { invalid, notFound } from '../http/errors.ts';
import { readPage } from '../record/list.ts';
import { messages } from './messages.ts';
import type { Parent } from './parents.ts';
import type { Comment, CommentListQuery } from './schema.ts';
import { isFor, toRecord, whole } from './table.ts';

/** The comments on a record that a person may read: its own and, unless `ownOnly`, those of its items. */
function commentsOn(db: Db, caller: Caller, parent: Parent, ownOnly: boolean) {
  const comments = db.selectFrom('comments as c').where(isFor(caller.role));
  if (parent.type === 'OrderItem') return comments.where('c.order_item_id', '=', parent.id);
  const column = parent.type === 'PurchaseOrder' ? 'purchase_order_id' : 'shipment_id';
  if (ownOnly || !can(caller, 'order_items', 'read')) return comments.where(`c.${column}`, '=', parent.id);
  // Two sets of ids, each by its index; "this or one of these" would read every comment there is.
  return comments.where('c.id', 'in', (eb) =>
    eb
      .selectFrom('comments as own')
      .select('own.id')
      .where(`own.${column}`, '=', parent.id)
      .unionAll(
        eb
          .selectFrom('order_items as i')
          .innerJoin('comments as of_item', 'of_item.order_item_id', 'i.id')
          .select('of_item.id')
          .where(`i.${column}`, '=', parent.id),
      ),
  );
}

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
