/** The items that need work when their order is closed. */
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { trimDecimal } from '../record/decimal.ts';
import { anyOf } from '../record/listOrder.ts';
import type { NamedItems } from './itemNames.ts';
import { messages } from './messages.ts';
import { unfinishedItemStatuses } from './rules.ts';

/** How many items of each group are named; the others are counted. */
const NAMED = 5;

/**
 * Reads which items of orders are not finished: those not received, and those received that neither left nor were given up.
 * @returns a function that gives the sentences about an order for users; none if all its items are finished
 */
export async function readUnfinished(db: Db, orderIds: readonly number[]): Promise<(id: number) => string[]> {
  if (orderIds.length === 0) return () => [];
  const group = sql`partition by i.purchase_order_id, i.received`;
  const unfinished = db
    .selectFrom('order_items as i')
    .select(['i.purchase_order_id', 'i.received', 'i.position', 'i.material'])
    .select([
      sql<number>`(row_number() over (${group} order by i.position, i.id))::int`.as('nth'),
      sql<number>`(count(*) over (${group}))::int`.as('count'),
    ])
    .where('i.purchase_order_id', '=', anyOf(orderIds))
    .where('i.status', 'in', unfinishedItemStatuses)
    .as('unfinished');
  const rows = await db.selectFrom(unfinished).selectAll().where('nth', '<=', NAMED).orderBy('nth').execute();
  const of = (id: number, received: boolean): NamedItems | null => {
    const its = rows.filter((row) => row.purchase_order_id === id && row.received === received);
    const first = its.map(({ position, material }) => ({ position: trimDecimal(position), material }));
    return its[0] ? { count: its[0].count, first } : null;
  };
  return (id) => {
    const missing = of(id, false);
    const waiting = of(id, true);
    return [...(missing ? [messages.notReceived(missing)] : []), ...(waiting ? [messages.notShipped(waiting)] : [])];
  };
}
