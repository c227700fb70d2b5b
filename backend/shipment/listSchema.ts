import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
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
import { phaseFilter, statusKey } from '../record/status.ts';
import { shipmentColumns } from './columns.ts';
import { keyOf } from './schema.ts';
import { shipmentStatuses, shipmentSteps } from './statuses.ts';

/** The parameters of the list of shipments; the program, or ids, must be given. */
export const shipmentListQuery = listQuery({
  sort: sortNames(shipmentColumns),
  own: { program_id: idParameter.optional() },
  filters: {
    invoice_number: textParameter.optional(),
    awb: textParameter.optional(),
    itn: textParameter.optional(),
    has_itn: booleanParameter.optional(),
    statuses: setOf(statusKey(shipmentStatuses)).optional(),
    phases: phaseFilter,
    due: setOf(z.enum(shipmentSteps)).optional(),
    user_ids: setOf(z.union([z.literal('unassigned'), idParameter])).optional(),
    group_ids: setOf(idParameter).optional(),
    courier_ids: setOf(idParameter).optional(),
    shipment_types: setOf(keyOf('shipment_types')).optional(),
    ...decimalRange('package_quantity'),
    ...decimalRange('total_weight'),
    ...decimalRange('dry_ice'),
    ...dateRange('anticipated_ship_date'),
    ...dateRange('shipped_date'),
    ...dateRange('delivered_date'),
    ...momentRange('updated_at'),
    overview: z.enum(['approval_list', 'for_this_week']).optional(),
  },
});
export type ShipmentListQuery = z.infer<typeof shipmentListQuery>;
