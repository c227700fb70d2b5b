import { z } from 'zod';
import { optionalDate, optionalText } from '../api/validate.ts';
import { manyVersionedOf } from '../record/many.ts';
import { statusChange } from '../record/status.ts';

const fields = {
  delivered_date: optionalDate,
  received_by: optionalText(100),
  delivered_packages: z.int().min(0).max(1_000_000).nullish(),
};

/** What is recorded of a delivery: only the fields to change; null clears one. */
export const delivery = z.strictObject({ ...fields, lock_version: z.int().optional() });
export type Delivery = z.infer<typeof delivery>;

/** The body of a status change of a shipment. What is recorded of its delivery can be sent with `delivered`. */
export const shipmentStatusChange = statusChange.extend({
  ...fields,
  delivered_date: optionalDate.meta({
    description: 'Today, unless another day is sent, when a shipment is delivered.',
  }),
});
export type ShipmentStatusChange = z.infer<typeof shipmentStatusChange>;

/** The body of a status change of many shipments, all to the same status. */
export const manyShipmentStatuses = manyVersionedOf({ record: shipmentStatusChange });
