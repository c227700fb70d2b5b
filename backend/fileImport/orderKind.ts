import type { ImportKind } from './kind.ts';
import { shownOrderFields } from './orderFields.ts';
import { orderPlanner } from './orderPlan.ts';
import { takeBack, whyStay } from './orderUndo.ts';
import { writeOrders } from './orderWrite.ts';

/** Declares the import of orders, or of the items of one. */
function orderKind(declared: Pick<ImportKind, 'key' | 'type' | 'access' | 'into' | 'identifying'>): ImportKind {
  const isIntoOrder = declared.into === 'purchase_order';
  return {
    ...declared,
    fields: ({ db, place }) => shownOrderFields(db, place, isIntoOrder),
    planner: orderPlanner,
    atOnce: 50,
    write: writeOrders,
    whyStay,
    takeBack,
  };
}

/** Orders with their items. */
export const purchaseOrderImport = orderKind({
  key: 'purchase_orders',
  type: 'PurchaseOrder',
  access: [
    ['purchase_orders', 'read'],
    ['order_items', 'read'],
    ['purchase_orders', 'write'],
    ['order_items', 'write'],
  ],
  into: 'program',
  identifying: ['order_number'],
});

/** Items of one order. */
export const orderItemImport = orderKind({
  key: 'order_items',
  type: 'OrderItem',
  access: [
    ['purchase_orders', 'read'],
    ['order_items', 'read'],
    ['order_items', 'write'],
  ],
  into: 'purchase_order',
  identifying: ['material'],
});
