import type { Area } from '../access/areas.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { forbidden, notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import type { Written } from '../history/note.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ParentType } from './table.ts';

/** The record types with documents, by their path segment, which is also their area. */
export const parents = {
  purchase_orders: { type: 'PurchaseOrder', name: 'a purchase order' },
  commercial_invoices: { type: 'CommercialInvoice', name: 'a shipment' },
  order_items: { type: 'OrderItem', name: 'an order item' },
  users: { type: 'User', name: 'a user' },
  vendors: { type: 'Vendor', name: 'a vendor' },
  couriers: { type: 'Courier', name: 'a courier' },
  end_users: { type: 'EndUser', name: 'an end user' },
} as const satisfies Partial<Record<Area, { type: ParentType; name: string }>>;
export type ParentPath = keyof typeof parents;
/** Every `ParentPath`, in the order of the contract. */
export const parentPaths: readonly ParentPath[] = [
  'purchase_orders',
  'commercial_invoices',
  'order_items',
  'users',
  'vendors',
  'couriers',
  'end_users',
];

/** A record that documents are attached to. */
export interface Parent extends Written {
  readonly type: ParentType;
  readonly path: ParentPath;
}

/**
 * Reads the record that a path names.
 * @param lock keeps it from being deleted before this transaction ends
 * @throws 403 without the right to read it, 404 if it does not exist or is out of the caller's scope
 */
export async function readParent(db: Db, caller: Caller, path: ParentPath, id: number, lock = false): Promise<Parent> {
  const isOneself = path === 'users' && id === caller.userId;
  if (!isOneself && !can(caller, path, 'read')) throw forbidden();
  const [found] = await find(db, caller, path, [id], lock);
  if (!found) throw notFound();
  return { ...found, path, type: parents[path].type };
}

/** Reads those of these records that the caller may read. @throws 403 without the right to read any */
export async function readParents(db: Db, caller: Caller, path: ParentPath, ids: readonly number[]): Promise<Parent[]> {
  const readable = can(caller, path, 'read') ? ids : ids.filter((id) => path === 'users' && id === caller.userId);
  if (readable.length === 0) throw forbidden();
  const found = await find(db, caller, path, readable, false);
  return found.map((record) => ({ ...record, path, type: parents[path].type }));
}

const common = ['id', 'organization_id as organizationId', 'lock_version as lockVersion'] as const;

function find(
  db: Db,
  caller: Caller,
  path: ParentPath,
  ids: readonly number[],
  lock: boolean,
): Promise<Omit<Written, 'type'>[]> {
  if (path === 'purchase_orders' || path === 'order_items' || path === 'commercial_invoices') {
    return db
      .selectFrom(path === 'commercial_invoices' ? 'shipments' : path)
      .select([...common, 'program_id as programId'])
      .where('id', '=', anyOf(ids))
      .where('program_id', 'in', programsOf(caller))
      .$if(lock, (rows) => rows.forKeyShare())
      .orderBy('id')
      .execute();
  }
  return db
    .selectFrom(path)
    .select(common)
    .where('id', '=', anyOf(ids))
    .where('organization_id', 'in', caller.organizationIds)
    .$if(lock, (rows) => rows.forKeyShare())
    .orderBy('id')
    .execute();
}

/** What the archive of an order or a shipment has besides. */
export const withItems = (path: ParentPath): string =>
  path === 'purchase_orders' || path === 'commercial_invoices'
    ? '; with those of its items, each in a folder, for callers who may read items'
    : '';
