import { z } from 'zod';
import { type ItemStatus, itemSteps } from '../purchaseOrder/rules.ts';
import { dueSteps, status } from '../record/status.ts';

/** The statuses of items as api/v1 returns them. */
export const itemStatusList = z.object({
  data: z.array(
    status
      .extend({
        due: dueSteps(itemSteps),
        offered: z.boolean().meta({
          description: 'Whether items in it are offered for shipments, even if they cannot be added now.',
        }),
      })
      .meta({ id: 'OrderItemStatus' }),
  ),
});

/** Converts a status to its record. */
export const shownStatus = ({ joinsShipment, due, ...shown }: ItemStatus) => ({
  ...shown,
  due: [...due],
  offered: joinsShipment !== 'never',
});
