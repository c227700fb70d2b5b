import { shownDeliveryFields } from './deliveryFields.ts';
import { countMade } from './deliveryMade.ts';
import { deliveryPlanner } from './deliveryPlan.ts';
import { takeBack, whyStay } from './deliveryUndo.ts';
import { writeDeliveries } from './deliveryWrite.ts';
import type { ImportKind } from './kind.ts';

/**
 * Delivered lines of the past, with their orders, items and the shipments in which they came: for organizations that bring their
 * history. Their programs, groups, end users and vendors are made, too.
 */
export const deliveryImport: ImportKind = {
  key: 'deliveries',
  type: 'PurchaseOrder',
  access: [
    ['purchase_orders', 'read'],
    ['order_items', 'read'],
    ['commercial_invoices', 'read'],
    ['programs', 'create'],
    ['purchase_orders', 'write'],
    ['order_items', 'write'],
    ['commercial_invoices', 'write'],
    ['vendors', 'write'],
    ['end_users', 'write'],
    ['groups', 'write'],
  ],
  into: 'organization',
  identifying: ['program_id', 'order_number'],
  fields: async () => shownDeliveryFields(),
  planner: deliveryPlanner,
  countMade,
  atOnce: 50,
  write: writeDeliveries,
  whyStay,
  takeBack,
};
