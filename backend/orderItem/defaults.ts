import { z } from 'zod';
import { type Caller, programsOf } from '../access/caller.ts';
import { notFound } from '../api/errors.ts';
import { decimal } from '../api/validate.ts';
import type { Db } from '../db/client.ts';
import { nextPositions } from './positions.ts';

/** The initial values of a new item of an order. */
export const orderItemDefaults = z
  .object({
    position: decimal,
    quantity: decimal,
    urgent: z.boolean(),
    split_kit: z.boolean(),
    split_quantity: z.boolean(),
    shipment: z.string().nullable(),
    storage: z.string().nullable(),
  })
  .meta({ id: 'OrderItemDefaults' });

/** Returns the initial values of a new item, from the order's last line. @throws 404 when the order is not the caller's */
export async function readDefaults(
  db: Db,
  caller: Caller,
  orderId: number,
): Promise<z.infer<typeof orderItemDefaults>> {
  const order = await db
    .selectFrom('purchase_orders')
    .select('id')
    .where('id', '=', orderId)
    .where('program_id', 'in', programsOf(caller))
    .executeTakeFirst();
  if (!order) throw notFound();
  const last = await db
    .selectFrom('order_items')
    .select(['position', 'shipment_type', 'storage'])
    .where('purchase_order_id', '=', orderId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [position = ''] = await nextPositions(db, orderId, last?.position ?? null, 1);
  return {
    position,
    quantity: '1',
    urgent: false,
    split_kit: false,
    split_quantity: false,
    shipment: last?.shipment_type ?? null,
    storage: last?.storage ?? null,
  };
}
