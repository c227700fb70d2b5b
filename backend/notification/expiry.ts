import { sql } from 'kysely';
import { areaOf } from '../access/areas.ts';
import { roleId } from '../access/roles.ts';
import type { Db } from '../db/client.ts';
import type { DocumentTable } from '../document/table.ts';
import type { Services } from '../http/route.ts';
import type { Announcement } from '../live/broadcast.ts';
import { dayOf } from '../record/timeZone.ts';
import { type NotifyContext, notify } from './notify.ts';
import { assignedTo } from './rules.ts';

/** How many days before a document's expiry users are notified. */
const soonDays = 30;

const soon = 'ATTACHMENT_WILL_EXPIRE_SOON' as const;
const onTheDay = 'ATTACHMENT_WILL_EXPIRE_TODAY' as const;
type ExpiryEvent = typeof soon | typeof onTheDay;

/**
 * Notifies of documents that expire within 30 days, and again on the day (UTC): the users assigned to the record, or the
 * administrators of the organization if the record's type has no assigned users. Archived documents are omitted. Each
 * document is announced once per event and date, even when several backends run this or notifications were cleared. A
 * missed day is caught up later; a changed date counts as new.
 */
export async function announceExpiries({ database, roles, broadcaster, now, stopping }: Services): Promise<void> {
  const today = dayOf(now());
  for (const id of await documentsDue(database.db, today)) {
    if (stopping.aborted) return;
    const announcements: Announcement[] = [];
    const announce = (announcement: Announcement) => void announcements.push(announcement);
    await database.db.transaction().execute((db) => notifyExpiry({ db, services: { roles }, announce }, id, today));
    for (const announcement of announcements) broadcaster.publish(announcement);
  }
}

/** Lists the documents whose expiry is near and not announced yet. @param today YYYY-MM-DD */
export async function documentsDue(db: Db, today: string): Promise<number[]> {
  const rows = await db
    .selectFrom('documents as d')
    .select('d.id')
    .where('d.archived', '=', false)
    .where('d.expiry_date', '>=', today)
    .where('d.expiry_date', '<=', sql<string>`${today}::date + ${sql.lit(soonDays)}`)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('expiry_notices as e')
            .select('e.document_id')
            .whereRef('e.document_id', '=', 'd.id')
            .whereRef('e.expiry_date', '=', 'd.expiry_date')
            .where(
              'e.event_type',
              '=',
              sql<ExpiryEvent>`case d.expiry_date when ${today} then ${onTheDay} else ${soon} end`,
            ),
        ),
      ),
    )
    .orderBy('d.id')
    .execute();
  return rows.map((row) => row.id);
}

/** Notifies of one document, unless it was just announced, archived or changed. */
export async function notifyExpiry(context: NotifyContext, documentId: number, today: string): Promise<void> {
  const { db } = context;
  const document = await db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', documentId)
    .where('archived', '=', false)
    .forShare()
    .executeTakeFirst();
  if (!document?.expiry_date || document.expiry_date < today) return;
  const eventType = document.expiry_date === today ? onTheDay : soon;
  const notice = { document_id: documentId, event_type: eventType, expiry_date: document.expiry_date };
  const claimed = await db
    .insertInto('expiry_notices')
    .values(notice)
    .onConflict((row) => row.doNothing())
    .returning('document_id')
    .executeTakeFirst();
  if (!claimed) return;
  const { parent_type, parent_id, organization_id: organizationId, program_id: programId } = document;
  const event = {
    eventType,
    organizationId,
    programId,
    areas: ['attachments' as const, areaOf[parent_type]],
    record_type: parent_type,
    record_id: parent_id,
    senderId: null,
    documentId,
  };
  await notify(context, [{ event, candidates: await responsibleFor(db, document) }]);
}

type Parented = Pick<DocumentTable, 'parent_type' | 'parent_id' | 'organization_id'>;

async function responsibleFor(db: Db, { parent_type: type, parent_id: id, organization_id }: Parented) {
  switch (type) {
    case 'PurchaseOrder':
    case 'CommercialInvoice':
      return assignedTo(db, { type, id, purchaseOrderId: null, shipmentId: null });
    case 'OrderItem': {
      const item = await db
        .selectFrom('order_items')
        .select(['purchase_order_id as purchaseOrderId', 'shipment_id as shipmentId'])
        .where('id', '=', id)
        .executeTakeFirst();
      return item ? assignedTo(db, { type, id, ...item }) : [];
    }
    default:
      return administratorsOf(db, organization_id);
  }
}

async function administratorsOf(db: Db, organizationId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('permission_id', '=', roleId.organizationAdministrator)
    .execute();
  return rows.map((row) => row.id);
}
