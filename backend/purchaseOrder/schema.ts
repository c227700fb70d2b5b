import { z } from 'zod';
import { date, decimal, id, optionalDate, optionalText, text, timestamp } from '../api/validate.ts';
import { ability, commentsInfo, rowPermission } from '../record/ability.ts';
import { manyVersionedOf } from '../record/many.ts';
import { heldFromKey, nextStatusKeys, statusChange } from '../record/status.ts';
import { messages } from './messages.ts';
import { holdsCardNumber } from './rules.ts';

/** The summary of a purchase order, for pickers. */
export const purchaseOrderSummary = z.object({ id, label: z.string() }).meta({ id: 'PurchaseOrderLight' });
export type PurchaseOrderSummary = z.infer<typeof purchaseOrderSummary>;

/** A purchase order as api/v1 returns it, in lists and by id. */
export const purchaseOrder = z
  .object({
    id,
    organization_id: id,
    program_id: id,
    order_number: z.object({ number: z.string(), tag: z.literal('external').nullable() }),
    order_number_internal: z.string().nullable(),
    status: z.string(),
    sub_status: z.string().nullable(),
    held_from: heldFromKey,
    next_statuses: nextStatusKeys,
    order_date: date.nullable(),
    vendor_id: id,
    end_user_id: id,
    group_id: id,
    user_ids: z.array(id),
    credit_card: z.string().nullable(),
    funding_number: z.string().nullable(),
    funding_description: z.string().nullable(),
    total_value: decimal.meta({ description: 'The sum of the total values of its items, in US dollars.' }),
    items_count: z.int().min(0).meta({ description: 'The number of items.' }),
    received_items_count: z.int().min(0).meta({ description: 'The number of received items.' }),
    lock_version: z.int(),
    created_by_id: id.nullable().meta({ description: 'Who made it; null for an import.' }),
    created_at: timestamp,
    updated_at: timestamp,
    comments_info: commentsInfo,
    abilities: z.array(ability),
    permission: rowPermission,
  })
  .meta({ id: 'PurchaseOrder' });
export type PurchaseOrder = z.infer<typeof purchaseOrder>;

const creditCard = optionalText().refine((value) => !value || !holdsCardNumber(value), {
  error: () => messages.wholeCard,
});

const changeable = {
  order_number: text(),
  order_number_internal: optionalText(),
  order_date: optionalDate,
  vendor_id: id,
  end_user_id: id,
  group_id: id,
  credit_card: creditCard,
  funding_number: optionalText(),
  funding_description: optionalText(),
};

/** The fields of a new order. */
export const purchaseOrderCreate = z.strictObject({
  program_id: id,
  ...changeable,
  external: z.boolean().optional(),
  user_ids: z.array(id).max(200).optional(),
});
export type PurchaseOrderCreate = z.infer<typeof purchaseOrderCreate>;

/** The changes of an order: only the fields to change. */
export const purchaseOrderUpdate = z.strictObject({ ...changeable, lock_version: z.int() }).partial();
export type PurchaseOrderUpdate = z.infer<typeof purchaseOrderUpdate>;

/** The body of a status change of an order. */
export const orderStatusChange = statusChange.extend({
  confirmed: z.boolean().default(false).meta({
    description:
      'That the order is to be closed although items are not received, or are received and not shipped. Without it such a change is rejected with 422 `unfinished_items`, whose `errors.base` names them.',
  }),
});
export type OrderStatusChange = z.infer<typeof orderStatusChange>;

/** The body of a status change of many orders, all to the same status. */
export const manyOrderStatuses = manyVersionedOf({ record: orderStatusChange });

/** The users to assign, replacing all others. */
export const assignedUsers = z.strictObject({ ids: z.array(id).max(200) });

/** The initial values of a new order. */
export const purchaseOrderDefaults = z
  .object({ order_number: z.string().nullable() })
  .meta({ id: 'PurchaseOrderDefaults' });
