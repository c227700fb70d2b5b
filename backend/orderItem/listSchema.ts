import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import type { LookupList } from '../lookup/rules.ts';
import { itemSteps } from '../purchaseOrder/rules.ts';
import { sortNames } from '../record/columns.ts';
import {
  booleanParameter,
  dateRange,
  decimalRange,
  listQuery,
  momentRange,
  setOf,
  textParameter,
} from '../record/list.ts';
import { ofRecords } from '../record/pages.ts';
import { phaseFilter, statusKey } from '../record/status.ts';
import { orderItemColumns } from './columns.ts';
import { orderItemStatuses } from './rules.ts';
import { keyOf, knownCountry } from './schema.ts';

const keysOf = (list: LookupList) => setOf(keyOf(list)).optional();

const filters = {
  material: textParameter.optional(),
  catalog_number: textParameter.optional(),
  invoice_number: textParameter.optional(),
  wcm_invoice_number: textParameter.optional(),
  ...dateRange('goods_receipt_received_date'),
  lot_number: textParameter.optional(),
  ...dateRange('expiry_date'),
  assessment_dg_description: textParameter.optional(),
  vendor_name: textParameter.optional(),
  ...decimalRange('quantity'),
  ...decimalRange('total_value'),
  ...decimalRange('value_per_item'),
  urgent: booleanParameter.optional(),
  split_kit: booleanParameter.optional(),
  eei_export: booleanParameter.optional(),
  statuses: setOf(statusKey(orderItemStatuses)).optional(),
  country_of_manufacture: setOf(knownCountry).optional(),
  goods_receipt_condition: keysOf('conditions'),
  assessment_dg_class: keysOf('dangerous_goods_classes'),
  mta_status: keysOf('mta_statuses'),
  shipment: keysOf('shipment_types'),
  storage: keysOf('storage_requirements'),
};

/** The parameters of the list of order items; without a parent, those of all the caller's programs. */
export const orderItemListQuery = listQuery({
  sort: sortNames(orderItemColumns),
  own: {
    purchase_order_id: idParameter.optional(),
    program_id: idParameter.optional(),
    commercial_invoice_id: idParameter.optional(),
    received: booleanParameter.optional(),
    assessed: booleanParameter.optional(),
  },
  filters: {
    ...filters,
    phases: phaseFilter,
    due: setOf(z.enum(itemSteps)).optional(),
    purchase_order_ids: setOf(idParameter).optional(),
    ...momentRange('updated_at'),
    overview: z.literal('urgent_items').optional(),
  },
});
export type OrderItemListQuery = z.infer<typeof orderItemListQuery>;

/** The parameters of the items of several orders or shipments. */
export const orderItemPagesQuery = orderItemListQuery.pick({ page: true, items: true, sort: true }).extend(ofRecords);
export type OrderItemPagesQuery = z.infer<typeof orderItemPagesQuery>;

/**
 * The parameters of the list of items that a shipment can take. `selected_order_item_ids` are already chosen: the export
 * rule counts them with the shipment's items.
 */
export const availableItemsQuery = listQuery({
  sort: sortNames(orderItemColumns),
  own: { selected_order_item_ids: setOf(idParameter).optional() },
  filters,
}).omit({ light: true });
export type AvailableItemsQuery = z.infer<typeof availableItemsQuery>;
