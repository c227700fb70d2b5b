import { type RawBuilder, sql } from 'kysely';
import type { Area } from '../access/areas.ts';
import { type Caller, can, programsOf } from '../access/caller.ts';
import { forbidden, notFound } from '../api/errors.ts';
import type { Database, Db } from '../db/client.ts';
import type { Written } from '../history/note.ts';
import { anyOf } from '../record/listOrder.ts';
import type { ParentType } from './table.ts';

/** What is known of a record type with documents. */
interface Declared {
  readonly type: ParentType;
  /** What one is called in the documentation of api/v1. */
  readonly name: string;
  readonly table: keyof Database;
  /** What names one of its records. */
  readonly label: RawBuilder<string>;
  /** The column of items that names the record they belong to. */
  readonly itemsBy?: 'purchase_order_id' | 'shipment_id';
}

/** The record types with documents, by their path segment, which is also their area. */
export const parents = {
  purchase_orders: {
    type: 'PurchaseOrder',
    name: 'a purchase order',
    table: 'purchase_orders',
    label: sql`order_number`,
    itemsBy: 'purchase_order_id',
  },
  commercial_invoices: {
    type: 'CommercialInvoice',
    name: 'a shipment',
    table: 'shipments',
    label: sql`invoice_number`,
    itemsBy: 'shipment_id',
  },
  order_items: { type: 'OrderItem', name: 'an order item', table: 'order_items', label: sql`material` },
  users: { type: 'User', name: 'a user', table: 'users', label: sql`btrim(first_name || ' ' || last_name)` },
  vendors: { type: 'Vendor', name: 'a vendor', table: 'vendors', label: sql`name` },
  couriers: { type: 'Courier', name: 'a courier', table: 'couriers', label: sql`company_name` },
  end_users: { type: 'EndUser', name: 'an end user', table: 'end_users', label: sql`label` },
} satisfies Partial<Record<Area, Declared>>;
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

/** Returns the column of items that names the record they belong to; undefined if none belongs to such a record. */
export const itemsBy = (path: ParentPath): Declared['itemsBy'] => declared(path).itemsBy;

const declared = (path: ParentPath): Declared => parents[path];
