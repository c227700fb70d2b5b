import { sql } from 'kysely';
import type { CommentSource } from '../access/roles.ts';
import { forbidden, notFound } from '../api/errors.ts';
import { note } from '../history/note.ts';
import { type ActionType, topic } from '../live/broadcast.ts';
import { notifyCommented } from '../notification/rules.ts';
import { noRight } from '../record/ability.ts';
import { parentsOfItem } from '../record/parents.ts';
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

/** Creates a comment on a record. @throws 403 without the right to write comments, or to write for that audience */
export async function createComment(
  context: WriteContext,
  parent: Parent,
  input: { message: string; source: CommentSource },
): Promise<Comment> {
  const { db, caller } = context;
  const { write, sources } = caller.role.comments;
  if (!write || !sources.includes(input.source)) throw forbidden(noRight());
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

/** Changes a comment's text. @param parent the record in the path @throws 403 without the right, 404 */
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

/** Removes a comment. @param parent the record in the path @throws 403 without the right, 404 */
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

/** Reads the record that a comment is on; the path may name the order or shipment of that item instead. */
function ownParent({ db, caller }: WriteContext, { parent }: Comment): Promise<Parent> {
  return readParent(db, caller, pathOf[parent.type], parent.id);
}

/** Writes the change to the parent's history and the feed; announces it to the parent, its order, shipment and program. */
async function finish(
  context: WriteContext,
  parent: Parent,
  action: ActionType,
  before: Comment | null,
  after: Comment | null,
): Promise<void> {
  const comment = after ?? before;
  if (!comment) return;
  const kept = (comment: Comment | null) =>
    comment && { id: comment.id, source: comment.source, message: comment.message };
  const { type, id, organizationId, programId, purchaseOrderId, shipmentId } = parent;
  const item = purchaseOrderId === null ? null : { purchase_order_id: purchaseOrderId, shipment_id: shipmentId };
  const parents = item ? parentsOfItem(item) : [];
  const shownAt = [
    ...[{ type, id }, ...parents].map((at) => topic.comments(at.type, at.id)),
    topic.programComments(programId),
  ];
  for (const name of shownAt) context.announce({ topic: name, message: { action_type: action, comment } });
  const userId = context.caller.userId;
  const changes = [{ field: 'comment', from: kept(before), to: kept(after) }];
  await note(
    context,
    [{ organizationId, type, id, userId, action: 'comment', changes }],
    [{ type, id, organizationId, programId, action: 'comment', lockVersion: null, parents, comment, by: userId }],
  );
}
