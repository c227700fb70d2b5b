import { areaOf } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import type { CommentSource } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { ParentType } from '../document/table.ts';
import type { WriteContext } from '../record/write.ts';
import { worksIn } from '../user/rules.ts';
import { kindOf } from './kinds.ts';
import { type Notice, notify } from './notify.ts';
import { notification as schema } from './schema.ts';

/** A record that users work on together. */
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

/** An order or a shipment, and the users newly assigned to it. */
export interface NewAssignment {
  readonly record: SharedRecord & { readonly type: 'PurchaseOrder' | 'CommercialInvoice' };
  readonly userIds: readonly number[];
}

/** Notifies users that they are assigned to orders or shipments. */
export async function notifyAssigned(context: WriteContext, assignments: readonly NewAssignment[]): Promise<void> {
  const notices = assignments.map(({ record, userIds }) => ({
    event: { ...eventOn(record, context), eventType: 'NEW_ASSIGNMENT' as const },
    candidates: userIds,
  }));
  await notify(context, notices);
}

/** Notifies the assigned users and the earlier commenters of a record of a new comment. */
export async function notifyCommented(
  context: WriteContext,
  record: SharedRecord & { purchaseOrderId: number | null; shipmentId: number | null },
  comment: { id: number; source: CommentSource },
): Promise<void> {
  const { id: commentId, source } = comment;
  const interested = [...(await assignedTo(context.db, record)), ...(await commentersOn(context.db, record))];
  const event = { ...eventOn(record, context), eventType: 'NEW_COMMENT' as const, source, commentId };
  await notify(context, [{ event, candidates: interested }]);
}

/** Notifies the users who may approve shipments of shipments that wait for review. */
export async function notifyInReview(context: WriteContext, shipments: readonly SharedRecord[]): Promise<void> {
  const notices: Notice[] = [];
  for (const [programId, its] of Map.groupBy(shipments, (shipment) => shipment.programId)) {
    const candidates = await approversIn(context, programId);
    for (const shipment of its) {
      const event = { ...eventOn(shipment, context), eventType: 'COMMERCIAL_INVOICE_IN_REVIEW' as const };
      notices.push({ event, candidates });
    }
  }
  await notify(context, notices);
}

/** A party that became prohibited, and the open records of one program that name it. */
export interface Prohibition {
  readonly type: 'Vendor' | 'EndUser' | 'Group' | 'Courier';
  readonly id: number;
  readonly organizationId: number;
  readonly programId: number;
  /** The users who are assigned to those records. */
  readonly userIds: readonly number[];
}

/** Notifies those who work on open records, and who may approve shipments in their programs, of a prohibited party. */
export async function notifyProhibited(context: WriteContext, prohibitions: readonly Prohibition[]): Promise<void> {
  const notices: Notice[] = [];
  for (const { type, id, organizationId, programId, userIds } of prohibitions) {
    const event = {
      eventType: 'PARTY_PROHIBITED' as const,
      organizationId,
      programId,
      areas: [areaOf[type]],
      record_type: type,
      record_id: id,
      senderId: context.caller.userId,
    };
    notices.push({ event, candidates: [...userIds, ...(await approversIn(context, programId))] });
  }
  await notify(context, notices);
}

async function approversIn({ db, services }: WriteContext, programId: number): Promise<number[]> {
  const approving = services.roles.filter(({ rights }) => rights.commercial_invoices.includes('set_approval'));
  const approvers = await db
    .selectFrom('users as u')
    .select('u.id')
    .where('u.permission_id', 'in', [0, ...approving.map(({ id }) => id)])
    .where((eb) => worksIn(eb, programId))
    .execute();
  return approvers.map(({ id }) => id);
}

/** Lists the users assigned to an order or a shipment; for an item, those of its order and its shipment. */
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

/** Whether a user may see an announced notification of theirs now; the cable checks each one. */
export function mayShow(caller: Caller, announced: unknown): boolean {
  const notification = schema.safeParse(announced).data;
  if (!notification) return false;
  const { program } = notification.data;
  if (program && !caller.programIds.includes(program.id)) return false;
  return kindOf(notification.event_type).mayShow(caller, notification.data);
}
