import { statusBack, workKind } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import { trimDecimal } from '../record/decimal.ts';
import { orderItemLabel, purchaseOrderLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import { statusChange, statusKey } from '../record/status.ts';
import { typedIn } from './filters.ts';
import { orderItemListQuery } from './listSchema.ts';
import { sortedItems } from './read.ts';
import { orderItemStatuses } from './rules.ts';
import { assignStatuses } from './write.ts';

/** The work on many order items: they move to a status. */
export const itemWork = [
  workKind({
    key: 'order_item_statuses',
    type: 'OrderItem',
    access: [['order_items', 'assign_status']],
    query: orderItemListQuery,
    change: statusChange.extend({ status: statusKey(orderItemStatuses) }),
    typed: typedIn,
    sorted: sortedItems,
    named: async (db: Db, ids: readonly number[]) => {
      const rows = await db
        .selectFrom('order_items as i')
        .innerJoin('purchase_orders as po', 'po.id', 'i.purchase_order_id')
        .select(['i.id', 'i.program_id', 'i.position', 'i.material', 'po.order_number'])
        .where('i.id', '=', anyOf(ids))
        .execute();
      return rows.map(({ order_number, position, material, ...row }) => {
        const label = `${purchaseOrderLabel(order_number)} · ${orderItemLabel(trimDecimal(position), material)}`;
        return { ...row, label };
      });
    },
    perform: (context, ids, change, versions) => assignStatuses(context, ids, change, true, versions),
    back: (before, { status }) => statusBack(orderItemStatuses, before, status),
  }),
];
