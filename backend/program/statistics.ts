import { type RawBuilder, sql } from 'kysely';
import { type Caller, can, programsOf } from '../access/caller.ts';
import type { Db } from '../db/client.ts';
import { inOpenOrder, unfinishedStatuses } from '../orderItem/rules.ts';
import { doneStatuses, pendingStatuses, purchaseOrderStatuses } from '../purchaseOrder/rules.ts';
import { countLimit } from '../record/list.ts';
import { weekOf } from '../record/timeZone.ts';
import { awaitsApproval, leftStatuses, waitsForShipment } from '../shipment/rules.ts';
import type { OrderFigures, ProgramCounts } from './schema.ts';

/** How many months the value of orders is computed for, including the current one. */
const monthsBack = 6;

/**
 * Counts the waiting records of each list in these programs, in one statement. Each list is counted by an index, and like
 * every list only up to 10,000.
 * @param ids the programs; those that are not the caller's are omitted
 * @param today the date that "this week" contains
 */
export async function readCounts(
  db: Db,
  caller: Caller,
  ids: readonly number[],
  today: string,
): Promise<ProgramCounts[]> {
  const mine = programsOf(caller).filter((id) => ids.includes(id));
  if (mine.length === 0) return [];
  const { monday, sunday } = weekOf(today);
  const orders = can(caller, 'purchase_orders', 'read');
  const shipments = can(caller, 'commercial_invoices', 'read');
  const items = can(caller, 'order_items', 'read');
  const { rows } = await sql<ProgramCounts>`
    select p.id,
      ${counted(shipments, sql`shipments s where s.program_id = p.id and ${awaitsApproval}`)} as approval_list,
      ${counted(
        shipments,
        sql`shipments s where s.program_id = p.id and s.status not in (${sql.join(leftStatuses)})
        and s.anticipated_ship_date between ${monday}::date and ${sunday}::date`,
      )} as for_this_week,
      ${counted(
        orders,
        sql`purchase_orders po where po.program_id = p.id and po.status in (${sql.join(pendingStatuses)})
        and exists (select 1 from order_items i where i.purchase_order_id = po.id and not i.received)`,
      )} as pending_orders,
      ${counted(
        items,
        sql`order_items i where i.program_id = p.id and i.urgent
        and i.status in (${sql.join(unfinishedStatuses)})`,
      )} as urgent_items,
      ${counted(items, sql`order_items i where i.program_id = p.id and not i.assessed and ${inOpenOrder}`)} as to_assess,
      ${counted(
        items,
        sql`order_items i where i.program_id = p.id and i.urgent and not i.assessed and ${inOpenOrder}`,
      )} as urgent_to_assess,
      ${counted(items, sql`order_items i where i.program_id = p.id and not i.received and ${inOpenOrder}`)} as to_receive,
      ${counted(
        items,
        sql`order_items i where i.program_id = p.id and i.urgent and not i.received and ${inOpenOrder}`,
      )} as urgent_to_receive,
      ${counted(items, sql`order_items i where i.program_id = p.id and ${waitsForShipment} and ${inOpenOrder}`)} as to_ship,
      ${orders ? openOrdersValue : sql`null`} as open_orders_value
    from programs p where p.id in (${sql.join(mine)}) order by p.id`.execute(db);
  return rows;
}

/** Counts the rows of `from`; null without the right to read them. */
function counted(allowed: boolean, from: RawBuilder<unknown>): RawBuilder<unknown> {
  return allowed ? sql`(select count(*)::int from (select 1 from ${from} limit ${countLimit}) as counted)` : sql`null`;
}

const openOrdersValue = sql`(
  select coalesce(sum(i.total_value), 0)::text
  from purchase_orders po join order_items i on i.purchase_order_id = po.id
  where po.program_id = p.id and po.status not in (${sql.join(doneStatuses)}))`;

/** Counts a program's orders by status and sums the value ordered in the last six months. @param today the caller's date */
export async function readOrderFigures(db: Db, programId: number, today: string): Promise<OrderFigures> {
  const months = lastMonths(today);
  const byStatus = await db
    .selectFrom('purchase_orders as po')
    .select(({ fn }) => ['po.status', fn.countAll<number>().as('count')])
    .where('po.program_id', '=', programId)
    .groupBy('po.status')
    .execute();
  const { rows: byMonth } = await sql<{ month: string; value: string }>`
    select to_char(po.order_date, 'YYYY-MM-01') as month, sum(i.total_value)::text as value
    from purchase_orders po join order_items i on i.purchase_order_id = po.id
    where po.program_id = ${programId} and po.order_date between ${months[0]}::date and ${today}::date
    group by 1`.execute(db);
  const counts = new Map(byStatus.map(({ status, count }) => [status, Number(count)]));
  const values = new Map(byMonth.map(({ month, value }) => [month, value]));
  return {
    by_status: purchaseOrderStatuses.map(({ key }) => ({ status: key, count: counts.get(key) ?? 0 })),
    by_month: months.map((month) => ({ month, value: values.get(month) ?? '0' })),
  };
}

/** Returns the first days of the last six months, the current one last. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, index) =>
    new Date(Date.UTC(year, month - monthsBack + index, 1)).toISOString().slice(0, 10),
  );
}
