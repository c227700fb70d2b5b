import { sql } from 'kysely';
import type { CommentSource } from '../access/roles.ts';
import { writeHistory } from '../history/table.ts';
import { forbidden, notFound } from '../http/errors.ts';
import { type ActionType, recordChanged, topic } from '../live/broadcast.ts';
import { notifyCommented } from '../notification/rules.ts';
import { noRight } from '../record/ability.ts';
import type { WriteContext } from '../record/write.ts';
import { type Parent, type ParentPath, readParent } from './parents.ts';
import { readComment } from './read.ts';
import { whyNotEditable, whyNotRemovable } from './rules.ts';
import type { Comment } from './schema.ts';

const pathOf = {
  PurchaseOrder: 'purchase_orders',
  OrderItem: 'order_items',
  CommercialInvoice: 'commercial_invoices',
} as const satisfies Record<Parent['type'], ParentPath>;

/** Writes a comment on a record. @throws 403 without the right to write, or to that audience */
export async function createComment(
  context: WriteContext,
  parent: Parent,
  input: { message: string; source: CommentSource },
): Promise<Comment> {
  const { db, caller } = context;
  const { write, sources } = caller.role.comments;
  if (!write || !sources.includes(input.source)) throw forbidden(noRight);
  const { id } = await db
    .insertInto('comments')
    .values({
      ...input,
      organization_id: parent.organizationId,
      program_id: parent.programId,
      purchase_order_id: parent.type === 'PurchaseOrder' ? parent.id : null,
      order_item_id: parent.type === 'OrderItem' ? parent.id : null,
      shipment_id: parent.type === 'CommercialInvoice' ? parent.id : null,
      user_id: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const comment = await readComment(db, caller, parent, id);
  await finish(context, parent, 'create', null, comment);
  await notifyCommented(context, parent, comment);
  return comment;
}

/** Changes a comment's text. @param parent the record that the path names; @throws 403 without the right, 404 */
export async function updateComment(
  context: WriteContext,
  parent: Parent,
  id: number,
  message: string,
): Promise<Comment> {
  const { db, caller } = context;
  const before = await lockComment(context, parent, id);
  const reason = whyNotEditable(caller, before);
  if (reason) throw forbidden(reason);
  if (before.message === message) return before;
  await db.updateTable('comments').set({ message, edited_at: sql<Date>`now()` }).where('id', '=', id).execute();
  const comment = await readComment(db, caller, parent, id);
  await finish(context, await ownParent(context, comment), 'edit', before, comment);
  return comment;
}

/** Removes a comment. @param parent the record that the path names; @throws 403 without the right, 404 */
export async function removeComment(context: WriteContext, parent: Parent, id: number): Promise<void> {
  const { db, caller } = context;
  const before = await lockComment(context, parent, id);
  const reason = whyNotRemovable(caller, before);
  if (reason) throw forbidden(reason);
  const stoodOn = await ownParent(context, before);
  await db.deleteFrom('comments').where('id', '=', id).execute();
  await finish(context, stoodOn, 'delete', before, null);
}

async function lockComment({ db, caller }: WriteContext, parent: Parent, id: number): Promise<Comment> {
  const row = await db.selectFrom('comments').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return readComment(db, caller, parent, id);
}

/** A path may name the order or shipment while the comment stands on one of its items: that item is what changed. */
function ownParent({ db, caller }: WriteContext, { parent }: Comment): Promise<Parent> {
  return readParent(db, caller, pathOf[parent.type], parent.id);
}

/** Keeps the change in the parent's history and tells whoever looks at it, at its order or at its shipment. */
async function finish(
  { db, caller, announce }: WriteContext,
  parent: Parent,
  action: ActionType,
  before: Comment | null,
  after: Comment | null,
): Promise<void> {
  const kept = (comment: Comment | null) =>
    comment && { id: comment.id, source: comment.source, message: comment.message };
  const { type, id, organizationId, programId, lockVersion, purchaseOrderId, shipmentId } = parent;
  await writeHistory(db, [
    {
      organizationId,
      type,
      id,
      userId: caller.userId,
      action: 'comment',
      changes: [{ field: 'comment', from: kept(before), to: kept(after) }],
    },
  ]);
  const topics = [
    topic.comments(type, id),
    ...(purchaseOrderId ? [topic.comments('PurchaseOrder', purchaseOrderId)] : []),
    ...(shipmentId ? [topic.comments('CommercialInvoice', shipmentId)] : []),
  ];
  for (const name of topics) announce({ topic: name, message: { action_type: action, comment: after ?? before } });
  announce(recordChanged({ action: 'edit', type, id, lockVersion, by: caller.userId, programId, organizationId }));
}
