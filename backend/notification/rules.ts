import { type Caller, can } from '../access/caller.ts';
import { areaOf, type CommentSource } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { ParentType } from '../document/table.ts';
import type { WriteContext } from '../record/write.ts';
import { worksIn } from '../user/rules.ts';
import { notify } from './notify.ts';
import { notification as schema } from './schema.ts';

/** A record that people work on together. */
export interface SharedRecord {
  readonly type: Extract<ParentType, 'PurchaseOrder' | 'OrderItem' | 'CommercialInvoice'>;
  readonly id: number;
  readonly organizationId: number;
  readonly programId: number;
}

const eventOn = ({ type, id, organizationId, programId }: SharedRecord, { caller }: WriteContext) => ({
  organizationId,
  programId,
  areas: [areaOf[type]],
  record_type: type,
  record_id: id,
  senderId: caller.userId,
});

/** Tells people that an order or a shipment is theirs now. @param userIds those who were not assigned before */
export async function notifyAssigned(
  context: WriteContext,
  record: SharedRecord & { type: 'PurchaseOrder' | 'CommercialInvoice' },
  userIds: readonly number[],
): Promise<void> {
  await notify(context, { ...eventOn(record, context), eventType: 'NEW_ASSIGNMENT' }, userIds);
}

/** Tells those who are assigned to a record, or who commented on it before, of a new comment. */
export async function notifyCommented(
  context: WriteContext,
  record: SharedRecord & { purchaseOrderId: number | null; shipmentId: number | null },
  comment: { id: number; source: CommentSource },
): Promise<void> {
  const { id: commentId, source } = comment;
  const interested = [...(await assignedTo(context.db, record)), ...(await commentersOn(context.db, record))];
  const event = { ...eventOn(record, context), eventType: 'NEW_COMMENT' as const, source, commentId };
  await notify(context, event, interested);
}

/** Tells whoever may approve a shipment of a program that one waits for review. */
export async function notifyInReview(context: WriteContext, shipment: SharedRecord): Promise<void> {
  const { db, services } = context;
  const approving = services.roles.filter(({ rights }) => rights.commercial_invoices.includes('set_approval'));
  const approvers = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.permission_id', 'in', [0, ...approving.map(({ id }) => id)])
    .where((eb) => worksIn(eb, shipment.programId))
    .execute();
  const event = { ...eventOn(shipment, context), eventType: 'COMMERCIAL_INVOICE_IN_REVIEW' as const };
  await notify(
    context,
    event,
    approvers.map(({ id }) => id),
  );
}

/** Who is assigned to an order or a shipment; to an item who is assigned to its order and its shipment. */
export async function assignedTo(
  db: Db,
  record: Pick<SharedRecord, 'type' | 'id'> & { purchaseOrderId: number | null; shipmentId: number | null },
): Promise<number[]> {
  const orderId = record.type === 'PurchaseOrder' ? record.id : record.purchaseOrderId;
  const shipmentId = record.type === 'CommercialInvoice' ? record.id : record.shipmentId;
  const rows = await db
    .selectFrom('purchase_order_users')
    .select('user_id')
    .where('purchase_order_id', '=', orderId ?? 0)
    .union(
      db
        .selectFrom('shipment_users')
        .select('user_id')
        .where('shipment_id', '=', shipmentId ?? 0),
    )
    .execute();
  return rows.map((row) => row.user_id);
}

const commentColumn = {
  PurchaseOrder: 'purchase_order_id',
  OrderItem: 'order_item_id',
  CommercialInvoice: 'shipment_id',
} as const;

async function commentersOn(db: Db, { type, id }: SharedRecord): Promise<number[]> {
  const rows = await db
    .selectFrom('comments')
    .select('user_id')
    .distinct()
    .where(commentColumn[type], '=', id)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.user_id ?? []);
}

/** Whether somebody may be shown a notification of their own at this moment, as the cable asks for each. */
export function mayShow(caller: Caller, announced: unknown): boolean {
  const notification = schema.safeParse(announced).data;
  if (!notification) return false;
  const { program } = notification.data;
  if (program && !caller.programIds.includes(program.id)) return false;
  switch (notification.event_type) {
    case 'NEW_COMMENT': {
      const { source, parent_object } = notification.data.comment;
      return caller.role.comments.sources.includes(source) && can(caller, areaOf[parent_object.type], 'read');
    }
    case 'NEW_ASSIGNMENT':
      return can(caller, areaOf[notification.data.assigned_object.type], 'read');
    case 'COMMERCIAL_INVOICE_IN_REVIEW':
      return can(caller, 'commercial_invoices', 'read');
    default:
      return can(caller, 'attachments', 'read') && can(caller, areaOf[notification.data.attached_to.type], 'read');
  }
}
