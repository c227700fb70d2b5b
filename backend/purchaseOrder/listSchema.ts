import { z } from 'zod';
import { idParameter } from '../api/validate.ts';
import { sortNames } from '../record/columns.ts';
import { dateRange, listQuery, momentRange, setOf, textParameter } from '../record/list.ts';
import { phaseFilter, statusKey } from '../record/status.ts';
import { purchaseOrderColumns } from './columns.ts';
import { itemSteps, purchaseOrderStatuses } from './rules.ts';

/** The parameters of the list of orders; without a program, those of all the caller's programs. */
export const purchaseOrderListQuery = listQuery({
  sort: sortNames(purchaseOrderColumns),
  own: { program_id: idParameter.optional() },
  filters: {
    order_number: textParameter.optional(),
    order_number_internal: textParameter.optional(),
    ...dateRange('order_date'),
    group_ids: setOf(idParameter).optional(),
    end_user_ids: setOf(idParameter).optional(),
    vendor_ids: setOf(idParameter).optional(),
    statuses: setOf(statusKey(purchaseOrderStatuses)).optional(),
    phases: phaseFilter,
    due: setOf(z.enum(itemSteps)).optional(),
    user_ids: setOf(z.union([z.literal('unassigned'), idParameter])).optional(),
    source: z.enum(['true', 'false']).optional(),
    ...momentRange('updated_at'),
    overview: z.literal('pending_orders').optional(),
  },
});
export type PurchaseOrderListQuery = z.infer<typeof purchaseOrderListQuery>;
