import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { isFor } from '../access/audience.ts';
import type { Caller } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import type { Db } from '../db/client.ts';
import { makerOf } from '../history/maker.ts';
import { flagsOf } from '../organization/table.ts';
import { purchaseOrderLabel } from '../record/label.ts';
import { anyOf, readSortedPage } from '../record/listOrder.ts';
import { partiesIn, selectProhibited } from '../record/party.ts';
import { readForgiving, typedWords } from '../record/search.ts';
import { type IsDue, sortedOrders, visibleOrders } from './filters.ts';
import type { PurchaseOrderListQuery } from './listSchema.ts';
import { abilitiesOf, nextStatuses } from './rules.ts';
import type { PurchaseOrder, PurchaseOrderSummary } from './schema.ts';

/** Selects an order's columns and the related values of its record. */
const full = (rows: ReturnType<typeof visibleOrders>, caller: Caller) =>
  rows
    .innerJoin('programs as p', 'p.id', 'po.program_id')
    .innerJoin('organizations as o', 'o.id', 'po.organization_id')
    .select((eb) => [
      'po.id',
      'po.organization_id',
      'po.program_id',
      'po.order_number',
      'po.external',
      'po.order_number_internal',
      'po.status',
      'po.sub_status',
      'po.held_from',
      'po.order_date',
      'po.vendor_id',
      'po.end_user_id',
      'po.group_id',
      'po.credit_card',
      'po.funding_number',
      'po.funding_description',
      'po.sample',
      'po.lock_version',
      'po.created_at',
      'po.updated_at',
      makerOf('PurchaseOrder', 'po.id').as('created_by_id'),
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
        .where(isFor(caller))
        .as('comments_count'),
      eb
        .selectFrom('order_items as i')
        .select(sql<string>`coalesce(sum(i.total_value), 0)::text`.as('total'))
        .whereRef('i.purchase_order_id', '=', 'po.id')
        .as('total_value'),
      eb
        .selectFrom('order_items as i')
        .select(
          sql<Progress>`jsonb_build_object('items', count(*), 'received', count(*) filter (where i.received))`.as(
            'progress',
          ),
        )
        .whereRef('i.purchase_order_id', '=', 'po.id')
        .as('progress'),
      partiesIn([
        selectProhibited('vendor', sql`p.id = po.vendor_id`),
        selectProhibited('end_user', sql`p.id = po.end_user_id`),
        selectProhibited('group', sql`p.id = po.group_id`),
      ]).as('prohibited'),
    ]);

/** The number of an order's lines, and of those that have arrived. */
export interface Progress {
  readonly items: number;
  readonly received: number;
}

export type PurchaseOrderRow = Awaited<ReturnType<ReturnType<typeof full>['execute']>>[number];

/** Reads one page of orders; the latest order date first by default. @throws 422 as `readPage` does */
export function readOrders(db: Db, caller: Caller, query: PurchaseOrderListQuery, isDue: IsDue) {
  const { order_number, order_number_internal } = query.filters ?? {};
  return readForgiving(typedWords(query, [query.search, order_number, order_number_internal]), async (spelling) => {
    const list = await sortedOrders(db, caller, query, isDue, spelling);
    // The page is found on orders alone; joins are for its rows only.
    return readSortedPage<PurchaseOrder | PurchaseOrderSummary>(db, query, list, async (ids) => {
      if (!query.light) return (await readOrderRows(db, caller, ids)).map((row) => toRecord(row, caller));
      const orders = visibleOrders(db, caller).where('po.id', '=', anyOf(ids));
      const rows = await orders.select(['po.id', 'po.order_number']).execute();
      return rows.map(({ id, order_number }) => ({ id, label: purchaseOrderLabel(order_number) }));
    });
  });
}

/** Reads these orders, in any order, omitting those that do not exist or are not the caller's. */
export function readOrderRows(db: Db, caller: Caller, ids: readonly number[]): Promise<PurchaseOrderRow[]> {
  return full(visibleOrders(db, caller).where('po.id', '=', anyOf(ids)), caller).execute();
}

/** Reads one order's row. @throws 404 when it does not exist or is not the caller's */
export async function readOrderRow(db: Db, caller: Caller, id: number): Promise<PurchaseOrderRow> {
  const [row] = await readOrderRows(db, caller, [id]);
  if (!row) throw notFound();
  return row;
}

/** Reads one order. @throws 404 when it does not exist or is not the caller's */
export async function readOrder(db: Db, caller: Caller, id: number): Promise<PurchaseOrder> {
  return toRecord(await readOrderRow(db, caller, id), caller);
}

/** Returns which fields the switches of an order's organization and program show. */
export function shownFields(row: Pick<PurchaseOrderRow, 'feature_flags' | 'order_number_internal_enabled'>) {
  const flags = flagsOf(row.feature_flags);
  return {
    order_number_internal: flags.order_number_internal_enabled || row.order_number_internal_enabled,
    funding_number: flags.po_funding_enabled,
    funding_description: flags.po_funding_enabled,
  };
}

/** Converts a row to an order's record: fields that are switched off are hidden and keep their data. */
export function toRecord(row: PurchaseOrderRow, caller: Caller): PurchaseOrder {
  const shown = shownFields(row);
  const abilities = abilitiesOf(caller, row);
  return {
    id: row.id,
    organization_id: row.organization_id,
    program_id: row.program_id,
    order_number: { number: row.order_number, tag: row.external ? 'external' : null },
    order_number_internal: shown.order_number_internal ? row.order_number_internal : null,
    status: row.status,
    sub_status: row.sub_status,
    held_from: row.held_from,
    next_statuses: nextStatuses(row),
    order_date: row.order_date,
    vendor_id: row.vendor_id,
    end_user_id: row.end_user_id,
    group_id: row.group_id,
    user_ids: row.users.map((user) => user.id),
    credit_card: row.credit_card,
    funding_number: shown.funding_number ? row.funding_number : null,
    funding_description: shown.funding_description ? row.funding_description : null,
    total_value: row.total_value ?? '0',
    items_count: row.progress?.items ?? 0,
    received_items_count: row.progress?.received ?? 0,
    lock_version: row.lock_version,
    created_by_id: row.created_by_id,
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
