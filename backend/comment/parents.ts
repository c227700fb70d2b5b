import type { Area } from '../access/areas.ts';
import type { Caller } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';

/** The record types with comments, by their path segment, which is also their area. */
export type ParentPath = Extract<Area, 'purchase_orders' | 'order_items' | 'commercial_invoices'>;
/** Every `ParentPath`. */
export const parentPaths: readonly ParentPath[] = ['purchase_orders', 'order_items', 'commercial_invoices'];

/** A record with comments. */
export interface Parent {
  readonly type: 'PurchaseOrder' | 'OrderItem' | 'CommercialInvoice';
  readonly id: number;
  readonly organizationId: number;
  readonly programId: number;
  /** For an item: its order, and its shipment if it is in one. */
  readonly purchaseOrderId: number | null;
  readonly shipmentId: number | null;
}

/** Reads the record that a path names. @throws 404 if it does not exist or is out of the caller's scope */
export async function readParent(db: Db, caller: Caller, path: ParentPath, id: number): Promise<Parent> {
  const parent = await find(db, path, id);
  if (!parent || !caller.programIds.includes(parent.programId)) throw notFound();
  return parent;
}

const common = ['id', 'organization_id as organizationId', 'program_id as programId'] as const;

async function find(db: Db, path: ParentPath, id: number): Promise<Parent | undefined> {
  if (path === 'order_items') {
    const item = await db
      .selectFrom('order_items')
      .select([...common, 'purchase_order_id as purchaseOrderId', 'shipment_id as shipmentId'])
      .where('id', '=', id)
      .executeTakeFirst();
    return item && { ...item, type: 'OrderItem' };
  }
  const alone = { purchaseOrderId: null, shipmentId: null };
  if (path === 'purchase_orders') {
    const order = await db.selectFrom('purchase_orders').select(common).where('id', '=', id).executeTakeFirst();
    return order && { ...order, ...alone, type: 'PurchaseOrder' };
  }
  const shipment = await db.selectFrom('shipments').select(common).where('id', '=', id).executeTakeFirst();
  return shipment && { ...shipment, ...alone, type: 'CommercialInvoice' };
}
