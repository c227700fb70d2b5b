import { isFor } from '../access/audience.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { invalid, notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { readPage } from '../record/list.ts';
import { anyOf } from '../record/listOrder.ts';
import { messages } from './messages.ts';
import { type Parent, parentPaths } from './parents.ts';
import type { AllCommentsQuery, Comment, CommentListQuery } from './schema.ts';
import { full, toRecord } from './table.ts';

/** Selects the comments on a record that the caller may read; includes those of its items unless `ownOnly`. */
function commentsOn(db: Db, caller: Caller, parent: Parent, ownOnly: boolean) {
  const comments = db.selectFrom('comments as c').where(isFor(caller));
  if (parent.type === 'OrderItem') return comments.where('c.order_item_id', '=', parent.id);
  const column = parent.type === 'PurchaseOrder' ? 'purchase_order_id' : 'shipment_id';
  if (ownOnly || !can(caller, 'order_items', 'read')) return comments.where(`c.${column}`, '=', parent.id);
  // A union of two indexed lookups; an OR of the two would scan all comments.
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

/** Reads a page of a record's comments, newest first. @throws 422 for another `commentable_id`, and like `readPage` */
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
    return (await full(window).execute()).map((row) => toRecord(row, caller));
  });
}

/**
 * Reads a page of the comments on all records that the caller may read, newest first.
 * @throws 404 for a program out of the caller's scope, and like `readPage`
 */
export function readAllComments(db: Db, caller: Caller, query: AllCommentsQuery) {
  const { ids, program_id, since, source, mine } = query;
  if (program_id !== undefined && !caller.programIds.includes(program_id)) throw notFound();
  const closed = parentPaths.filter((path) => !can(caller, path, 'read')).map((path) => holders[path]);
  let matching = db
    .selectFrom('comments as c')
    .where('c.program_id', 'in', programsOf(caller, program_id))
    .where(isFor(caller));
  for (const column of closed) matching = matching.where(`c.${column}`, 'is', null);
  if (ids) matching = matching.where('c.id', '=', anyOf(ids));
  if (since) matching = matching.where('c.created_at', '>=', new Date(since));
  if (source) matching = matching.where('c.source', '=', source);
  if (mine) matching = matching.where('c.user_id', '=', caller.userId);
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const window = matching.orderBy('c.created_at', 'desc').orderBy('c.id', 'desc').limit(limit).offset(offset);
    return (await full(window).execute()).map((row) => toRecord(row, caller));
  });
}

/** The column of comments that refers to their record, by record type. */
const holders = {
  purchase_orders: 'purchase_order_id',
  order_items: 'order_item_id',
  commercial_invoices: 'shipment_id',
} as const;

/** Reads a comment on a record or its items. @throws 404 if it is missing, on another record, or not for the caller */
export async function readComment(db: Db, caller: Caller, parent: Parent, id: number): Promise<Comment> {
  const row = await full(commentsOn(db, caller, parent, false))
    .where('c.id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toRecord(row, caller);
}
