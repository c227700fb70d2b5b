import { z } from 'zod';
import { messages as apiMessages } from '../api/messages.ts';
import {
  date,
  decimal,
  id,
  optionalDate,
  optionalDecimal,
  optionalKey,
  optionalLongText,
  optionalText,
  positiveDecimal,
  text,
  timestamp,
} from '../api/validate.ts';
import { isLookupKey, isNetQuantityUnit, type LookupList } from '../lookup/rules.ts';
import { ability, commentsInfo, rowPermission } from '../record/ability.ts';
import { countryCode } from '../record/address.ts';
import { padDecimal, trimDecimal } from '../record/decimal.ts';
import { manyOf, rowsOf } from '../record/many.ts';
import { heldFromKey, nextStatusKeys, refusedStatuses } from '../record/status.ts';
import { eeiLevels, storedHsCode } from '../regulation/hsCode.ts';
import { isPackingGroup, unNumberForm } from '../regulation/unNumbers.ts';
import { shipmentFields } from '../shipment/rules.ts';
import { messages } from './messages.ts';
import { goodsReceipt, goodsReceiptAttributes, itemParts } from './receiptSchema.ts';
import { positionLimit } from './rules.ts';

/** The summary of an order item, for pickers. */
export const orderItemSummary = z.object({ id, label: z.string() }).meta({ id: 'OrderItemLight' });
export type OrderItemSummary = z.infer<typeof orderItemSummary>;

/** The query of a removal: the version to remove; without it, the newest. */
export const removalQuery = z.strictObject({
  lock_version: z
    .string()
    .regex(/^\d{1,15}$/, { error: () => apiMessages.notANumber })
    .transform(Number)
    .optional(),
});

/** An order item as api/v1 returns it, in lists and by id. */
export const orderItem = z
  .object({
    id,
    organization_id: id,
    purchase_order_id: id,
    commercial_invoice_id: id.nullable(),
    status: z.string(),
    sub_status: z.string().nullable(),
    held_from: heldFromKey,
    next_statuses: nextStatusKeys,
    refused_statuses: refusedStatuses,
    position: decimal,
    catalog_number: z.string(),
    material: z.string(),
    quantity: decimal,
    size_per_item: z.string(),
    value_per_item: decimal,
    total_value: decimal,
    urgent: z.boolean(),
    split_kit: z.boolean(),
    split_quantity: z.boolean(),
    mta_status: z.string().nullable(),
    invoice_number: z.string().nullable(),
    wcm_invoice_number: z.string().nullable(),
    wbg_mat_doc: z.string().nullable(),
    shipment: z.string().nullable(),
    storage: z.string().nullable(),
    countries_of_manufacture: z.array(z.string()),
    eccn_details: z.string().nullable(),
    hs_code: z.string().nullable(),
    eei_export: z.boolean().nullable(),
    notes: z.string().nullable(),
    un_number: z.string().nullable(),
    packing_group: z.string().nullable(),
    subsidiary_hazards: z.array(z.string()),
    net_quantity: decimal.nullable().meta({
      description: 'Of dangerous goods in one unit, where the unit is neither a mass nor a volume.',
    }),
    net_quantity_unit: z.string().nullable(),
    shipment_awb_number: z.string().nullable(),
    shipment_awb_prefix: z.string().nullable(),
    end_user_name: z.string(),
    vendor_name: z.string(),
    names_prohibited: z.boolean().meta({
      description: 'Whether its order names a party whose risk level prohibits trade: the item cannot leave.',
    }),
    missing_for_shipment: z.array(z.enum(shipmentFields)).meta({
      description: 'The empty fields that a shipment requires: without them the item cannot join one.',
    }),
    assessment: z.object({
      assessed: z.boolean(),
      dg_class: z.string().nullable(),
      dg_description: z.string().nullable(),
    }),
    lot_number: z.string().nullable(),
    expiry_date: date.nullable(),
    goods_receipt: goodsReceipt,
    split_from_id: id.nullable().meta({ description: 'The first of its `parts`; null for that one itself.' }),
    parts: itemParts,
    lock_version: z.int(),
    created_at: timestamp,
    updated_at: timestamp,
    comments_info: commentsInfo,
    abilities: z.array(ability),
    permission: rowPermission,
  })
  .meta({ id: 'OrderItem' });
export type OrderItem = z.infer<typeof orderItem>;

/** A key of a closed list, and a country's. */
export const keyOf = (list: LookupList) =>
  z.string().refine((key) => isLookupKey(list, key), { error: () => messages.notALookup });
const optionalKeyOf = (list: LookupList) =>
  optionalKey(
    (key) => isLookupKey(list, key),
    () => messages.notALookup,
  );
export const knownCountry = countryCode.refine((code) => isLookupKey('countries', code), {
  error: () => messages.notALookup,
});
/** A switch; null is off. */
const onOff = z
  .boolean()
  .nullable()
  .transform((value) => value ?? false);
/** A set in the order in which it was sent; null is empty. */
const setIn = <Item extends z.ZodType<string>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max)
    .nullable()
    .transform((values) => [...new Set(values ?? [])]);
/** The number of goods by 49 CFR 172.101 and the IATA regulations; a number that is not in their tables is accepted. */
const unNumber = optionalText()
  .transform((value) => value?.toUpperCase() ?? value)
  .refine((value) => !value || unNumberForm.test(value), { error: () => messages.notAUnNumber });

/** The fields that every item has. */
export const required = {
  position: positiveDecimal(1, positionLimit).transform(trimDecimal),
  catalog_number: text(),
  material: text(),
  quantity: positiveDecimal(3, 1e11).transform(trimDecimal),
  size_per_item: text(40),
  value_per_item: positiveDecimal(4, 1e12).transform((value) => padDecimal(value, 2)),
};

const optional = {
  urgent: onOff.optional(),
  split_kit: onOff.optional(),
  split_quantity: onOff.optional(),
  mta_status: optionalKeyOf('mta_statuses'),
  invoice_number: optionalText(),
  wcm_invoice_number: optionalText(),
  wbg_mat_doc: optionalText(),
  shipment: optionalKeyOf('shipment_types'),
  storage: optionalKeyOf('storage_requirements'),
  countries_of_manufacture: setIn(knownCountry, 250).optional(),
  eccn_details: optionalText(),
  hs_code: optionalText().transform((value) => value && storedHsCode(value)),
  eei_export: z.boolean().nullish(),
  notes: optionalLongText(),
  un_number: unNumber,
  packing_group: optionalKey(isPackingGroup, () => messages.notALookup),
  subsidiary_hazards: setIn(keyOf('dangerous_goods_classes'), 20).optional(),
  net_quantity: optionalDecimal(3, 1e11).transform((value) => value && trimDecimal(value)),
  net_quantity_unit: optionalKey(isNetQuantityUnit, () => messages.notALookup),
  assessment_attributes: z
    .strictObject({
      assessed: z.boolean().optional().meta({ description: 'Accepted and ignored: assessing sets it.' }),
      dg_class: optionalKeyOf('dangerous_goods_classes'),
      dg_description: optionalText(),
    })
    .optional(),
  lot_number: optionalText(),
  expiry_date: optionalDate,
  goods_receipt_attributes: goodsReceiptAttributes,
};

/** The fields of a new item of a known order. */
export const newOrderItem = z.strictObject({ ...required, ...optional });
export type NewOrderItem = z.infer<typeof newOrderItem>;

/** The fields of a new item. */
export const orderItemCreate = newOrderItem.extend({ purchase_order_id: id });
export type OrderItemCreate = z.infer<typeof orderItemCreate>;

/** The changes of an item: only the fields to change. */
export const orderItemUpdate = z.strictObject({ ...required, ...optional, lock_version: z.int() }).partial();
export type OrderItemUpdate = z.infer<typeof orderItemUpdate>;

/** The fields that many items can get at once: one of them, or both. */
export const sharedFields = orderItemUpdate
  .pick({ urgent: true, storage: true })
  .refine((fields) => Object.keys(fields).length > 0, { error: () => messages.noField });

/** The changes of an item that is received, and how many of it were: without a quantity, all. */
export const orderItemReceive = orderItemUpdate.extend({ received_quantity: required.quantity.optional() });
export type OrderItemReceive = z.infer<typeof orderItemReceive>;

/** New items of one order. */
export const orderItemsCreate = manyOf({ order_items: rowsOf(newOrderItem) });

/** The changes of many items: for each, only the fields to change. */
export const orderItemsUpdate = manyOf({ order_items: rowsOf(orderItemUpdate.extend({ id }), 'id') });

/** An item that a shipment can take, and the result of the export rule for its code if it did. */
export const availableItem = orderItem
  .extend({
    eei: z
      .object({
        level: z.enum(eeiLevels),
        hs_code: z.string(),
        value: decimal,
        incomplete_code: z.string().nullable(),
      })
      .nullable()
      .meta({
        description:
          "The tariff code, digits only, and the value under it of the shipment's items, the selected ones and this one, compared with the limit of 15 CFR 30.37(a); `incomplete_code` needs all its 10 digits for a more definite result. Null if the shipment's `eei_export` is decided, or without a tariff code.",
      }),
  })
  .meta({ id: 'AvailableOrderItem' });
export type AvailableItem = z.infer<typeof availableItem>;
