import type { Db } from '../db/client.ts';

/** Notifications `n` with their comments `c` and documents `d`. */
export const all = (db: Db) =>
  db
    .selectFrom('notifications as n')
    .leftJoin('comments as c', 'c.id', 'n.comment_id')
    .leftJoin('documents as d', 'd.id', 'n.document_id');

/** Adds the content of notifications, from the records that they refer to. */
export const full = (rows: ReturnType<typeof all>) =>
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
    .leftJoin('groups as g', (on) => on.onRef('g.id', '=', 'n.record_id').on('n.record_type', '=', 'Group'))
    .leftJoin('users as u', (on) => on.onRef('u.id', '=', 'n.record_id').on('n.record_type', '=', 'User'))
    .select(['n.id', 'n.user_id', 'n.event_type', 'n.record_type', 'n.record_id', 'n.read_at', 'n.created_at'])
    .select(['n.sender_id', 'sender.first_name as sender_first_name', 'sender.last_name as sender_last_name'])
    .select('sender.picture_key as sender_picture_key')
    .select(['n.program_id', 'p.name as program_name', 'p.slug as program_slug'])
    .select(['n.comment_id', 'c.message', 'c.source'])
    .select(['n.document_id', 'd.document_type', 'd.expiry_date'])
    .select(['po.order_number', 'i.position', 'i.material', 'i.purchase_order_id', 's.invoice_number'])
    .select(['v.name as vendor_name', 'k.company_name', 'e.label as end_user_label', 'g.name as group_name'])
    .select(['e.first_name as end_user_first_name', 'e.last_name as end_user_last_name'])
    .select(['u.first_name as user_first_name', 'u.last_name as user_last_name']);

/** A notification with its content. */
export type NotificationRow = Awaited<ReturnType<ReturnType<typeof full>['execute']>>[number];
