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
import { sharedFields } from './schema.ts';
import { assignStatuses, updateItems } from './write.ts';

const list = {
  type: 'OrderItem' as const,
  query: orderItemListQuery,
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
};

/** The work on many order items: they move to a status, or get the same urgency or storage. */
export const itemWork = [
  workKind({
    ...list,
    key: 'order_item_statuses',
    access: [['order_items', 'assign_status']],
    change: statusChange.extend({ status: statusKey(orderItemStatuses) }),
    perform: (context, ids, change, versions) => assignStatuses(context, ids, change, true, versions),
    back: (before, { status }) => statusBack(orderItemStatuses, before, status),
  }),
  workKind({
    ...list,
    key: 'order_item_fields',
    access: [['order_items', 'write']],
    change: sharedFields,
    perform: (context, ids, change, versions) => {
      const sent = ids.map((id, index) => ({ row: { id, lock_version: versions[index], ...change } }));
      return updateItems(context, sent, true);
    },
    back: ({ urgent, storage }, change) => ({
      ...('urgent' in change && { urgent }),
      ...('storage' in change && { storage }),
    }),
  }),
];
