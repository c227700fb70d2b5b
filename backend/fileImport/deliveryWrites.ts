/** What the plan of an import of deliveries stores, and its write reads. */
import { z } from 'zod';
import type { NamedValue } from './kind.ts';

const named = z.union([z.strictObject({ id: z.int() }), z.strictObject({ create: z.string() })]);
const optional = z.string().nullable();

/** A line, as an item is made of it. */
export const deliveredLine = z.strictObject({
  /** What tells it from others of its order. */
  line_id: z.string(),
  catalog_number: z.string(),
  material: z.string(),
  quantity: z.string(),
  size_per_item: z.string(),
  value_per_item: z.string(),
  notes: optional,
  received_date: optional,
  /** The shipment in which it came, by its number as it is compared, and whether there is none yet. */
  shipment: z.strictObject({ key: z.string(), isNew: z.boolean() }).nullable(),
});
export type DeliveredLine = z.infer<typeof deliveredLine>;

/** The fields of an order, but its number. */
const fields = z.strictObject({
  program_id: named,
  group_id: named,
  end_user_id: named,
  vendor_id: named,
  /** The country of an end user that is made. */
  country: optional,
  order_number_internal: optional,
  order_date: optional,
});
export type DeliveredOrderFields = Readonly<
  Record<'program_id' | 'group_id' | 'end_user_id' | 'vendor_id', NamedValue> &
    Record<'country' | 'order_number_internal' | 'order_date', string | null>
>;

/** An order, with the shipments in which its lines came. */
export const deliveredOrder = fields.extend({
  order_number: z.string(),
  shipments: z.array(
    z.strictObject({
      key: z.string(),
      fields: z.strictObject({
        invoice_number: z.string(),
        shipment_type: optional,
        incoterm: optional,
        anticipated_ship_date: optional,
        shipped_date: optional,
        total_weight: optional,
        freight_cost: optional,
        notes: optional,
      }),
    }),
  ),
});
export type DeliveredOrderPlan = z.infer<typeof deliveredOrder>;
