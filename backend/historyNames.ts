/** The record types that the fields of histories refer to by id, and how their records are named for a caller. */
import { sql } from 'kysely';
import type { ShownType } from './access/areas.ts';
import { type Caller, can, programsOf } from './access/caller.ts';
import type { Db } from './db/client.ts';
import { type HistoryName, idsIn, type NamesOf } from './history/names.ts';
import { namesOfEnded } from './merge/read.ts';
import type { MergedType } from './merge/table.ts';
import { trimDecimal } from './record/decimal.ts';
import { orderItemLabel } from './record/label.ts';
import { anyOf } from './record/listOrder.ts';

/** A record type that a field refers to, or a role, which is not stored. */
type Named = Extract<
  ShownType,
  | 'Organization'
  | 'Program'
  | 'User'
  | 'Vendor'
  | 'EndUser'
  | 'Group'
  | 'Courier'
  | 'PurchaseOrder'
  | 'OrderItem'
  | 'CommercialInvoice'
>;

/** What each field refers to. A field means the same in every record type. */
const refersTo: Readonly<Record<string, Named | 'Role'>> = {
  organization_id: 'Organization',
  program_id: 'Program',
  program_ids: 'Program',
  permission_id: 'Role',
  user_ids: 'User',
  'goods_receipt.released_by_id': 'User',
  vendor_id: 'Vendor',
  end_user_id: 'EndUser',
  group_id: 'Group',
  group_ids: 'Group',
  courier_id: 'Courier',
  purchase_order_id: 'PurchaseOrder',
  order_item_ids: 'OrderItem',
  split_from: 'OrderItem',
  commercial_invoice_id: 'CommercialInvoice',
};

/** Whether a field refers to records by their ids. */
export const isReference = (field: string): boolean => Object.hasOwn(refersTo, field);

type Reader = (db: Db, caller: Caller, ids: readonly number[]) => Promise<HistoryName[]>;

/** Returns no names to callers without a right that the name itself requires. */
const ifAllowed =
  (areas: readonly ('purchase_orders' | 'order_items' | 'commercial_invoices')[], read: Reader): Reader =>
  async (db, caller, ids) =>
    areas.every((area) => can(caller, area, 'read')) ? read(db, caller, ids) : [];

/** Everybody knows these names of the own organization. */
const ofOrganization =
  (table: 'vendors' | 'end_users' | 'couriers', column: 'name' | 'label' | 'company_name'): Reader =>
  (db, caller, ids) =>
    db
      .selectFrom(table)
      .select(['id', sql<string>`${sql.ref(column)}`.as('name')])
      .where('id', '=', anyOf(ids))
      .where('organization_id', 'in', caller.organizationIds)
      .execute();

/** Adds the names of records that have ended in others: older entries name them. */
const orEnded =
  (type: MergedType, read: Reader): Reader =>
  async (db, caller, ids) => {
    const found = await read(db, caller, ids);
    const missing = ids.filter((id) => !found.some((one) => one.id === id));
    return missing.length > 0 ? [...found, ...(await namesOfEnded(db, caller, type, missing))] : found;
  };

const readers: Readonly<Record<Named, Reader>> = {
  Organization: (db, caller, ids) =>
    db
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where('id', '=', anyOf(ids))
      .where('id', 'in', caller.organizationIds)
      .execute(),
  Program: (db, caller, ids) =>
    db
      .selectFrom('programs')
      .select(['id', 'name'])
      .where('id', '=', anyOf(ids))
      .where('id', 'in', programsOf(caller))
      .execute(),
  User: (db, caller, ids) =>
    db
      .selectFrom('users')
      .select(['id', sql<string>`trim(first_name || ' ' || last_name)`.as('name')])
      .where('id', '=', anyOf(ids))
      .where('organization_id', 'in', caller.organizationIds)
      .execute(),
  Vendor: orEnded('Vendor', ofOrganization('vendors', 'name')),
  EndUser: orEnded('EndUser', ofOrganization('end_users', 'label')),
  Courier: ofOrganization('couriers', 'company_name'),
  Group: orEnded('Group', (db, caller, ids) =>
    db
      .selectFrom('groups')
      .select(['id', 'name'])
      .where('id', '=', anyOf(ids))
      .where('program_id', 'in', programsOf(caller))
      .execute(),
  ),
  PurchaseOrder: ifAllowed(['purchase_orders'], (db, caller, ids) =>
    db
      .selectFrom('purchase_orders')
      .select(['id', 'order_number as name'])
      .where('id', '=', anyOf(ids))
      .where('program_id', 'in', programsOf(caller))
      .execute(),
  ),
  OrderItem: ifAllowed(['order_items', 'purchase_orders'], async (db, caller, ids) => {
    const rows = await db
      .selectFrom('order_items as i')
      .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
      .select(['i.id', 'i.position', 'i.material', 'po.order_number'])
      .where('i.id', '=', anyOf(ids))
      .where('i.program_id', 'in', programsOf(caller))
      .execute();
    return rows.map(({ id, order_number, position, material }) => {
      return { id, name: `${order_number} · ${orderItemLabel(trimDecimal(position), material)}` };
    });
  }),
  CommercialInvoice: ifAllowed(['commercial_invoices'], (db, caller, ids) =>
    db
      .selectFrom('shipments')
      .select(['id', 'invoice_number as name'])
      .where('id', '=', anyOf(ids))
      .where('program_id', 'in', programsOf(caller))
      .execute(),
  ),
};

/** Names the records that changes refer to. */
export const historyNames: NamesOf = async (db, caller, roles, changes) => {
  const known = new Map<Named | 'Role', ReadonlyMap<number, string>>();
  const ofType = Map.groupBy(changes, ({ field }) => refersTo[field]);
  for (const [type, referring] of ofType) {
    const ids = [...new Set(referring.flatMap(idsIn))];
    if (type === undefined || ids.length === 0) continue;
    const named = type === 'Role' ? roles : await readers[type](db, caller, ids);
    known.set(type, new Map(named.map(({ id, name }) => [id, name])));
  }
  return (change) => {
    const type = refersTo[change.field];
    const names = type && known.get(type);
    if (!names) return [];
    return idsIn(change).flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [{ id, name }];
    });
  };
};
