import { areaOf } from '../access/areas.ts';
import { isFor } from '../access/audience.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { pictureOf } from '../files/picture.ts';
import { trimDecimal } from '../record/decimal.ts';
import { orderItemLabel, purchaseOrderLabel, shipmentLabel } from '../record/label.ts';
import { readPage } from '../record/list.ts';
import { kindOf } from './kinds.ts';
import { all, full, type NotificationRow } from './rows.ts';
import { type Notification, type NotificationListQuery, notification as schema } from './schema.ts';
import { subjectTypes } from './table.ts';

/** Selects the caller's notifications of records that the caller may still read. */
function visibleNotifications(db: Db, caller: Caller) {
  const readable = subjectTypes.filter((type) => can(caller, areaOf[type], 'read'));
  return all(db)
    .where('n.user_id', '=', caller.userId)
    .where((eb) => eb('n.record_type', '=', eb.fn.any(eb.val(readable))))
    .where((eb) =>
      eb.or([
        eb('n.program_id', 'in', programsOf(caller)),
        eb.and([eb('n.program_id', 'is', null), eb('n.organization_id', 'in', [...caller.organizationIds])]),
      ]),
    )
    .where((eb) => eb.or([eb('n.comment_id', 'is', null), isFor(caller)]))
    .$if(!can(caller, 'attachments', 'read'), (rows) => rows.where('n.document_id', 'is', null));
}

/** Reads one page of the caller's notifications, newest first. @throws 422 as `readPage` does */
export function readNotifications(db: Db, caller: Caller, query: NotificationListQuery) {
  const matching = visibleNotifications(db, caller).$if(query.filters?.unread !== undefined, (rows) =>
    rows.where('n.read_at', query.filters?.unread ? 'is' : 'is not', null),
  );
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const rows = await full(matching).orderBy('n.id', 'desc').limit(limit).offset(offset).execute();
    return rows.map(toRecord);
  });
}

/** Reads one of the caller's notifications. @throws 404 if missing, another user's, or its record is no longer readable */
export async function readNotification(db: Db, caller: Caller, id: number): Promise<Notification> {
  const row = await full(visibleNotifications(db, caller)).where('n.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return toRecord(row);
}

/** Reads new notifications, with their recipients. */
export async function readMade(
  db: Db,
  ids: readonly number[],
): Promise<{ userId: number; notification: Notification }[]> {
  const rows = await full(all(db))
    .where('n.id', 'in', [...ids])
    .orderBy('n.id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, notification: toRecord(row) }));
}

function toRecord(row: NotificationRow): Notification {
  const { id, event_type, read_at, created_at } = row;
  const record = { id: row.record_id, label: labelOf(row) };
  return schema.parse({
    id,
    event_type,
    read_at: read_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    sender: senderOf(row),
    data: { ...kindOf(event_type).dataOf(row, record), program: programOf(row) },
  });
}

function senderOf({
  sender_id: id,
  sender_first_name: first_name,
  sender_last_name: last_name,
  ...row
}: NotificationRow) {
  if (id === null || first_name === null || last_name === null) return null;
  return { id, first_name, last_name, picture: pictureOf('users', id, row.sender_picture_key) };
}

function programOf({ program_id: id, program_name: name, program_slug: slug }: NotificationRow) {
  return id === null || name === null || slug === null ? null : { id, name, slug };
}

/** Returns the displayed name of the record. */
function labelOf(row: NotificationRow): string {
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
    case 'Group':
      return row.group_name ?? '';
    case 'EndUser':
      return row.end_user_label ?? '';
    case 'User':
      return [row.user_first_name, row.user_last_name].filter(Boolean).join(' ');
  }
}
