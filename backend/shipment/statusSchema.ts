import { z } from 'zod';
import { dueSteps, status } from '../record/status.ts';
import { type ShipmentStatus, shipmentSteps } from './statuses.ts';

/** The statuses of shipments as api/v1 returns them. */
export const shipmentStatusList = z.object({
  data: z.array(
    status
      .extend({
        due: dueSteps(shipmentSteps),
        records_delivery: z.boolean().meta({ description: 'Whether a move to it records the delivery.' }),
      })
      .meta({ id: 'CommercialInvoiceStatus' }),
  ),
});

/** Converts a status to its record. */
export const shownStatus = ({ approval, approved_only, due, ...shown }: ShipmentStatus) => ({
  ...shown,
  due: [...due],
});
