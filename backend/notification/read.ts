import { type Caller, can, programsOf } from '../access/caller.ts';
import { areaOf } from '../access/roles.ts';
import { isFor } from '../comment/table.ts';
import type { Db } from '../db/client.ts';
import { type ParentType, parentTypes } from '../document/table.ts';
import { pictureOf } from '../files/picture.ts';
import { notFound } from '../http/errors.ts';
import { orderItemLabel } from '../orderItem/rules.ts';
import { purchaseOrderLabel } from '../purchaseOrder/rules.ts';
import { trimDecimal } from '../record/decimal.ts';
import { readPage } from '../record/list.ts';
import { shipmentLabel } from '../shipment/rules.ts';
import type { Notification, NotificationListQuery } from './schema.ts';

const all = (db: Db) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('comments as c', 'c.id', 'n.comment_id')
    .leftJoin('documents as d', 'd.id', 'n.document_id');

/** A person's notifications of what the person may read by now. */
function visibleNotifications(db: Db, caller: Caller) {
  const readable = parentTypes.filter((type) => can(caller, areaOf[type], 'read'));
  return all(db)
    .where('n.user_id', '=', caller.userId)
    .where((eb) => eb('n.record_type', '=', eb.fn.any(eb.val(readable))))
    .where((eb) =>
      eb.or([
        eb('n.program_id', 'in', programsOf(caller)),
        eb.and([eb('n.program_id', 'is', null), eb('n.organization_id', 'in', [...caller.organizationIds])]),
      ]),
    )
    .where((eb) => eb.or([eb('n.comment_id', 'is', null), isFor(caller.role)]))
    .$if(!can(caller, 'attachments', 'read'), (rows) => rows.where('n.document_id', 'is', null));
}

/** What a notification shows, from the records that it points at. */
const whole = (rows: ReturnType<typeof all>) =>
  rows
    .leftJoin('users as sender', 'sender.id', 'n.sender_id')
    .leftJoin('programs as p', 'p.id', 'n.program_id')
    .leftJoin('purchase_orders as po', (on) =>
      on.onRef('po.id', '=', 'n.record_id').on('n.record_type', '=', 'PurchaseOrder'),
    )
    .leftJoin('order_items as i', (on) => on.onRef('i.id', '=', 'n.record_id').on('n.record_type', '=', 'OrderItem'))
    .leftJoin('shipments as s', (on) =>
      on.onRef('s.id', '=', 'n.record_id').on('n.record_type', '=', 'CommercialInvoice'),
    )
    .leftJoin('vendors as v', (on) => on.onRef('v.id', '=', 'n.record_id').on('n.record_type', '=', 'Vendor'))
    .leftJoin('couriers as k', (on) => on.onRef('k.id', '=', 'n.record_id').on('n.record_type', '=', 'Courier'))
    .leftJoin('end_users as e', (on) => on.onRef('e.id', '=', 'n.record_id').on('n.record_type', '=', 'EndUser'))
    .leftJoin('users as u', (on) => on.onRef('u.id', '=', 'n.record_id').on('n.record_type', '=', 'User'))
    .select(['n.id', 'n.user_id', 'n.event_type', 'n.record_type', 'n.record_id', 'n.read_at', 'n.created_at'])
    .select(['n.sender_id', 'sender.first_name as sender_first_name', 'sender.last_name as sender_last_name'])
    .select('sender.picture_key as sender_picture_key')
    .select(['n.program_id', 'p.name as program_name', 'p.slug as program_slug'])
    .select(['n.comment_id', 'c.message', 'c.source'])
    .select(['n.document_id', 'd.document_type', 'd.expiry_date'])
    .select(['po.order_number', 'i.position', 'i.material', 'i.purchase_order_id', 's.invoice_number'])
    .select(['v.name as vendor_name', 'k.company_name', 'e.label as end_user_label'])
    .select(['e.first_name as end_user_first_name', 'e.last_name as end_user_last_name'])
    .select(['u.first_name as user_first_name', 'u.last_name as user_last_name']);

type Row = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

/** One page of somebody's notifications, newest first. @throws 422 as `readPage` does */
export function readNotifications(db: Db, caller: Caller, query: NotificationListQuery) {
  const matching = visibleNotifications(db, caller).$if(query.filters?.unread !== undefined, (rows) =>
    rows.where('n.read_at', query.filters?.unread ? 'is' : 'is not', null),
  );
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const rows = await whole(matching).orderBy('n.id', 'desc').limit(limit).offset(offset).execute();
    return rows.map(toRecord);
  });
}

/** One of somebody's notifications. @throws 404 when it is not there, somebody else's, or no longer to be read */
export async function readNotification(db: Db, caller: Caller, id: number): Promise<Notification> {
  const row = await whole(visibleNotifications(db, caller)).where('n.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toRecord(row);
}

/** New notifications, for those whom they are for. */
export async function readMade(
  db: Db,
  ids: readonly number[],
): Promise<{ userId: number; notification: Notification }[]> {
  const rows = await whole(all(db))
    .where('n.id', 'in', [...ids])
    .orderBy('n.id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, notification: toRecord(row) }));
}

function toRecord(row: Row): Notification {
  const shown = {
    id: row.id,
    read_at: row.read_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    sender: senderOf(row),
  };
  const program = programOf(row);
  const object = { id: row.record_id, label: labelOf(row) };
  const { event_type, record_type: type } = row;
  switch (event_type) {
    case 'NEW_COMMENT':
      return { ...shown, event_type, data: { comment: commentOf(row, object), program } };
    case 'NEW_ASSIGNMENT':
      return { ...shown, event_type, data: { assigned_object: { ...object, type: assignable(type) }, program } };
    case 'COMMERCIAL_INVOICE_IN_REVIEW':
      return { ...shown, event_type, data: { object, program } };
    default:
      return { ...shown, event_type, data: { ...expiryOf(row, object), program } };
  }
}

function senderOf({ sender_id: id, sender_first_name: first_name, sender_last_name: last_name, ...row }: Row) {
  if (id === null || first_name === null || last_name === null) return null;
  return { id, first_name, last_name, picture: pictureOf('users', id, row.sender_picture_key) };
}

function programOf({ program_id: id, program_name: name, program_slug: slug }: Row) {
  return id === null || name === null || slug === null ? null : { id, name, slug };
}

interface Named {
  id: number;
  label: string;
}

function commentOf(row: Row, object: Named) {
  return {
    id: row.comment_id ?? 0,
    message: row.message ?? '',
    source: row.source ?? ('internal' as const),
    parent_object: { ...object, type: commentable(row.record_type), purchase_order_id: row.purchase_order_id },
  };
}

function expiryOf(row: Row, object: Named) {
  return {
    attached_to: {
      ...object,
      type: row.record_type,
      name: row.vendor_name,
      company_name: row.company_name,
      first_name: row.user_first_name ?? row.end_user_first_name,
      last_name: row.user_last_name ?? row.end_user_last_name,
      purchase_order_id: row.purchase_order_id,
    },
    attachment: {
      id: row.document_id ?? 0,
      document_type: row.document_type ?? ('other' as const),
      expiry_date: row.expiry_date,
    },
  };
}

/** What is shown as the name of the record. */
function labelOf(row: Row): string {
  switch (row.record_type) {
    case 'PurchaseOrder':
      return purchaseOrderLabel(row.order_number ?? '');
    case 'OrderItem':
      return orderItemLabel(trimDecimal(row.position ?? ''), row.material ?? '');
    case 'CommercialInvoice':
      return shipmentLabel(row.invoice_number ?? '');
    case 'Vendor':
      return row.vendor_name ?? '';
    case 'Courier':
      return row.company_name ?? '';
    case 'EndUser':
      return row.end_user_label ?? '';
    case 'User':
      return [row.user_first_name, row.user_last_name].filter(Boolean).join(' ');
  }
}

/** Only orders and shipments have assigned users, and only they and items have comments; `notify` takes no others. */
const assignable = (type: ParentType): 'PurchaseOrder' | 'CommercialInvoice' =>
  type === 'PurchaseOrder' ? type : 'CommercialInvoice';
const commentable = (type: ParentType) => (type === 'OrderItem' ? type : assignable(type));
