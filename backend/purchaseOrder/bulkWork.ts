import type { Caller } from '../access/caller.ts';
import { statusBack, workKind } from '../backgroundWork/rules.ts';
import type { Db } from '../db/client.ts';
import { usersChange } from '../record/assigned.ts';
import { purchaseOrderLabel } from '../record/label.ts';
import { anyOf } from '../record/listOrder.ts';
import type { Spelling } from '../record/search.ts';
import { statusKey } from '../record/status.ts';
import { type IsDue, sortedOrders } from './filters.ts';
import { type PurchaseOrderListQuery, purchaseOrderListQuery } from './listSchema.ts';
import { purchaseOrderStatuses } from './rules.ts';
import { orderStatusChange } from './schema.ts';
import { assignStatuses, assignUsers } from './write.ts';

/** The work on many orders: they move to a status, or get assigned users. @param isDue matches items for which a step is due */
export function orderWork(isDue: IsDue) {
  const list = {
    type: 'PurchaseOrder' as const,
    query: purchaseOrderListQuery,
    typed: ({ search, filters }: PurchaseOrderListQuery) => [
      search,
      filters?.order_number,
      filters?.order_number_internal,
    ],
    sorted: (db: Db, caller: Caller, query: PurchaseOrderListQuery, spelling: Spelling) =>
      sortedOrders(db, caller, query, isDue, spelling),
    named: async (db: Db, ids: readonly number[]) => {
      const orders = db.selectFrom('purchase_orders').select(['id', 'program_id', 'order_number']);
      const rows = await orders.where('id', '=', anyOf(ids)).execute();
      return rows.map(({ order_number, ...row }) => ({ ...row, label: purchaseOrderLabel(order_number) }));
    },
  };
  return [
    workKind({
      ...list,
      key: 'purchase_order_statuses',
      access: [['purchase_orders', 'assign_status']],
      change: orderStatusChange.extend({ status: statusKey(purchaseOrderStatuses) }),
      perform: (context, ids, change, versions) => assignStatuses(context, ids, change, true, versions),
      back: (before, { status }) => {
        const back = statusBack(purchaseOrderStatuses, before, status);
        // What was closed before is closed again without a question.
        return back && { ...back, confirmed: true };
      },
    }),
    workKind({
      ...list,
      key: 'purchase_order_users',
      access: [['purchase_orders', 'write']],
      change: usersChange,
      perform: (context, ids, change, versions) => assignUsers(context, ids, change.ids, true, versions),
      back: ({ users }) => ({ ids: users.map(({ id }) => id) }),
    }),
  ];
}
