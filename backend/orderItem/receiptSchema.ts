import { z } from 'zod';
import { messages as apiMessages } from '../api/messages.ts';
import { date, decimal, id, optionalDate, optionalKey, text, timestamp } from '../api/validate.ts';
import { receiptKinds } from '../goodsReceipt/table.ts';
import { isLookupKey } from '../lookup/rules.ts';
import { toUnits, trimDecimal } from '../record/decimal.ts';
import { messages } from './messages.ts';

/** A temperature in °C with at most one decimal, as text or a JSON number, or null; empty text becomes null. */
const temperature = z
  .preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z
      .union([z.string(), z.number()])
      .transform((value) => String(value).trim())
      .refine((value) => /^[-−]?\d+(\.\d+)?$/.test(value), { error: () => apiMessages.notANumber, abort: true })
      .transform((value) => value.replace('−', '-'))
      .refine((value) => (value.split('.')[1]?.length ?? 0) <= 1, {
        error: () => apiMessages.decimals(1),
        abort: true,
      })
      .refine((value) => Number(value) >= -273 && Number(value) <= 200, { error: () => messages.noTemperature })
      .transform((value) => (toUnits(value, 1) === 0n ? '0' : trimDecimal(value)))
      .nullable(),
  )
  .optional();

/** The goods receipt of an item in a response. */
export const goodsReceipt = z.object({
  received: z.boolean(),
  received_date: date.nullable(),
  condition: z.string().nullable(),
  temperature_reading: decimal.nullable().meta({ description: 'The temperature on arrival in °C, one decimal.' }),
  needs_release: z.boolean().meta({
    description:
      'Whether the goods arrived in another condition than `good`, or outside the temperatures of their storage requirement, and are not released yet: the item cannot become ready.',
  }),
  release_reason: z.string().nullable(),
  released_by_id: id.nullable(),
  released_at: timestamp.nullable(),
});

/** The fields of a goods receipt in a request. */
export const goodsReceiptAttributes = z
  .strictObject({
    received: z.boolean().optional().meta({ description: 'Accepted and ignored: receiving sets it.' }),
    received_date: optionalDate,
    condition: optionalKey(
      (key) => isLookupKey('conditions', key),
      () => messages.notALookup,
    ),
    temperature_reading: temperature,
  })
  .optional();

/** The parts of an ordered item in a response. */
export const itemParts = z
  .array(
    z
      .object({
        id,
        position: decimal,
        quantity: decimal,
        status: z.string(),
        received: z.boolean(),
        received_date: date.nullable(),
        to_receive: z.boolean().meta({ description: 'Whether it has not arrived and may still do.' }),
      })
      .meta({ id: 'OrderItemPart' }),
  )
  .meta({
    description:
      'The items that were ordered as one and split by quantity, this one among them, by position; empty if it was not split.',
  });

/** What releases an item. */
export const release = z.strictObject({ reason: text(1000), lock_version: z.int().optional() });
export type Release = z.infer<typeof release>;

/** All that was recorded of an item's receipt. */
export const receipts = z.object({
  data: z.array(
    z
      .object({
        id,
        kind: z.enum(receiptKinds),
        quantity: decimal,
        received_date: date.nullable(),
        condition: z.string().nullable(),
        lot_number: z.string().nullable(),
        expiry_date: date.nullable(),
        temperature_reading: decimal.nullable(),
        user_id: id.nullable().meta({ description: 'Who recorded it; null, like the time, if that is not known.' }),
        at: timestamp.nullable(),
      })
      .meta({ id: 'Receipt' }),
  ),
});
