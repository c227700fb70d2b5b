import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Db } from '../db/client.ts';
import type { Caller } from '../http/caller.ts';
import { contains, nullsLast } from '../http/list.ts';
import { purchaseOrderStatuses } from './rules.ts';
import type { PurchaseOrderListQuery } from './schema.ts';

type WithOrders = Database & { po: Database['purchase_orders'] };
type Builder = ExpressionBuilder<WithOrders, 'po'>;
type Filters = NonNullable<PurchaseOrderListQuery['filters']>;

/** The orders that a person may see; of one program, where one is named. */
export function visibleOrders(db: Db, caller: Caller, programId?: number) {
  const wanted = programId === undefined ? caller.programIds : caller.programIds.filter((id) => id === programId);
  return db.selectFrom('purchase_orders as po').where('po.program_id', 'in', wanted.length > 0 ? wanted : [0]);
}

/** The orders that match a list's program, search and filters. */
export function matchingOrders(db: Db, caller: Caller, { program_id, ids, search, filters }: PurchaseOrderListQuery) {
  return visibleOrders(db, caller, program_id)
    .$if(ids !== undefined, (rows) => rows.where('po.id', 'in', ids ?? []))
    .$if(Boolean(search), (rows) => rows.where((eb) => searched(eb, search ?? '')))
    .$if(filters !== undefined, (rows) => rows.where((eb) => eb.and(filtered(eb, filters ?? {}))));
}

function searched(eb: Builder, typed: string) {
  const idsOf = (table: 'vendors' | 'end_users' | 'groups', column: string) =>
    eb
      .selectFrom(table)
      .select(`${table}.id`)
      .where((inner) => contains(inner, column, typed));
  return eb.or([
    contains(eb, 'po.order_number', typed),
    contains(eb, 'po.order_number_internal', typed),
    eb('po.vendor_id', 'in', idsOf('vendors', 'vendors.name')),
    eb('po.end_user_id', 'in', idsOf('end_users', 'end_users.label')),
    eb('po.group_id', 'in', idsOf('groups', 'groups.name')),
  ]);
}

function filtered(eb: Builder, filters: Filters): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { order_number, order_number_internal, order_date_from, order_date_to } = filters;
  const { group_ids, end_user_ids, vendor_ids, statuses, source, user_ids, overview } = filters;
  if (order_number) all.push(contains(eb, 'po.order_number', order_number));
  if (order_number_internal) all.push(contains(eb, 'po.order_number_internal', order_number_internal));
  if (order_date_from) all.push(eb('po.order_date', '>=', order_date_from));
  if (order_date_to) all.push(eb('po.order_date', '<=', order_date_to));
  if (group_ids) all.push(eb('po.group_id', 'in', group_ids));
  if (end_user_ids) all.push(eb('po.end_user_id', 'in', end_user_ids));
  if (vendor_ids) all.push(eb('po.vendor_id', 'in', vendor_ids));
  if (statuses) all.push(eb('po.status', 'in', statuses));
  if (source) all.push(eb('po.external', '=', source === 'false'));
  if (user_ids) all.push(assignedTo(eb, user_ids));
  if (overview) all.push(eb('po.status', 'in', ['open', 'approved']), hasUnreceivedItem(eb));
  return all;
}

/** Assigned to any of these; `unassigned` matches orders that nobody looks after. */
function assignedTo(eb: Builder, users: NonNullable<Filters['user_ids']>) {
  const ids = users.filter((user) => user !== 'unassigned');
  const assigned = eb.selectFrom('purchase_order_users as pu').select('pu.purchase_order_id');
  const any: Expression<SqlBool>[] = [];
  if (ids.length > 0) any.push(eb('po.id', 'in', assigned.where('pu.user_id', 'in', ids)));
  if (ids.length < users.length) any.push(eb.not(eb.exists(assigned.whereRef('pu.purchase_order_id', '=', 'po.id'))));
  return eb.or(any);
}

function hasUnreceivedItem(eb: Builder) {
  return eb(
    'po.id',
    'in',
    eb.selectFrom('order_items as i').select('i.purchase_order_id').where('i.received', '=', false),
  );
}

type Sort = NonNullable<PurchaseOrderListQuery['sort']>;

/** The ids of matching orders in a list's order. Names of others are joined only when they are sorted by. */
export function sortedOrders(matching: ReturnType<typeof matchingOrders>, { field, direction }: Sort) {
  const ids = matching.select('po.id');
  const by = <Name extends string>(name: Name) => nullsLastBy(direction, name);
  switch (field) {
    case 'vendor':
      return ids
        .innerJoin('vendors as v', 'v.id', 'po.vendor_id')
        .orderBy(...by('v.name'))
        .orderBy('po.id', direction);
    case 'end_user':
      return ids
        .innerJoin('end_users as e', 'e.id', 'po.end_user_id')
        .orderBy(...by('e.label'))
        .orderBy('po.id', direction);
    case 'group':
      return ids
        .innerJoin('groups as g', 'g.id', 'po.group_id')
        .orderBy(...by('g.name'))
        .orderBy('po.id', direction);
    case 'status':
      return ids.orderBy(inLifeOrder, nullsLast(direction)).orderBy('po.id', direction);
    case 'order_date':
      return ids.orderBy('po.order_date', nullsLast(direction)).orderBy('po.id', direction);
    default:
      return ids.orderBy(...by(`po.${field}`)).orderBy('po.id', direction);
  }
}

const inLifeOrder = sql`array_position(${purchaseOrderStatuses.map((status) => status.key)}::text[], po.status)`;

/** Ordering by a text without case, as the indexes on `lower(…)` have it. */
function nullsLastBy(direction: 'asc' | 'desc', column: string) {
  return [sql`lower(${sql.ref(column)})`, nullsLast(direction)] as const;
}
