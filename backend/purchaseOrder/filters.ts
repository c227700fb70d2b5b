import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, programsOf } from '../access/caller.ts';
import type { Database, Db } from '../db/client.ts';
import { contains, momentWithin, type Scope, searchPattern, within } from '../record/list.ts';
import { placesOf, type SortOrder } from '../record/listOrder.ts';
import { pendingStatuses, purchaseOrderStatuses } from './rules.ts';
import type { PurchaseOrderListQuery } from './schema.ts';

type WithOrders = Database & { po: Database['purchase_orders'] };
type Builder = ExpressionBuilder<WithOrders, 'po'>;
type Filters = NonNullable<PurchaseOrderListQuery['filters']>;

/** Selects the orders that the caller may see, optionally of one program. */
export function visibleOrders(db: Db, caller: Caller, programId?: number) {
  return db.selectFrom('purchase_orders as po').where('po.program_id', 'in', programsOf(caller, programId));
}

/**
 * Lists the programs whose internal numbers are switched off, if a list uses those numbers: numbers that a switch hides
 * are neither searched nor sorted by.
 */
export async function programsHidingInternal(db: Db, caller: Caller, query: PurchaseOrderListQuery): Promise<number[]> {
  const { program_id, search, filters, sort } = query;
  if (!search && !filters?.order_number_internal && sort?.field !== 'order_number_internal') return [];
  const hiding = await db
    .selectFrom('programs as p')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .select('p.id')
    .where('p.id', 'in', programsOf(caller, program_id))
    .where('p.order_number_internal_enabled', '=', false)
    .where(sql<boolean>`o.feature_flags ->> 'order_number_internal_enabled' is distinct from 'true'`)
    .execute();
  return hiding.map(({ id }) => id);
}

/**
 * Selects the orders that match a list's program, search and filters.
 * @param hiding programs whose internal numbers are ignored
 */
export async function matchingOrders(db: Db, caller: Caller, query: PurchaseOrderListQuery, hiding: readonly number[]) {
  const { program_id, ids, search, filters } = query;
  const found = search ? await namedAs(db, caller, search) : null;
  return visibleOrders(db, caller, program_id)
    .$if(ids !== undefined, (rows) => rows.where('po.id', 'in', ids ?? []))
    .$if(found !== null, (rows) => rows.where((eb) => eb.or(searched(eb, search ?? '', found, hiding))))
    .$if(filters !== undefined, (rows) => rows.where((eb) => eb.and(filtered(eb, filters ?? {}, hiding))));
}

type Found = Awaited<ReturnType<typeof namedAs>>;

/**
 * Finds vendors, end users and groups with such a name. They are looked up before the orders: with ids instead of a
 * subquery the planner knows how many there are, and uses an index for few.
 */
async function namedAs(db: Db, caller: Caller, typed: string) {
  const pattern = searchPattern(typed);
  const named = (table: string, name: string, scope: Scope) => sql`coalesce((
    select json_agg(id) from ${sql.table(table)} where ${within(caller, scope)} and lower(${sql.ref(name)}) like ${pattern}), '[]')`;
  const { rows } = await sql<Record<'vendors' | 'endUsers' | 'groups', number[]>>`select
    ${named('vendors', 'name', 'organizations')} as vendors,
    ${named('end_users', 'label', 'organizations')} as "endUsers",
    ${named('groups', 'name', 'programs')} as groups`.execute(db);
  return rows[0] ?? null;
}

/** Whether an order has such an internal number, and shows it. */
function hasInternal(eb: Builder, typed: string, hiding: readonly number[]): Expression<SqlBool> {
  const has = contains(eb, 'po.order_number_internal', typed);
  return hiding.length > 0 ? eb.and([has, eb('po.program_id', 'not in', hiding)]) : has;
}

function searched(eb: Builder, typed: string, found: Found, hiding: readonly number[]): Expression<SqlBool>[] {
  const { vendors = [], endUsers = [], groups = [] } = found ?? {};
  const any: Expression<SqlBool>[] = [contains(eb, 'po.order_number', typed), hasInternal(eb, typed, hiding)];
  if (vendors.length > 0) any.push(eb('po.vendor_id', 'in', vendors));
  if (endUsers.length > 0) any.push(eb('po.end_user_id', 'in', endUsers));
  if (groups.length > 0) any.push(eb('po.group_id', 'in', groups));
  return any;
}

function filtered(eb: Builder, filters: Filters, hiding: readonly number[]): Expression<SqlBool>[] {
  const all: Expression<SqlBool>[] = [];
  const { order_number, order_number_internal, order_date_from, order_date_to } = filters;
  const { group_ids, end_user_ids, vendor_ids, statuses, source, user_ids, overview } = filters;
  if (order_number) all.push(contains(eb, 'po.order_number', order_number));
  if (order_number_internal) all.push(hasInternal(eb, order_number_internal, hiding));
  if (order_date_from) all.push(eb('po.order_date', '>=', order_date_from));
  if (order_date_to) all.push(eb('po.order_date', '<=', order_date_to));
  if (group_ids) all.push(eb('po.group_id', 'in', group_ids));
  if (end_user_ids) all.push(eb('po.end_user_id', 'in', end_user_ids));
  if (vendor_ids) all.push(eb('po.vendor_id', 'in', vendor_ids));
  if (statuses) all.push(eb('po.status', 'in', statuses));
  if (source) all.push(eb('po.external', '=', source === 'false'));
  if (user_ids) all.push(assignedTo(eb, user_ids));
  all.push(...momentWithin('po.updated_at', filters.updated_at_from, filters.updated_at_to));
  if (overview) all.push(eb('po.status', 'in', pendingStatuses), hasUnreceivedItem(eb));
  return all;
}

/** Matches orders assigned to any of these users; `unassigned` matches orders without assigned users. */
function assignedTo(eb: Builder, users: NonNullable<Filters['user_ids']>) {
  const ids = users.filter((user) => user !== 'unassigned');
  const assigned = eb.selectFrom('purchase_order_users as pu');
  if (ids.length === users.length)
    return eb('po.id', 'in', assigned.select('pu.purchase_order_id').where('pu.user_id', 'in', ids));
  const own = assigned.whereRef('pu.purchase_order_id', '=', 'po.id');
  if (ids.length === 0) return eb.not(eb.exists(own.select('pu.user_id')));
  // One lookup of each order's own users: `in … or not exists` reads all orders of a user first.
  return sql<boolean>`(${own.select(sql`coalesce(bool_or(pu.user_id in (${sql.join(ids)})), true)`.as('any'))})`;
}

function hasUnreceivedItem(eb: Builder) {
  const unreceived = eb.selectFrom('order_items as i').select('i.id').where('i.received', '=', false);
  return eb.exists(unreceived.whereRef('i.purchase_order_id', '=', 'po.id'));
}

const places = placesOf(purchaseOrderStatuses.map((status) => status.key));
const sortBy = {
  order_number: () => ({ value: sql`po.number_order` }),
  order_number_internal: (_caller, hiding) => ({
    value:
      hiding.length > 0
        ? sql`case when po.program_id <> all(${[...hiding]}::bigint[]) then po.internal_order end`
        : sql`po.internal_order`,
    nullable: true,
  }),
  order_date: () => ({ value: sql`po.order_date`, nullable: true }),
  status: () => ({ column: sql`po.status`, places }),
  vendor: (caller) => ({
    column: sql`po.vendor_id`,
    places: sql`select id as key, lower(name) as place from vendors where ${within(caller, 'organizations')}`,
  }),
  end_user: (caller) => ({
    column: sql`po.end_user_id`,
    places: sql`select id as key, lower(label) as place from end_users where ${within(caller, 'organizations')}`,
  }),
  group: (caller) => ({
    column: sql`po.group_id`,
    places: sql`select id as key, lower(name) as place from groups where ${within(caller, 'programs')}`,
  }),
  updated_at: () => ({ value: sql`po.updated_at` }),
} satisfies Record<Sort['field'], (caller: Caller, hiding: readonly number[]) => SortOrder['by']>;

type Sort = NonNullable<PurchaseOrderListQuery['sort']>;

/**
 * Returns the sort order of a list of orders: the latest order date first by default.
 * @param hiding programs whose orders count as without an internal number
 */
export function sortOrderOf(
  caller: Caller,
  hiding: readonly number[],
  sort: Sort = { field: 'order_date', direction: 'desc' },
): SortOrder {
  return { by: sortBy[sort.field](caller, hiding), direction: sort.direction };
}
