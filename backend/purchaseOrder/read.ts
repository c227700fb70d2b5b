import { type Expression, type SqlBool, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../db/client.ts';
import type { Caller } from '../http/caller.ts';
import { invalid, notFound } from '../http/errors.ts';
import { contains, nullsLast, readPage } from '../http/list.ts';
import { flagsOf } from '../organization/table.ts';
import { messages } from './messages.ts';
import { abilitiesOf, purchaseOrderLabel, purchaseOrderStatuses } from './rules.ts';
import type { PurchaseOrder, PurchaseOrderListQuery } from './schema.ts';

/** The orders that a person may see. */
export const visibleOrders = (db: Db, caller: Caller) =>
  db
    .selectFrom('purchase_orders as po')
    .innerJoin('programs as p', 'p.id', 'po.program_id')
    .innerJoin('organizations as o', 'o.id', 'p.organization_id')
    .where('po.program_id', 'in', [0, ...caller.programIds]);

/** An order's columns with what its record needs beside them. */
const whole = (rows: ReturnType<typeof visibleOrders>, caller: Caller) =>
  rows.select((eb) => [
    'po.id',
    'po.organization_id',
    'po.program_id',
    'po.order_number',
    'po.external',
    'po.order_number_internal',
    'po.status',
    'po.sub_status',
    'po.order_date',
    'po.vendor_id',
    'po.end_user_id',
    'po.group_id',
    'po.credit_card',
    'po.funding_number',
    'po.funding_description',
    'po.lock_version',
    'po.created_at',
    'po.updated_at',
    'p.order_number_internal_enabled',
    'o.feature_flags',
    jsonArrayFrom(
      eb
        .selectFrom('purchase_order_users as pu')
        .select('pu.user_id as id')
        .whereRef('pu.purchase_order_id', '=', 'po.id')
        .orderBy('pu.user_id'),
    ).as('users'),
    eb
      .selectFrom('comments as c')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('c.purchase_order_id', '=', 'po.id')
      .where('c.source', 'in', [...caller.role.comments.sources])
      .as('comments_count'),
  ]);

export type PurchaseOrderRow = Awaited<ReturnType<ReturnType<typeof whole>['execute']>>[number];

const inLifeOrder = sql`array_position(${purchaseOrderStatuses.map((status) => status.key)}::text[], po.status)`;
const sortBy = {
  order_number: sql`lower(po.order_number)`,
  order_number_internal: sql`lower(po.order_number_internal)`,
  status: inLifeOrder,
  order_date: sql.ref('po.order_date'),
  end_user: sql`(select lower(e.label) from end_users e where e.id = po.end_user_id)`,
  group: sql`(select lower(g.name) from groups g where g.id = po.group_id)`,
  vendor: sql`(select lower(v.name) from vendors v where v.id = po.vendor_id)`,
};

/** The orders of a program that match a list's search and filters. */
function matchingOrders(db: Db, caller: Caller, query: PurchaseOrderListQuery) {
  const filters = query.filters ?? {};
  return visibleOrders(db, caller)
    .$if(query.program_id !== undefined, (rows) => rows.where('po.program_id', '=', query.program_id ?? 0))
    .$if(query.ids !== undefined, (rows) => rows.where('po.id', 'in', query.ids ?? []))
    .where((eb) => {
      const all: Expression<SqlBool>[] = [];
      const {
        order_number,
        order_number_internal,
        order_date_from,
        order_date_to,
        group_ids,
        end_user_ids,
        vendor_ids,
      } = filters;
      if (order_number) all.push(contains(eb, 'po.order_number', order_number));
      if (order_number_internal) all.push(contains(eb, 'po.order_number_internal', order_number_internal));
      if (order_date_from) all.push(eb('po.order_date', '>=', order_date_from));
      if (order_date_to) all.push(eb('po.order_date', '<=', order_date_to));
      if (group_ids) all.push(eb('po.group_id', 'in', group_ids));
      if (end_user_ids) all.push(eb('po.end_user_id', 'in', end_user_ids));
      if (vendor_ids) all.push(eb('po.vendor_id', 'in', vendor_ids));
      if (filters.statuses) all.push(eb('po.status', 'in', filters.statuses));
      if (filters.source) all.push(eb('po.external', '=', filters.source === 'false'));
      if (filters.user_ids) {
        const ids = filters.user_ids.filter((user) => user !== 'unassigned');
        const assigned = eb.selectFrom('purchase_order_users as pu').select('pu.purchase_order_id');
        const any: Expression<SqlBool>[] = [];
        if (ids.length > 0) any.push(eb('po.id', 'in', assigned.where('pu.user_id', 'in', ids)));
        if (ids.length < filters.user_ids.length) {
          any.push(eb.not(eb.exists(assigned.whereRef('pu.purchase_order_id', '=', 'po.id'))));
        }
        all.push(eb.or(any));
      }
      if (filters.overview) {
        const unreceived = eb
          .selectFrom('order_items as i')
          .select('i.purchase_order_id')
          .where('i.received', '=', false);
        all.push(eb('po.status', 'in', ['open', 'approved']), eb('po.id', 'in', unreceived));
      }
      if (query.search) {
        const typed = query.search;
        const idsOf = (table: 'vendors' | 'end_users' | 'groups', column: string) =>
          eb
            .selectFrom(table)
            .select(`${table}.id`)
            .where((inner) => contains(inner, column, typed));
        all.push(
          eb.or([
            contains(eb, 'po.order_number', typed),
            contains(eb, 'po.order_number_internal', typed),
            eb('po.vendor_id', 'in', idsOf('vendors', 'vendors.name')),
            eb('po.end_user_id', 'in', idsOf('end_users', 'end_users.label')),
            eb('po.group_id', 'in', idsOf('groups', 'groups.name')),
          ]),
        );
      }
      return eb.and(all);
    });
}

/** One page of orders; the latest order date first unless the query sorts otherwise. @throws 422 without a program, and as `readPage` does */
export function readOrders(db: Db, caller: Caller, query: PurchaseOrderListQuery) {
  if (!query.program_id && !query.ids) throw invalid({ program_id: [messages.programRequired] });
  const matching = matchingOrders(db, caller, query);
  const { field, direction } = query.sort ?? { field: 'order_date' as const, direction: 'desc' as const };
  return readPage(db, query, matching, async ({ limit, offset }) => {
    const window = matching
      .orderBy(sortBy[field], nullsLast(direction))
      .orderBy('po.id', direction)
      .limit(limit)
      .offset(offset);
    return (await whole(window, caller).execute()).map((row) => toRecord(row, caller));
  });
}

/** One order's row. @throws 404 when it is not there or not the caller's */
export async function readOrderRow(db: Db, caller: Caller, id: number): Promise<PurchaseOrderRow> {
  const row = await whole(visibleOrders(db, caller), caller).where('po.id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** One order. @throws 404 when it is not there or not the caller's */
export async function readOrder(db: Db, caller: Caller, id: number): Promise<PurchaseOrder> {
  return toRecord(await readOrderRow(db, caller, id), caller);
}

/** Which fields the switches of an order's organization and program show. */
export function shownFields(row: Pick<PurchaseOrderRow, 'feature_flags' | 'order_number_internal_enabled'>) {
  const flags = flagsOf(row.feature_flags);
  return {
    order_number_internal: flags.order_number_internal_enabled || row.order_number_internal_enabled,
    funding_number: flags.po_funding_enabled,
    funding_description: flags.po_funding_enabled,
  };
}

/** An order's record: what is switched off is hidden and keeps its data. */
export function toRecord(row: PurchaseOrderRow, caller: Caller): PurchaseOrder {
  const shown = shownFields(row);
  const abilities = abilitiesOf(caller, row.status);
  return {
    id: row.id,
    program_id: row.program_id,
    order_number: { number: row.order_number, tag: row.external ? 'external' : null },
    order_number_internal: shown.order_number_internal ? row.order_number_internal : null,
    status: row.status,
    sub_status: row.sub_status,
    order_date: row.order_date,
    vendor_id: row.vendor_id,
    end_user_id: row.end_user_id,
    group_id: row.group_id,
    user_ids: row.users.map((user) => user.id),
    credit_card: row.credit_card,
    funding_number: shown.funding_number ? row.funding_number : null,
    funding_description: shown.funding_description ? row.funding_description : null,
    lock_version: row.lock_version,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    comments_info: [{ comments_count: Number(row.comments_count), label: purchaseOrderLabel(row.order_number) }],
    abilities,
    permission: {
      update: abilities.some(({ action, allowed }) => action === 'update' && allowed),
      exceptions: { update: { statuses: [] } },
    },
  };
}
